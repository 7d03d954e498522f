import { and, eq, lt } from "drizzle-orm";
import { transact, type Tx } from "@/db";
import { accounts, bankCorrections, mistakeReports, plans } from "@/db/schema";
import { recordAudit } from "@/lib/audit/service";
import { entryVersionOf } from "@/lib/bank/queries";
import type { Actor } from "@/lib/core/actor";
import { days, now } from "@/lib/core/clock";
import { AppError } from "@/lib/core/errors";
import { requireAdmin } from "@/lib/core/require-admin";
import { spendLimit } from "@/lib/limits/service";
import { notify } from "@/lib/notifications/service";
import type { PlanContent } from "../kinds/contract";
import { drawingsField } from "../kinds/drawings";
import { planKind } from "../kinds/registry";
import { findMadeOf, getPlan, getPlanWithin } from "../queries";
import type { Plan, PlanRef } from "../types";
import { keptDays, mostOpenReports, reportBounds } from "./constants";
import { isQuoted, typedWithoutNamed, withoutNamed } from "./rules";
import type { MistakeInput } from "./schema";

type Report = typeof mistakeReports.$inferSelect;

/** Two at once are counted one after the other. */
async function assertRoom(tx: Tx, { accountId }: Actor): Promise<void> {
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for("update");
  const open = and(eq(mistakeReports.accountId, accountId), eq(mistakeReports.state, "open"));
  if ((await tx.$count(mistakeReports, open)) >= mostOpenReports)
    throw new AppError("too_many_reports", { values: { most: mostOpenReports } });
}

type EntryFacts = Pick<Report, "entryId" | "entryVersion" | "isMade">;

/** The entry that the plan was made of, as it was then; for any other plan the one that the bank has of its title, as it is now. */
async function entryOf(tx: Tx, { kind, id }: PlanRef, content: PlanContent): Promise<EntryFacts> {
  const made = await findMadeOf(tx, id);
  if (made) return { ...made, isMade: true };
  const alike = planKind(kind).choices.entryId(content);
  return { entryId: alike, entryVersion: alike && entryVersionOf(alike), isMade: false };
}

/**
 * What a report says, without the names of the plan and the account. Throws `invalid_input` where there is no such text, or no
 * such words.
 */
function bareReport(actor: Actor, plan: Plan, input: MistakeInput) {
  const { content } = plan;
  const kind = planKind(plan.kind);
  const text = Object.hasOwn(content, input.field) ? content[input.field] : undefined;
  if (typeof text !== "string") throw new AppError("invalid_input", { fields: { field: "invalid" } });
  // Drawings are named, and their words stand elsewhere.
  const texts = Object.values(content).map(String);
  if (input.field !== drawingsField && !isQuoted(input.quote, [text, ...texts]))
    throw new AppError("invalid_input", { fields: { quote: "quoteUnknown" } });
  const { hidden, namesIn } = kind.translatable;
  const { title, subject, classLevel, language, teacherName } = kind.summarise(content);
  const named = {
    people: [teacherName, actor.fullName],
    schools: [String(content.schoolName ?? ""), actor.school],
    others: [...hidden.map((field) => String(content[field] ?? "")), ...namesIn(content)],
  };
  const bare = (said: string) => withoutNamed(said.slice(0, reportBounds.context), named);
  const typed = (said: string) => typedWithoutNamed(said, named);
  return {
    title: typed(title.slice(0, reportBounds.context)),
    subject: bare(subject),
    classLevel: bare(classLevel),
    language,
    quote: typed(input.quote),
    remark: typed(input.remark),
  };
}

/**
 * Keeps what the actor finds wrong in one field of their plan, without the names of the plan and the account. Throws `not_found`,
 * `invalid_input`, `too_many_requests`, `too_many_reports`.
 */
export async function reportMistake(actor: Actor, place: PlanRef, input: MistakeInput): Promise<{ id: number }> {
  await spendLimit("mistakeReports", String(actor.accountId));
  // Looking for names is work, and nobody waits for a transaction meanwhile.
  const plan = await getPlan(actor, place.kind, place.id);
  const said = bareReport(actor, plan, input);
  return transact(async (tx) => {
    if ((await getPlanWithin(tx, actor, place)).deletedAt) throw new AppError("not_found");
    await assertRoom(tx, actor);
    const [row] = await tx
      .insert(mistakeReports)
      .values({
        ...said,
        accountId: actor.accountId,
        planId: place.id,
        planVersion: plan.version,
        kind: place.kind,
        field: input.field,
        mistake: input.mistake,
        ...(await entryOf(tx, place, plan.content)),
        createdAt: now(),
      })
      .returning({ id: mistakeReports.id });
    if (!row) throw new Error("The report was not kept.");
    return row;
  });
}

/** Settles an open report. Of two administrators one does. */
async function settle(tx: Tx, id: number, as: Pick<Report, "state" | "answer">): Promise<Report> {
  const [report] = await tx
    .update(mistakeReports)
    .set({ ...as, settledAt: now() })
    .where(and(eq(mistakeReports.id, id), eq(mistakeReports.state, "open")))
    .returning();
  if (report) return report;
  throw new AppError(
    (await tx.$count(mistakeReports, eq(mistakeReports.id, id))) === 0 ? "report_not_found" : "report_settled",
  );
}

/** Answers a report, which settles it and tells its teacher. Throws `forbidden`, `report_not_found`, `report_settled`. */
export async function answerReport(actor: Actor, id: number, answer: string): Promise<void> {
  requireAdmin(actor);
  await transact(async (tx) => {
    const report = await settle(tx, id, { state: "answered", answer });
    const [plan] =
      report.planId === null ? [] : await tx.select({ id: plans.id }).from(plans).where(eq(plans.id, report.planId));
    await notify(tx, {
      accountId: report.accountId,
      kind: "mistakeAnswered",
      type: "EDIT",
      params: { title: report.title, answer },
      ...(plan ? { entityType: report.kind, entityId: plan.id } : {}),
    });
    await recordAudit(tx, actor, { act: "reportAnswered", subjectType: "report", subjectId: id });
  });
}

/** Settles a report without a word. Throws `forbidden`, `report_not_found`, `report_settled`. */
export async function closeReport(actor: Actor, id: number): Promise<void> {
  requireAdmin(actor);
  await transact(async (tx) => {
    await settle(tx, id, { state: "closed", answer: "" });
    await recordAudit(tx, actor, { act: "reportClosed", subjectType: "report", subjectId: id });
  });
}

/**
 * Marks the entry of the bank that a report is about for correction, in the version that it had; again changes nothing. Throws
 * `forbidden`, `report_not_found`, and `report_without_entry` where it is about none.
 */
export async function markEntry(actor: Actor, id: number): Promise<void> {
  requireAdmin(actor);
  await transact(async (tx) => {
    const { entryId, entryVersion } = mistakeReports;
    const [report] = await tx.select({ entryId, entryVersion }).from(mistakeReports).where(eq(mistakeReports.id, id));
    if (!report) throw new AppError("report_not_found");
    if (!report.entryId || !report.entryVersion) throw new AppError("report_without_entry");
    const entry = { entryId: report.entryId, entryVersion: report.entryVersion };
    const marked = await tx
      .insert(bankCorrections)
      .values({ ...entry, markedAt: now() })
      .onConflictDoNothing()
      .returning({ id: bankCorrections.id });
    if (marked.length > 0) await recordAudit(tx, actor, { act: "entryMarked", subjectType: "report", subjectId: id });
  });
}

/** Erases reports that were settled more than a year ago. Returns how many. The privacy page promises it. */
export async function eraseOldReports(): Promise<number> {
  return transact(async (tx) => {
    const old = lt(mistakeReports.settledAt, new Date(now().getTime() - days(keptDays)));
    return (await tx.delete(mistakeReports).where(old).returning({ id: mistakeReports.id })).length;
  });
}

/** Takes an entry off the list, as when it has been corrected. Throws `forbidden` and `correction_not_found`. */
export async function clearCorrection(actor: Actor, id: number): Promise<void> {
  requireAdmin(actor);
  await transact(async (tx) => {
    const gone = await tx
      .delete(bankCorrections)
      .where(eq(bankCorrections.id, id))
      .returning({ id: bankCorrections.id });
    if (gone.length === 0) throw new AppError("correction_not_found");
    await recordAudit(tx, actor, { act: "entryCleared", subjectType: "correction", subjectId: id });
  });
}
