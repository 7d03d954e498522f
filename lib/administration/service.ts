import { and, eq, isNull } from "drizzle-orm";
import { transact, type Tx } from "@/db";
import { accounts } from "@/db/schema";
import { resetFactors } from "@/lib/accounts/security/service";
import { endSessions } from "@/lib/accounts/sessions/service";
import { markChanged } from "@/lib/activity/service";
import { recordAudit } from "@/lib/audit/service";
import type { AuditNote } from "@/lib/audit/types";
import type { Actor, Role } from "@/lib/core/actor";
import { now } from "@/lib/core/clock";
import { AppError } from "@/lib/core/errors";
import { requireAdmin } from "@/lib/core/require-admin";
import { requireRecentProof } from "@/lib/core/require-recent-proof";
import { eraseAccount } from "@/lib/personal-data/service";
import type { Confirmation } from "@/lib/payments/types";
import { assignTier } from "@/lib/subscriptions/service";
import { getTier } from "@/lib/subscriptions/queries";
import { grantInTurn } from "./granting/service";

type Account = typeof accounts.$inferSelect;
type AuditedAct = Pick<AuditNote, "act" | "details"> | null;

/**
 * Lets one administrative act at a time pass: of two administrators who demote each other at the same moment the second
 * waits here, and then is none any more. Throws `forbidden`.
 */
async function holdAdministrators(tx: Tx, actor: Actor): Promise<void> {
  const live = and(eq(accounts.role, "ADMIN"), isNull(accounts.lockedAt));
  const held = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(live)
    .orderBy(accounts.id)
    .for("no key update");
  if (!held.some(({ id }) => id === actor.accountId)) throw new AppError("forbidden");
}

async function holdAccount(tx: Tx, id: number): Promise<Account> {
  const [account] = await tx.select().from(accounts).where(eq(accounts.id, id)).for("no key update");
  if (!account) throw new AppError("user_not_found");
  return account;
}

/** Does something with an account and writes it down, in one transaction; what changes nothing is not written down. */
async function administer(
  actor: Actor,
  id: number,
  work: (tx: Tx, account: Account) => Promise<AuditedAct>,
): Promise<void> {
  requireAdmin(actor);
  await transact(async (tx) => {
    await holdAdministrators(tx, actor);
    const done = await work(tx, await holdAccount(tx, id));
    if (!done) return;
    await recordAudit(tx, actor, { ...done, subjectType: "account", subjectId: id });
    await markChanged(tx, actor.accountId);
    if (id !== actor.accountId) await markChanged(tx, id);
  });
}

/** For acts that weigh much. Throws `forbidden` and `proof_required`. */
function weigh(actor: Actor): void {
  requireAdmin(actor);
  requireRecentProof(actor);
}

/** Whoever acts stays an administrator, so that there always is one. Throws `own_account`. */
function assertOther(actor: Actor, id: number): void {
  if (id === actor.accountId) throw new AppError("own_account");
}

/** Shuts somebody out, at their next request. Throws `own_account`, `user_not_found` and `forbidden`. */
export async function lockUser(actor: Actor, id: number): Promise<void> {
  await administer(actor, id, async (tx, account) => {
    assertOther(actor, id);
    if (account.lockedAt) return null;
    await tx.update(accounts).set({ lockedAt: now() }).where(eq(accounts.id, id));
    await endSessions(tx, id);
    return { act: "userLocked" };
  });
}

/** Throws `user_not_found` and `forbidden`. */
export async function unlockUser(actor: Actor, id: number): Promise<void> {
  await administer(actor, id, async (tx, account) => {
    if (!account.lockedAt) return null;
    await tx.update(accounts).set({ lockedAt: null }).where(eq(accounts.id, id));
    return { act: "userUnlocked" };
  });
}

/**
 * Gives another role, with which the account signs in anew: its token tells the middleware the role, and who becomes an
 * administrator proves a second factor first. Throws `own_account`, `user_not_found` and `forbidden`.
 */
export async function changeRole(actor: Actor, id: number, role: Role): Promise<void> {
  weigh(actor);
  await administer(actor, id, async (tx, account) => {
    if (account.role === role) return null;
    assertOther(actor, id);
    await tx.update(accounts).set({ role }).where(eq(accounts.id, id));
    await endSessions(tx, id);
    return { act: "userRoleChanged", details: { from: account.role, to: role } };
  });
}

/**
 * Takes the second factor of somebody away who has lost it: app, passkeys and recovery codes. Their sessions end, and a
 * mail tells them. An administrator who has lost the own one needs another administrator. Returns whether there was one.
 * Throws `own_factor`, `user_not_found`, `proof_required` and `forbidden`.
 */
export async function resetSecondFactor(actor: Actor, id: number): Promise<boolean> {
  weigh(actor);
  let had = false;
  await administer(actor, id, async (tx, account) => {
    if (id === actor.accountId) throw new AppError("own_factor");
    had = await resetFactors(tx, account);
    return had ? { act: "secondFactorReset" } : null;
  });
  return had;
}

/**
 * Removes the second factor of an administrator whom nobody else can help: for the command on the server, which acts without
 * a session. Returns whether there was one. Throws `forbidden`, and `own_factor` to someone who is signed in.
 */
export async function resetFactorsHere(actor: Actor): Promise<boolean> {
  requireAdmin(actor);
  if (actor.sessionId !== "") throw new AppError("own_factor");
  let had = false;
  await administer(actor, actor.accountId, async (tx, account) => {
    had = await resetFactors(tx, account);
    return had ? { act: "ownFactorReset" } : null;
  });
  return had;
}

/**
 * Erases an account and everything personal at once; the ledger stays without a name. Throws `own_account`,
 * `user_not_found` and `forbidden`.
 */
export async function deleteUser(actor: Actor, id: number): Promise<void> {
  weigh(actor);
  await administer(actor, id, async (tx, account) => {
    assertOther(actor, id);
    await eraseAccount(tx, account);
    return { act: "userDeleted" };
  });
}

/**
 * Gives an account a tier as if it had been bought now, or waits for another administrator who gives the same where its price
 * takes two. Throws `tier_not_found`, `user_not_found`, `tier_second_needed` and `forbidden`.
 */
export async function assignUserTier(actor: Actor, id: number, tierId: number): Promise<Confirmation> {
  weigh(actor);
  let answer: Confirmation = "confirmed";
  await administer(actor, id, async (tx, account) => {
    const tier = await getTier(tx, tierId);
    const { confirmation, isFirst } = await grantInTurn(tx, actor, { account, tier });
    answer = confirmation;
    if (confirmation !== "confirmed") return isFirst ? { act: "tierSeconded", details: { tier: tier.name } } : null;
    await assignTier(tx, { accountId: id, tierId });
    return { act: "tierAssigned", details: { tier: tier.name } };
  });
  return answer;
}
