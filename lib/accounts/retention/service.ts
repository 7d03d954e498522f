import { lt } from "drizzle-orm";
import { transact } from "@/db";
import { oneTimeCodes, sessions, signInTickets } from "@/db/schema";
import { days, now } from "@/lib/core/clock";

/** Erases one-time codes and sessions that ended more than 30 days ago. Returns how many. */
export async function eraseEndedSecrets(): Promise<number> {
  const before = new Date(now().getTime() - days(30));
  return transact(async (tx) => {
    const codes = await tx
      .delete(oneTimeCodes)
      .where(lt(oneTimeCodes.expiresAt, before))
      .returning({ id: oneTimeCodes.id });
    const ended = await tx.delete(sessions).where(lt(sessions.expiresAt, before)).returning({ id: sessions.id });
    await tx.delete(signInTickets).where(lt(signInTickets.expiresAt, before));
    return codes.length + ended.length;
  });
}
