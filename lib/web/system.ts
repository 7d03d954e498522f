import { eq } from "drizzle-orm";
import { database } from "@/db";
import { accounts } from "@/db/schema";
import type { Actor } from "@/lib/core/actor";
import { hours, now } from "@/lib/core/clock";
import { AppError } from "@/lib/core/errors";
import { proveActor } from "@/lib/core/prove-actor";

/** An account as actor without a session, for work that the machine itself does in its name. Throws `not_found`. */
export async function actAs(accountId: number): Promise<Actor> {
  const db = await database();
  const [account] = await db.select().from(accounts).where(eq(accounts.id, accountId));
  if (!account) throw new AppError("not_found");
  const { role, email, fullName, school, language, revision } = account;
  const sessionEndsAt = new Date(now().getTime() + hours(1));
  const session = { sessionId: "", sessionEndsAt, provenAt: now() };
  return proveActor({ ...session, accountId, role, email, fullName, school, language, revision });
}
