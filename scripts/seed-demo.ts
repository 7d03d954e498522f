// npm run seed:demo: a school with teachers and plans, so that every screen has something to show. Doing it twice
// changes nothing.
import { and, desc, eq, sql } from "drizzle-orm";
import type { Actor } from "@/lib/core/actor";
import type { PlanKind } from "@/lib/plans/kinds/traits";
import { readLiveLock } from "../lib/core/plain/data-lock.mjs";
import { refuse } from "./lib/process.mjs";
import { placeOf, readSettings, serverEnvironment } from "./lib/settings.mjs";

const password = "isomo-demo-2026";

const settings = readSettings();
const place = placeOf(settings);
if (place.production) refuse("The demo is for a machine of one's own; with APP_MODE=production nothing is made.");
const owner = settings.DATABASE_URL ? null : readLiveLock(place.dataDir);
if (owner) refuse(`Isomo is running on ${place.dataDir} (process ${owner.pid}); stop it first.`);
Object.assign(process.env, serverEnvironment(settings, place));

// Only now, because the environment is read when these are loaded.
const { closeDatabase, openDatabase, transact } = await import("@/db");
const tables = await import("@/db/schema");
const { seedBasics } = await import("@/db/seed/basics");
const { demoLessons, demoSchool, demoTeachers } = await import("@/db/seed/demo");
const { seedDemoAdministration } = await import("@/db/seed/demo-administration");
const { seedDemoPayments } = await import("@/db/seed/demo-payments");
const { demoSessions } = await import("@/db/seed/demo-sessions");
const { aRebRequest, aRtbRequest, aTeacher } = await import("@/db/seed/makers");
const { hashPassword } = await import("@/lib/accounts/passwords/gateway");
const { welcomeAdministrator } = await import("@/lib/jobs/service");
const { days, dateInKigali } = await import("@/lib/core/clock");
const { searchable } = await import("@/lib/core/searchable");
const { formatDate } = await import("@/lib/i18n/format");
const { headerInput } = await import("@/lib/headers/schema");
const { saveHeaderDefaults } = await import("@/lib/headers/service");
const { notify } = await import("@/lib/notifications/service");
const { planKinds } = await import("@/lib/plans/kinds/registry");
const { deletePlan, insertPlan } = await import("@/lib/plans/service");
const { actAs } = await import("@/lib/web/system");

type Teacher = (typeof demoTeachers)[number];
type Lesson = (typeof demoLessons)[number];
type Session = (typeof demoSessions)[number];

function daysAgo(number: number): Date {
  return new Date(Date.now() - days(number));
}

async function makeTeacher(teacher: Teacher, passwordHash: string): Promise<number> {
  const { name: fullName, email, language } = teacher;
  return transact(async (tx) => {
    const row = aTeacher({ email, fullName, language, school: demoSchool, passwordHash, role: "TEACHER" });
    const [account] = await tx
      .insert(tables.accounts)
      .values({ ...row, createdAt: daysAgo(60), passwordProvenAt: daysAgo(60) })
      .returning();
    const [tier] = await tx
      .select()
      .from(tables.subscriptionTiers)
      .where(eq(tables.subscriptionTiers.name, teacher.tier));
    if (!account || !tier) throw new Error("The tiers are missing.");
    const expiresAt = daysAgo(-teacher.daysLeft);
    const startedAt = new Date(expiresAt.getTime() - days(tier.durationDays));
    await tx.insert(tables.subscriptions).values({ accountId: account.id, tierId: tier.id, startedAt, expiresAt });
    return account.id;
  });
}

type Making = {
  kind: PlanKind;
  request: Record<string, unknown>;
  /** Fields that are empty in a draft. */
  open: readonly string[];
  age: number;
  seed: number;
  standing: Lesson["standing"];
};

async function makePlan(actor: Actor, { kind: name, request, open, age, seed, standing }: Making): Promise<void> {
  const kind = planKinds[name];
  const content = kind.settle({ ...kind.draft(request), ...(await kind.compose({ request, seed })) });
  if (standing === "draft") Object.assign(content, Object.fromEntries(open.map((field) => [field, ""])));
  const createdAt = daysAgo(age);
  const id = await transact(async (tx) => {
    const plan = await insertPlan(tx, actor, { kind: name, content, reason: "generated" });
    await tx.update(tables.plans).set({ createdAt, updatedAt: createdAt }).where(eq(tables.plans.id, plan.id));
    await tx.update(tables.activities).set({ createdAt }).where(eq(tables.activities.entityId, plan.id));
    const moments = { heartbeatAt: createdAt, startedAt: createdAt, endedAt: createdAt };
    const total = kind.sections.length;
    const section = kind.sections.at(-1)?.name ?? "";
    const run = { planId: plan.id, state: "finished", engine: "composer", request, seed, section } as const;
    await tx.insert(tables.planRuns).values({ ...run, ...moments, done: total, total });
    const later = new Date(createdAt.getTime() + days(0.1));
    const { accountId } = actor;
    const seen = {
      accountId,
      title: plan.title,
      entityType: name,
      entityId: plan.id,
      createdAt: later,
      searchText: searchable(plan.title),
    };
    await tx.insert(tables.activities).values({ ...seen, type: seed % 2 === 0 ? "view" : "download" });
    return plan.id;
  });
  if (standing === "bin") await deletePlan(actor, { kind: name, id });
}

async function makeLesson(lesson: Lesson, accountId: number, seed: number): Promise<void> {
  const actor = await actAs(accountId);
  const { teacher: _teacher, daysAgo: age, place: location, standing, ...given } = lesson;
  const date = dateInKigali(daysAgo(age - 3));
  const request = aRebRequest({ ...given, location, date, schoolName: demoSchool, teacherName: actor.fullName });
  const open = ["assessmentMethods", "conclusionTeachingActivities"];
  await makePlan(actor, { kind: "reb", request, open, age, seed, standing });
}

async function makeSession(session: Session, accountId: number, seed: number): Promise<void> {
  const actor = await actAs(accountId);
  const { given, daysAgo: age, standing } = session;
  const date = dateInKigali(daysAgo(age - 3));
  const request = aRtbRequest({ ...given, date, teacherName: actor.fullName });
  const open = ["assessment", "step2LearnerActivity"];
  await makePlan(actor, { kind: "rtb", request, open, age, seed, standing });
}

/** What the bell has to say: reviews of the newest session plan where there is one, the subscription's end, a gift. */
async function tell(accountId: number, daysLeft: number): Promise<void> {
  const date = formatDate(dateInKigali(daysAgo(-daysLeft)));
  const { plans } = tables;
  await transact(async (tx) => {
    const [session] = await tx
      .select({ id: plans.id, title: plans.title })
      .from(plans)
      .where(and(eq(plans.ownerId, accountId), eq(plans.kind, "rtb")))
      .orderBy(desc(plans.id))
      .limit(1);
    const gift = { kind: "referralReward", type: "REFERRAL", params: { name: "Ingabire Alice", plans: 2 } } as const;
    await notify(tx, { accountId, ...gift, entityType: "invitation" });
    if (session) {
      const about = { accountId, entityType: "rtb", entityId: session.id };
      const params = { title: session.title, reason: "Please add the safety rules to the first step." };
      await notify(tx, { ...about, kind: "sessionRejected", type: "REJECTION", params });
      await notify(tx, { ...about, kind: "sessionApproved", type: "APPROVAL", params: { title: session.title } });
    }
    if (daysLeft > 7) return;
    const kind = daysLeft < 0 ? "subscriptionExpired" : "subscriptionExpiring";
    const params = { tier: "Standard", date };
    await notify(tx, { accountId, kind, type: "SUBSCRIPTION", params, entityType: "subscription" });
  });
}

/** Whoever administers this installation; the first one is made here as at a first start. */
async function findAdministrator(): Promise<number> {
  await welcomeAdministrator();
  const { accounts } = tables;
  const { db } = await openDatabase();
  const [administrator] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.role, "ADMIN"))
    .limit(1);
  return administrator?.id ?? 0;
}

async function seed(): Promise<string> {
  const { db } = await openDatabase();
  await seedBasics(db);
  const first = demoTeachers[0].email;
  if ((await db.$count(tables.accounts, eq(tables.accounts.email, first))) > 0) return "The demo is there already.";
  const passwordHash = await hashPassword(password);
  const accountIds: number[] = [];
  for (const teacher of demoTeachers) accountIds.push(await makeTeacher(teacher, passwordHash));
  for (const [at, lesson] of demoLessons.entries()) await makeLesson(lesson, accountIds[lesson.teacher] ?? 0, at + 1);
  for (const [at, session] of demoSessions.entries())
    await makeSession(session, accountIds[session.teacher] ?? 0, at + 1);
  for (const [at, id] of accountIds.entries()) {
    const actor = await actAs(id);
    const header = { schoolName: demoSchool, teacherName: actor.fullName, term: "Term 1", classSize: 45 };
    if (at < 2) await saveHeaderDefaults(actor, headerInput.parse(header));
  }
  for (const [at, id] of accountIds.entries()) await tell(id, demoTeachers[at]?.daysLeft ?? 0);
  await seedDemoPayments(db, accountIds);
  const teachers = accountIds.map((id, at) => ({ id, email: demoTeachers[at]?.email ?? "" }));
  await seedDemoAdministration(db, { administrator: await findAdministrator(), teachers });
  await db.execute(sql`analyze`);
  const lines = demoTeachers.map(
    ({ email, name, tier, daysLeft }) => `  ${email.padEnd(28)} ${name}, ${tier}${daysLeft < 0 ? " (expired)" : ""}`,
  );
  return `${demoLessons.length + demoSessions.length} lesson plans of ${demoSchool}. Everybody's password: ${password}\n${lines.join("\n")}`;
}

seed()
  .then((told) => process.stdout.write(`${told}\n`))
  .finally(closeDatabase)
  .catch((error: unknown) =>
    refuse(`The demo was not made: ${error instanceof Error ? error.message : String(error)}`),
  );
