import { eq } from "drizzle-orm";
import { database, transact } from "@/db";
import * as schema from "@/db/schema";
import type { Actor } from "@/lib/core/actor";
import { now } from "@/lib/core/clock";
import { queueMail } from "@/lib/notifications/service";
import { recordReferrer } from "@/lib/referrals/service";
import { anActor } from "./actors";
import { aSavedPlan } from "./plans";

const { accounts, ledgerEntries, orders } = schema;

/** Takes the password away, so that the address proves who erases the account. */
export async function forgetPassword(actor: Actor): Promise<void> {
  await (await database()).update(accounts).set({ passwordHash: null }).where(eq(accounts.id, actor.accountId));
}

/** Somebody with a plan, a mail, a paid order and a friend. */
export async function aLife(): Promise<Actor> {
  const actor = await anActor({ fullName: "Uwera Josée", school: "GS Nyamata Catholique" });
  await forgetPassword(actor);
  await aSavedPlan(actor);
  const db = await database();
  const mail = { subject: "Hello", text: "Uwera Josée", html: "" };
  await transact((tx) => queueMail(tx, { recipient: actor.email, purpose: "security", ...mail }));
  const { email } = actor;
  await db.insert(schema.registrations).values({
    email,
    fullName: "Uwera Josée",
    school: "GS",
    consentVersion: "1",
    consentAt: now(),
    userAgent: "test",
    codeHash: `a-secret-${email}`,
  });
  const message = { name: "Uwera Josée", email, subject: "Fractions", message: "Murakoze", language: "rw" };
  await db.insert(schema.contactMessages).values({ ...message, createdAt: now() });
  const half = { accountId: actor.accountId, way: "password" as const, expiresAt: now() };
  await db.insert(schema.pendingSignIns).values({ ...half, tokenHash: `a-secret-token-${email}` });
  const friend = await anActor();
  await recordReferrer(db, { email: friend.email, referredByEmail: actor.email });
  const [order] = await db
    .insert(orders)
    .values({
      txRef: `tx-${actor.accountId}`,
      accountId: actor.accountId,
      bundle: true,
      productName: "Bundle",
      amount: 1_500,
      gateway: "manual" as const,
      phone: "+250788123456",
      createdAt: now(),
    })
    .returning();
  const [txRef, moment] = [`tx-${actor.accountId}`, now()];
  const event = { gateway: "flutterwave" as const, eventKey: txRef, txRef, payload: { customer: email } };
  await db.insert(schema.paymentEvents).values({ ...event, receivedAt: moment, nextTryAt: moment });
  const entry = {
    kind: "payment" as const,
    gateway: "manual" as const,
    amount: 1_500,
    currency: "RWF",
    createdAt: now(),
  };
  await db
    .insert(ledgerEntries)
    .values({ ...entry, orderId: order?.id ?? 0, providerRef: String(20_000_000_000 + actor.accountId) });
  return actor;
}
