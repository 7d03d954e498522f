import { and, desc, eq, gt, isNull } from "drizzle-orm";
import type { Tx } from "@/db";
import { registrations } from "@/db/schema";
import { now } from "@/lib/core/clock";
import { registrationLifetime } from "../constants";
import { hashSecret } from "../rules";

/** An attempt to make an account. */
export type Attempt = typeof registrations.$inferSelect;

/** What is neither confirmed nor too old, as a condition. */
export function pendingFor(email: string) {
  const since = new Date(now().getTime() - registrationLifetime);
  return and(eq(registrations.email, email), isNull(registrations.confirmedAt), gt(registrations.createdAt, since));
}

/** The pending attempt with this address that was begun in the browser with this cookie. */
export async function findOwnAttempt(tx: Tx, email: string, binding: string | undefined): Promise<Attempt | undefined> {
  if (!binding) return undefined;
  const own = and(pendingFor(email), eq(registrations.bindingHash, hashSecret(binding)));
  const [attempt] = await tx.select().from(registrations).where(own);
  return attempt;
}

/** The pending attempt that the browser began, or, where it began none, the newest with this address. */
export async function findAttempt(tx: Tx, email: string, binding: string | undefined): Promise<Attempt | undefined> {
  const own = await findOwnAttempt(tx, email, binding);
  if (own) return own;
  const newest = desc(registrations.id);
  const [attempt] = await tx.select().from(registrations).where(pendingFor(email)).orderBy(newest).limit(1);
  return attempt;
}

/** The pending attempt whose live code this still is. */
export async function findCodedAttempt(tx: Tx, { email, id, codeHash }: Attempt): Promise<Attempt | undefined> {
  const live = gt(registrations.codeExpiresAt, now());
  const coded = and(pendingFor(email), live, eq(registrations.id, id), eq(registrations.codeHash, codeHash ?? ""));
  const [attempt] = await tx.select().from(registrations).where(coded);
  return attempt;
}

/** The pending attempt that a mailed link names. */
export async function findLinkedAttempt(tx: Tx, email: string, link: string): Promise<Attempt | undefined> {
  const linked = and(pendingFor(email), eq(registrations.linkHash, hashSecret(link)));
  const [attempt] = await tx.select().from(registrations).where(linked);
  return attempt;
}
