import { inArray } from "drizzle-orm";
import { transact, type Tx } from "@/db";
import { referralRewards, rewardedMailboxes } from "@/db/schema";
import { recordAudit } from "@/lib/audit/service";
import type { Actor } from "@/lib/core/actor";
import { now } from "@/lib/core/clock";
import { acceptedHashes, formerHashes, keyedHash } from "@/lib/core/keys";
import { requireAdmin } from "@/lib/core/require-admin";
import { requireRecentProof } from "@/lib/core/require-recent-proof";
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

/**
 * Claims the newcomer's reward for a mailbox, once and for all: whoever erases the account and signs up again, or signs up
 * under another mark of the same address, earns nothing more, and neither does who brings them. Of two at once one wins.
 */
export async function claimMailbox(tx: Tx, email: string): Promise<boolean> {
  const kept = `reward:${mailboxOf(email)}`;
  const before = [...acceptedHashes("mailboxes", kept), ...formerHashes(kept)];
  if ((await tx.$count(rewardedMailboxes, inArray(rewardedMailboxes.mailbox, before))) > 0) return false;
  const mailbox = keyedHash("mailboxes", kept);
  const claimed = await tx
    .insert(rewardedMailboxes)
    .values({ mailbox, createdAt: now() })
    .onConflictDoNothing()
    .returning({ mailbox: rewardedMailboxes.mailbox });
  return claimed.length > 0;
}
