import { desc, getTableName, is, sql } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { database } from "@/db";
import * as schema from "@/db/schema";
import { resendMessage } from "@/lib/administration/finance/service";
import {
  assignUserTier,
  changeRole,
  deleteUser,
  lockUser,
  resetFactorsHere,
  resetSecondFactor,
  unlockUser,
} from "@/lib/administration/service";
import { auditActs } from "@/lib/audit/constants";
import type { AuditAct } from "@/lib/audit/types";
import type { Actor } from "@/lib/core/actor";
import { listProposals } from "@/lib/curriculum/growth/queries";
import { confirmProposal, rejectProposal } from "@/lib/curriculum/growth/service";
import { importUnits } from "@/lib/curriculum/import/service";
import { closeCase } from "@/lib/payments/cases/service";
import { claimManualPayment, confirmManualOrder, declineManualOrder } from "@/lib/payments/manual/service";
import { answerReport, clearCorrection, closeReport, markEntry, reportMistake } from "@/lib/plans/reports/service";
import { decidePlan, submitPlan } from "@/lib/plans/review/service";
import { changeReward } from "@/lib/referrals/reward/service";
import { createTier, deleteTier, updateTier } from "@/lib/subscriptions/tiers/service";
import { actAs } from "@/lib/web/system";
import { anActor } from "@/tests/support/actors";
import { deleteMessage, markMessageAnswered, reopenMessage } from "@/lib/contact/service";
import { useFreshDatabase } from "@/tests/support/database";
import { withTotp } from "@/tests/support/factors";
import { tierNamed } from "@/tests/support/payments";
import { aSavedPlan, aSession } from "@/tests/support/plans";

useFreshDatabase();

let admin: Actor;
let made = 61_000_000_000;
beforeAll(async () => {
  admin = await anActor({ role: "ADMIN" });
});

const tables = Object.values(schema).flatMap((value: unknown) => (is(value, PgTable) ? [value] : []));

/** What stands in every table. */
async function everything(): Promise<Record<string, unknown>> {
  const db = await database();
  const found: Record<string, unknown> = {};
  for (const table of tables) {
    const content = sql<string>`select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) from ${table} t`;
    const [row] = await db.select({ hash: sql<string>`(${content})` }).from(sql`(select 1) one`);
    found[getTableName(table)] = row?.hash;
  }
  return found;
}

/** From now on nothing can be written into the log. */
async function closeLog(): Promise<void> {
  await (await database()).execute(sql`alter table audit_log add constraint closed check (false) not valid`);
}

async function openLog(): Promise<void> {
  await (await database()).execute(sql`alter table audit_log drop constraint if exists closed`);
}

async function aTier({ price = 1_000 } = {}): Promise<number> {
  made += 1;
  const numbers = { price, durationDays: 30, lessonPlansPerMonth: 5, maxUsers: 1 };
  return (await createTier(admin, { name: `Tier ${made}`, description: "A tier", ...numbers })).id;
}

async function aManualOrder(tier = "Standard"): Promise<number> {
  made += 1;
  const claim = { wanted: { tierId: await tierNamed(tier) }, reference: String(made) };
  return (await claimManualPayment(await anActor(), claim)).id;
}

async function aFailedMail(): Promise<number> {
  const texts = { recipient: "keza@example.rw", subject: "Hello", text: "Hello", html: "<p>Hello</p>" };
  const [mail] = await (
    await database()
  )
    .insert(schema.outbox)
    .values({ ...texts, state: "failed" })
    .returning();
  return mail?.id ?? 0;
}

async function aMessage(): Promise<number> {
  const written = { name: "Keza", email: "keza@example.rw", subject: "Fractions", message: "Murakoze", language: "en" };
  const db = await database();
  const [kept] = await db
    .insert(schema.contactMessages)
    .values({ ...written, createdAt: new Date() })
    .returning();
  return kept?.id ?? 0;
}

async function anOpenCase(): Promise<number> {
  const orderId = await aManualOrder();
  await (await database()).insert(schema.paymentCases).values({ orderId, entries: 2, openedAt: new Date() });
  return orderId;
}

async function aSubmittedPlan() {
  const trainer = await anActor();
  const place = await aSession(trainer);
  await submitPlan(trainer, place);
  return place;
}

async function aReport(): Promise<number> {
  const teacher = await anActor();
  const id = await aSavedPlan(teacher, { lessonTitle: "Simple interest", subject: "Mathematics", classLevel: "P5" });
  const said = { field: "lessonTitle", mistake: "fact", quote: "Simple", remark: "" } as const;
  return (await reportMistake(teacher, { kind: "reb", id }, said)).id;
}

async function person(): Promise<number> {
  return (await anActor()).accountId;
}

type Prepared = () => Promise<unknown>;

/** Each act, made ready: a new one does not compile until it is here. */
async function aProposal() {
  const unitTitle = `Unit ${(made += 1)}`;
  const plan = { classLevel: "P4", subject: "Gardening", unitTitle };
  for (const school of ["GS A", "GS B", "GS C"]) await aSavedPlan(await anActor({ school }), plan);
  const found = (await listProposals(admin)).find(({ title }) => title === unitTitle);
  if (!found) throw new Error("no proposal");
  return found;
}

const acts: Record<AuditAct, () => Promise<Prepared>> = {
  userLocked: async () => lockUser.bind(null, admin, await person()),
  userUnlocked: async () => {
    const id = await person();
    await lockUser(admin, id);
    return () => unlockUser(admin, id);
  },
  userDeleted: async () => deleteUser.bind(null, admin, await person()),
  userRoleChanged: async () => changeRole.bind(null, admin, await person(), "TEACHER"),
  secondFactorReset: async () => resetSecondFactor.bind(null, admin, (await withTotp()).actor.accountId),
  ownFactorReset: async () => {
    const { accountId } = admin;
    const key = { id: `key ${(made += 1)}`, accountId, publicKey: "", name: "Phone" };
    await (await database()).insert(schema.passkeys).values(key);
    return async () => resetFactorsHere(await actAs(accountId));
  },
  tierAssigned: async () => assignUserTier.bind(null, admin, await person(), await tierNamed("Premium")),
  tierSeconded: async () => assignUserTier.bind(null, admin, await person(), await tierNamed("School")),
  offerSeconded: () => Promise.resolve(() => expect(aTier({ price: 1 })).rejects.toThrow("offer_second_needed")),
  tierCreated: () => Promise.resolve(aTier),
  tierUpdated: async () => {
    const id = await aTier();
    const numbers = { price: 2_000, durationDays: 30, lessonPlansPerMonth: 5, maxUsers: 1 };
    return () => updateTier(admin, id, { name: `Changed ${id}`, description: "Changed", ...numbers });
  },
  tierDeleted: async () => deleteTier.bind(null, admin, await aTier()),
  orderSeconded: async () => confirmManualOrder.bind(null, admin, await aManualOrder("School")),
  orderConfirmed: async () => confirmManualOrder.bind(null, admin, await aManualOrder()),
  orderDeclined: async () => declineManualOrder.bind(null, admin, await aManualOrder()),
  caseClosed: async () => closeCase.bind(null, admin, await anOpenCase()),
  messageAnswered: async () => markMessageAnswered.bind(null, admin, await aMessage()),
  messageReopened: async () => {
    const id = await aMessage();
    await markMessageAnswered(admin, id);
    return () => reopenMessage(admin, id);
  },
  messageDeleted: async () => deleteMessage.bind(null, admin, await aMessage()),
  reportAnswered: async () => answerReport.bind(null, admin, await aReport(), "Thank you."),
  reportClosed: async () => closeReport.bind(null, admin, await aReport()),
  entryMarked: async () => {
    await (await database()).delete(schema.bankCorrections);
    return markEntry.bind(null, admin, await aReport());
  },
  entryCleared: async () => {
    await markEntry(admin, await aReport());
    const [marked] = await (await database()).select().from(schema.bankCorrections);
    return clearCorrection.bind(null, admin, marked?.id ?? 0);
  },
  mailResent: async () => resendMessage.bind(null, admin, await aFailedMail()),
  planApproved: async () => decidePlan.bind(null, admin, await aSubmittedPlan(), { step: "approved" }),
  planRejected: async () =>
    decidePlan.bind(null, admin, await aSubmittedPlan(), { step: "rejected", reason: "Unclear" }),
  curriculumImported: () =>
    Promise.resolve(() =>
      importUnits(admin, {
        csv: `class,subject,unitNo,unitTitle\nP4,Gardening,${(made += 1) % 90},Seeds`,
        source: "REB",
      }),
    ),
  proposalConfirmed: async () => {
    const { key, level, subject, title } = await aProposal();
    const given = { key, level, subject, title, unitNo: null, term: null, details: "" };
    return () => confirmProposal(admin, given);
  },
  proposalRejected: async () => {
    const { key } = await aProposal();
    return () => rejectProposal(admin, key);
  },
  settingChanged: () => Promise.resolve(() => changeReward(admin, (made += 1) % 9)),
};

describe("an administrative act", () => {
  afterEach(openLog);

  it.each(auditActs)("leaves one line in the log: %s", async (act) => {
    const run = await acts[act]();
    const db = await database();
    const before = await db.$count(schema.auditLog);
    await run();
    expect(await db.$count(schema.auditLog)).toBe(before + 1);
    const [line] = await db.select().from(schema.auditLog).orderBy(desc(schema.auditLog.id)).limit(1);
    expect(line).toMatchObject({ act, actorId: admin.accountId });
  });

  it.each(auditActs)("is undone whole when the log cannot be written: %s", async (act) => {
    const run = await acts[act]();
    const before = await everything();
    await closeLog();
    await expect(run()).rejects.toThrow();
    expect(await everything()).toEqual(before);
  });
});
