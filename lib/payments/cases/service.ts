import { and, eq, isNull } from "drizzle-orm";
import { transact } from "@/db";
import { paymentCases } from "@/db/schema";
import { recordAudit } from "@/lib/audit/service";
import type { Actor } from "@/lib/core/actor";
import { now } from "@/lib/core/clock";
import { AppError } from "@/lib/core/errors";
import { requireAdmin } from "@/lib/core/require-admin";
import { requireRecentProof } from "@/lib/core/require-recent-proof";

/**
 * An administrator has dealt with the money of an order, such as sent back what was paid twice; what comes later opens the
 * case again. Throws `forbidden`, and `payment_not_found` where no case is open.
 */
export async function closeCase(actor: Actor, orderId: number): Promise<void> {
  requireAdmin(actor);
  requireRecentProof(actor);
  await transact(async (tx) => {
    const [closed] = await tx
      .update(paymentCases)
      .set({ closedAt: now() })
      .where(and(eq(paymentCases.orderId, orderId), isNull(paymentCases.closedAt)))
      .returning({ id: paymentCases.orderId });
    if (!closed) throw new AppError("payment_not_found");
    await recordAudit(tx, actor, { act: "caseClosed", subjectType: "order", subjectId: orderId });
  });
}
