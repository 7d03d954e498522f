import { and, eq } from "drizzle-orm";
import { database } from "@/db";
import { accounts, registrations } from "@/db/schema";
import type { Actor } from "@/lib/core/actor";
import { isSameMailbox } from "@/lib/referrals/rules";
import type { ReferrerInput } from "@/lib/referrals/schema";
import { nameReferrer } from "@/lib/referrals/service";
import { hashSecret } from "../rules";
import type { Caller } from "../types";
import { invitedBy } from "./rules";

/** Whether the account of this address was registered in the caller's browser. */
async function wasRegisteredHere(email: string, binding: string | undefined): Promise<boolean> {
  if (!binding) return false;
  const db = await database();
  const found = await db
    .select({ id: registrations.id })
    .from(registrations)
    .innerJoin(accounts, eq(accounts.id, registrations.accountId))
    .where(and(eq(registrations.bindingHash, hashSecret(binding)), eq(accounts.email, email)));
  return found.length > 0;
}

/**
 * Keeps who brought a new account: for whoever is signed in to it or holds the cookie of its registration, and for a caller
 * without either only right after it was verified. Answers alike in every case. Throws `invalid_input` for one's own name.
 */
export async function nameOwnReferrer(input: ReferrerInput, caller: Caller, actor: Actor | null): Promise<void> {
  const proven = actor?.email === input.email || (await wasRegisteredHere(input.email, caller.registration));
  await nameReferrer(input, proven);
}

/**
 * Keeps whose invitation a newcomer followed who has just come in, so that it counts also when the page that asks is left.
 * What the newcomer says there goes before it.
 */
export async function keepInvitation({ email, ref }: { email: string; ref?: string }): Promise<void> {
  const referredByEmail = invitedBy(ref);
  if (referredByEmail && !isSameMailbox(referredByEmail, email)) await nameReferrer({ email, referredByEmail });
}
