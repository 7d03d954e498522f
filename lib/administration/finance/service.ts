import { and, eq } from "drizzle-orm";
import { transact } from "@/db";
import { outbox } from "@/db/schema";
import { markChanged } from "@/lib/activity/service";
import { recordAudit } from "@/lib/audit/service";
import type { Actor } from "@/lib/core/actor";
import { now } from "@/lib/core/clock";
import { AppError } from "@/lib/core/errors";
import { requireAdmin } from "@/lib/core/require-admin";

/** Has everything that is kept for the administrator's pages read anew. Throws `forbidden`. */
export async function refreshData(actor: Actor): Promise<void> {
  requireAdmin(actor);
  await transact((tx) => markChanged(tx, actor.accountId));
}

/** Puts a message that could not be sent back into the outbox. Throws `forbidden`, and `mail_not_found` for any other. */
export async function resendMessage(actor: Actor, id: number): Promise<void> {
  requireAdmin(actor);
  await transact(async (tx) => {
    const [message] = await tx
      .update(outbox)
      .set({ state: "queued", tries: 0, nextTryAt: now(), lastError: null })
      .where(and(eq(outbox.id, id), eq(outbox.state, "failed")))
      .returning({ id: outbox.id });
    if (!message) throw new AppError("mail_not_found");
    await recordAudit(tx, actor, { act: "mailResent", subjectType: "mail", subjectId: id });
  });
}
