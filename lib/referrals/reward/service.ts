import { and, gt, inArray, sql } from "drizzle-orm";
import { getDomain } from "tldts";
import { transact, type Tx } from "@/db";
import { referralRewards, rewardedMailboxes } from "@/db/schema";
import { recordAudit } from "@/lib/audit/service";
import type { Actor } from "@/lib/core/actor";
import { now } from "@/lib/core/clock";
import { acceptedHashes, formerHashes, keyedHash } from "@/lib/core/keys";
import { requireAdmin } from "@/lib/core/require-admin";
import { requireRecentProof } from "@/lib/core/require-recent-proof";
import { publicMailDomains, rewardCaps } from "../constants";
import { mailboxOf } from "../rules";

/** Changes what a referral brings, from the next first plan on; 0 turns it off. Throws `forbidden`. */
export async function changeReward(actor: Actor, plans: number): Promise<void> {
  requireAdmin(actor);
  requireRecentProof(actor);
  await transact(async (tx) => {
    await tx.update(referralRewards).set({ plans });
    const details = { name: "referralReward", value: String(plans) };
    await recordAudit(tx, actor, { act: "settingChanged", subjectType: "setting", subjectId: null, details });
  });
}

type Newcomer = { email: string; referrer: string };

/** How many were rewarded lately for this mark of theirs. */
async function rewardedFor(
  tx: Tx,
  column: typeof rewardedMailboxes.referrer | typeof rewardedMailboxes.domain,
  mark: string,
): Promise<number> {
  const since = new Date(now().getTime() - rewardCaps.period);
  const marked = inArray(column, acceptedHashes("mailboxes", mark));
  return tx.$count(rewardedMailboxes, and(marked, gt(rewardedMailboxes.createdAt, since)));
}

/** The marks by which the rewards of a referrer, and of a domain that is not everybody's, are counted. */
function marksOf({ email, referrer }: Newcomer) {
  const host = mailboxOf(email).split("@")[1] ?? "";
  // Whoever has a domain makes as many names under it as they like.
  const domain = getDomain(host) ?? host;
  return {
    referrer: `referrer:${mailboxOf(referrer)}`,
    domain: publicMailDomains.includes(domain) ? null : `domain:${domain}`,
  };
}

async function isOverCap(tx: Tx, marks: ReturnType<typeof marksOf>): Promise<boolean> {
  const { referrer, domain } = rewardedMailboxes;
  if ((await rewardedFor(tx, referrer, marks.referrer)) >= rewardCaps.referrer) return true;
  return marks.domain !== null && (await rewardedFor(tx, domain, marks.domain)) >= rewardCaps.domain;
}

/**
 * Claims the newcomer's reward for a mailbox, once and for all: whoever erases the account and signs up again, or signs up
 * under another mark of the same address, earns nothing more, and neither does who brings them. So do more newcomers of one
 * referrer, or of one school's addresses, than real ones come in a month. Of two at once one wins.
 */
export async function claimMailbox(tx: Tx, newcomer: Newcomer): Promise<boolean> {
  const kept = `reward:${mailboxOf(newcomer.email)}`;
  const marks = marksOf(newcomer);
  // One at a time: of two at once the second counts the first.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('rewards'))`);
  if (await isOverCap(tx, marks)) return false;
  const before = [...acceptedHashes("mailboxes", kept), ...formerHashes(kept)];
  if ((await tx.$count(rewardedMailboxes, inArray(rewardedMailboxes.mailbox, before))) > 0) return false;
  const mailbox = keyedHash("mailboxes", kept);
  const claimed = await tx
    .insert(rewardedMailboxes)
    .values({
      mailbox,
      referrer: keyedHash("mailboxes", marks.referrer),
      domain: marks.domain && keyedHash("mailboxes", marks.domain),
      createdAt: now(),
    })
    .onConflictDoNothing()
    .returning({ mailbox: rewardedMailboxes.mailbox });
  return claimed.length > 0;
}
