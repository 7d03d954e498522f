import { and, eq, gt, isNull } from "drizzle-orm";
import { transact, type Tx } from "@/db";
import { accounts, referrals } from "@/db/schema";
import { now } from "@/lib/core/clock";
import { AppError } from "@/lib/core/errors";
import { namingPeriod } from "./constants";
import type { ReferrerInput } from "./schema";

/**
 * Keeps who brought a new account. The first name counts, in the first week after signing up; an unknown account is
 * passed over in silence, so that nobody learns which addresses have one. Throws `invalid_input` for one's own name.
 */
export async function recordReferrer(tx: Tx, { email, referredByEmail }: ReferrerInput): Promise<void> {
  if (!referredByEmail) return;
  if (referredByEmail === email) throw new AppError("invalid_input", { fields: { referredByEmail: "referrerSelf" } });
  const since = new Date(now().getTime() - namingPeriod);
  const [account] = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.email, email), isNull(accounts.deletedAt), gt(accounts.createdAt, since)));
  if (!account) return;
  await tx.insert(referrals).values({ accountId: account.id, referredByEmail, createdAt: now() }).onConflictDoNothing();
}

/** The same for a caller without a transaction of its own. */
export function nameReferrer(input: ReferrerInput): Promise<void> {
  return transact((tx) => recordReferrer(tx, input));
}
