import { and, desc, eq, isNull } from "drizzle-orm";
import type { Database } from "@/db";
import {
  accounts,
  auditLog,
  ledgerEntries,
  outbox,
  orders,
  paymentCases,
  plans,
  referrals,
  subscriptions,
  subscriptionTiers,
} from "@/db/schema";
import { days, minutes, now } from "@/lib/core/clock";
import { aTeacher } from "./makers";

type Line = { act: string; on: string; daysAgo: number; details?: Record<string, string | number> };

const done: readonly Line[] = [
  { act: "curriculumImported", on: "curriculum", daysAgo: 58, details: { rows: 48 } },
  { act: "settingChanged", on: "setting", daysAgo: 57, details: { name: "bundle", value: "10 / 1,500 RWF" } },
  { act: "settingChanged", on: "setting", daysAgo: 57, details: { name: "referralReward", value: "2" } },
  { act: "userRoleChanged", on: "account", daysAgo: 55, details: { from: "USER", to: "TEACHER" } },
  { act: "tierUpdated", on: "tier", daysAgo: 40, details: { tier: "Standard" } },
  { act: "tierAssigned", on: "account", daysAgo: 21, details: { tier: "Premium" } },
  { act: "userUnlocked", on: "account", daysAgo: 12 },
  { act: "mailResent", on: "mail", daysAgo: 6 },
  { act: "orderDeclined", on: "order", daysAgo: 2, details: { amount: 3_000 } },
  { act: "planApproved", on: "plan", daysAgo: 1 },
  { act: "userLocked", on: "account", daysAgo: 0.2 },
];

const newcomers = [
  { name: "Ingabire Alice", email: "alice@demo.isomo.local", by: 0, age: 34 },
  { name: "Nshimiyimana Patrick", email: "patrick@demo.isomo.local", by: 0, age: 19 },
  { name: "Umutoni Grâce", email: "grace@demo.isomo.local", by: 0, age: 3, unverified: true },
  { name: "Bizimana Théogène", email: "theogene@demo.isomo.local", by: 1, age: 11 },
  { name: "Mukamana Josiane", email: "josiane@demo.isomo.local", by: 1, age: 8, locked: true },
] as const;

const unsent = [
  {
    recipient: "grace@demo.isomo.local",
    subject: "Your verification code",
    daysAgo: 3,
    why: "550 mailbox unavailable",
  },
  {
    recipient: "eric@demo.isomo.local",
    subject: "Your subscription has expired",
    daysAgo: 2,
    why: "421 try again later",
  },
];

function ago(number: number): Date {
  return new Date(now().getTime() - days(number));
}

/** People whom the demo's teachers have brought: one not verified, one locked. Returns the ids. */
async function seedNewcomers(db: Database, referrers: readonly string[]): Promise<number[]> {
  const ids: number[] = [];
  const [free] = await db.select().from(subscriptionTiers).where(eq(subscriptionTiers.price, 0)).limit(1);
  for (const { name: fullName, email, by, age, ...state } of newcomers) {
    const verifiedAt = "unverified" in state ? null : ago(age);
    const lockedAt = "locked" in state ? ago(0.2) : null;
    const row = { ...aTeacher({ fullName, email, verifiedAt }), lockedAt, createdAt: ago(age) };
    const [account] = await db.insert(accounts).values(row).returning({ id: accounts.id });
    const referredByEmail = referrers[by];
    if (!account || !referredByEmail) continue;
    await db.insert(referrals).values({ accountId: account.id, referredByEmail, createdAt: ago(age) });
    if (free && verifiedAt) {
      const startedAt = verifiedAt;
      const expiresAt = new Date(startedAt.getTime() + days(free.durationDays));
      await db.insert(subscriptions).values({ accountId: account.id, tierId: free.id, startedAt, expiresAt });
    }
    ids.push(account.id);
  }
  return ids;
}

async function seedMails(db: Database): Promise<void> {
  for (const { recipient, subject, daysAgo, why } of unsent) {
    const texts = { recipient, subject, text: subject, html: `<p>${subject}</p>` };
    const state = { state: "failed", tries: 10, lastError: why } as const;
    await db.insert(outbox).values({ ...texts, ...state, createdAt: ago(daysAgo), nextTryAt: ago(daysAgo) });
  }
}

/** An order that was paid twice, for an administrator to look after. */
async function seedCase(db: Database): Promise<void> {
  const bundles = and(eq(orders.bundle, true), eq(orders.gateway, "sandbox"));
  const [order] = await db.select().from(orders).where(bundles).orderBy(desc(orders.id)).limit(1);
  if (!order) return;
  const { id: orderId, amount, currency, gateway } = order;
  const createdAt = new Date(order.createdAt.getTime() + minutes(9));
  const entry = { orderId, amount, currency, gateway, kind: "payment", providerRef: "18240999999", createdAt } as const;
  await db.insert(ledgerEntries).values(entry);
  await db.insert(paymentCases).values({ orderId, entries: 2, openedAt: createdAt });
}

/** The newest whole session plan waits for its review. */
async function seedReview(db: Database): Promise<void> {
  const whole = and(eq(plans.kind, "rtb"), eq(plans.status, "completed"), isNull(plans.deletedAt));
  const [plan] = await db.select({ id: plans.id }).from(plans).where(whole).orderBy(desc(plans.createdAt)).limit(1);
  if (!plan) return;
  await db
    .update(plans)
    .set({ review: "submitted", submittedAt: ago(0.3) })
    .where(eq(plans.id, plan.id));
}

type People = {
  administrator: number;
  teachers: readonly { id: number; email: string }[];
};

/** What administrators find on their screens: people brought, acts in the log, failed mails, a case and a review. */
export async function seedDemoAdministration(db: Database, { administrator, teachers }: People): Promise<void> {
  const brought = await seedNewcomers(
    db,
    teachers.map(({ email }) => email),
  );
  await seedMails(db);
  await seedCase(db);
  await seedReview(db);
  const locked = brought.at(-1) ?? null;
  await db.insert(auditLog).values(
    done.map(({ act, on: subjectType, daysAgo, details = {} }) => ({
      actorId: administrator,
      act,
      subjectType,
      details,
      createdAt: ago(daysAgo),
      subjectId: subjectType === "account" ? locked : subjectType === "setting" ? null : 1,
    })),
  );
}
