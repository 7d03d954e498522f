import { and, eq, gt, inArray, lte, sql } from "drizzle-orm";
import { database } from "@/db";
import { sandboxCharges } from "@/db/schema";
import { minutes, now } from "@/lib/core/clock";
import type { SandboxDecision } from "./constants";

type Charge = typeof sandboxCharges.$inferSelect;

/** The stand-in takes an order, as a provider would. */
export async function openSandboxCharge(
  charge: Pick<Charge, "txRef" | "amount" | "currency" | "title" | "returnPath">,
): Promise<void> {
  const db = await database();
  await db.insert(sandboxCharges).values({ ...charge, createdAt: now() });
}

const outcomes: Readonly<Record<SandboxDecision, { state: Charge["state"]; webhooks: number; delay: number }>> = {
  approve: { state: "successful", webhooks: 1, delay: 0 },
  twice: { state: "successful", webhooks: 2, delay: 0 },
  late: { state: "successful", webhooks: 1, delay: minutes(2) },
  decline: { state: "failed", webhooks: 1, delay: 0 },
  hang: { state: "hanging", webhooks: 0, delay: 0 },
};

/** Notes what the payer pressed; a payment that was approved or declined stays so. Null for an unknown reference. */
export async function decideSandboxCharge(txRef: string, decision: SandboxDecision): Promise<Charge | null> {
  const db = await database();
  const { state, webhooks, delay } = outcomes[decision];
  await db
    .update(sandboxCharges)
    .set({ state, webhooks, webhookAt: new Date(now().getTime() + delay) })
    .where(and(eq(sandboxCharges.txRef, txRef), inArray(sandboxCharges.state, ["open", "hanging"])));
  const [charge] = await db.select().from(sandboxCharges).where(eq(sandboxCharges.txRef, txRef));
  return charge ?? null;
}

/** Takes a webhook that is due, so that each is sent once; null when there is none. */
export async function takeDueWebhook(): Promise<Charge | null> {
  const db = await database();
  const due = db
    .select({ txRef: sandboxCharges.txRef })
    .from(sandboxCharges)
    .where(and(gt(sandboxCharges.webhooks, 0), lte(sandboxCharges.webhookAt, now())))
    .limit(1)
    .for("update", { skipLocked: true });
  const [charge] = await db
    .update(sandboxCharges)
    .set({ webhooks: sql`${sandboxCharges.webhooks} - 1` })
    .where(and(eq(sandboxCharges.txRef, sql`(${due})`), gt(sandboxCharges.webhooks, 0)))
    .returning();
  return charge ?? null;
}
