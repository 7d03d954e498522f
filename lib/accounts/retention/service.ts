import { and, isNull, lt, ne } from "drizzle-orm";
import { transact } from "@/db";
import {
  authenticators,
  outbox,
  oneTimeCodes,
  pendingSignIns,
  registrations,
  sessions,
  signInTickets,
} from "@/db/schema";
import { days, now } from "@/lib/core/clock";
import { registrationLifetime } from "../constants";
import { eraseOldDevices } from "../devices/service";
import { eraseOldSignIns } from "../sign-ins/service";

function ago(count: number): Date {
  return new Date(now().getTime() - days(count));
}

/**
 * Erases one-time codes and sessions that ended more than 30 days ago, mails that went out, or were given up, more than
 * 90 days ago and registrations that were begun more than 7 days ago, and forgets browsers that were not used for 400 days.
 * Returns how many. The privacy page promises it.
 */
export async function eraseEndedRecords(): Promise<number> {
  return transact(async (tx) => {
    const worn = lt(oneTimeCodes.expiresAt, ago(30));
    const codes = await tx.delete(oneTimeCodes).where(worn).returning({ id: oneTimeCodes.id });
    const ended = await tx
      .delete(sessions)
      .where(lt(sessions.expiresAt, ago(30)))
      .returning({ id: sessions.id });
    const forgotten = await eraseOldDevices(tx);
    const waited = new Date(now().getTime() - registrationLifetime);
    const attempts = await tx
      .delete(registrations)
      .where(lt(registrations.createdAt, waited))
      .returning({ id: registrations.id });
    await eraseOldSignIns(tx);
    await tx.delete(pendingSignIns).where(lt(pendingSignIns.expiresAt, ago(1)));
    const given = and(isNull(authenticators.confirmedAt), lt(authenticators.createdAt, ago(1)));
    await tx.delete(authenticators).where(given);
    await tx.delete(signInTickets).where(lt(signInTickets.expiresAt, ago(30)));
    const old = and(ne(outbox.state, "queued"), lt(outbox.createdAt, ago(90)));
    const letters = await tx.delete(outbox).where(old).returning({ id: outbox.id });
    return codes.length + ended.length + forgotten + attempts.length + letters.length;
  });
}
