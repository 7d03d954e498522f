import { eq } from "drizzle-orm";
import { database } from "@/db";
import { accounts, quotaPeriods, sessions, subscriptions, subscriptionTiers } from "@/db/schema";
import { aTeacher } from "@/db/seed/makers";
import { findSessionAccount } from "@/lib/accounts/queries";
import type { Caller } from "@/lib/accounts/types";
import type { Actor } from "@/lib/core/actor";
import { days, hours, now } from "@/lib/core/clock";
import { proveActor } from "@/lib/core/prove-actor";
import { quotaPeriodStart } from "@/lib/subscriptions/rules";

let callers = 0;

type Given = Parameters<typeof aTeacher>[0] & {
  tier?: string;
  /** Plans that are left in the running month. */
  plansLeft?: number;
  expiresAt?: Date;
};

/** A signed-in actor with a row, a session and a subscription (Free unless said otherwise). */
export async function anActor(given: Given = {}): Promise<Actor> {
  const { tier = "Free", plansLeft, expiresAt, ...row } = given;
  const db = await database();
  const [account] = await db.insert(accounts).values(aTeacher(row)).returning();
  if (!account) throw new Error("no account");
  const [{ id: tierId, lessonPlansPerMonth } = { id: 0, lessonPlansPerMonth: 0 }] = await db
    .select()
    .from(subscriptionTiers)
    .where(eq(subscriptionTiers.name, tier));
  const startedAt = new Date(now().getTime() - days(3));
  const ends = expiresAt ?? new Date(now().getTime() + days(30));
  await db.insert(subscriptions).values({ accountId: account.id, tierId, startedAt, expiresAt: ends });
  if (plansLeft !== undefined) {
    const startsAt = quotaPeriodStart(startedAt, now());
    await db.insert(quotaPeriods).values({ accountId: account.id, startsAt, used: lessonPlansPerMonth - plansLeft });
  }
  return signedIn(account.id);
}

async function signedIn(accountId: number): Promise<Actor> {
  const expiresAt = new Date(now().getTime() + hours(1));
  const db = await database();
  const row = { accountId, userAgent: "test", provenAt: now(), expiresAt };
  const [session] = await db.insert(sessions).values(row).returning();
  return renewed(session?.id ?? "");
}

/** The same person in a session of another sign-in. */
export function anew(actor: Actor): Promise<Actor> {
  return signedIn(actor.accountId);
}

async function renewed(sessionId: string): Promise<Actor> {
  const facts = await findSessionAccount(sessionId);
  if (!facts) throw new Error("no live session");
  return proveActor(facts);
}

/** The same person at a later request: with the revision that the writes since have made. */
export function again(actor: Actor): Promise<Actor> {
  return renewed(actor.sessionId);
}

/** Somebody at a door, each from a network of their own. */
export function aCaller(given: Partial<Caller> = {}): Caller {
  callers += 1;
  return { address: `203.0.113.${callers}`, userAgent: "test", ...given };
}
