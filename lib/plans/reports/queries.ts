import { and, desc, eq, inArray, lte, ne, sql } from "drizzle-orm";
import { database } from "@/db";
import { bankCorrections, mistakeReports } from "@/db/schema";
import { entryVersionOf } from "@/lib/bank/queries";
import type { Actor } from "@/lib/core/actor";
import { toPage, type Page } from "@/lib/core/pagination";
import { requireAdmin } from "@/lib/core/require-admin";
import { getPlan } from "../queries";
import { correctionReports, reportsSize } from "./constants";
import type { ReportFilters } from "./schema";
import type { Correction, MistakeReport, OwnReport } from "./types";
import type { PlanRef } from "../types";

const { id, field, mistake, quote, remark, state, answer, createdAt } = mistakeReports;
const own = { id, field, mistake, quote, remark, state, answer, createdAt };
const { kind, language, title, subject, classLevel, entryId, entryVersion, isMade } = mistakeReports;

const isMarked = and(eq(bankCorrections.entryId, entryId), eq(bankCorrections.entryVersion, entryVersion));

/** What the actor has reported of one plan, newest first. Throws `not_found`. */
export async function listOwnReports(actor: Actor, place: PlanRef): Promise<OwnReport[]> {
  await getPlan(actor, place.kind, place.id);
  const db = await database();
  const rows = await db
    .select(own)
    .from(mistakeReports)
    .where(and(eq(mistakeReports.planId, place.id), eq(mistakeReports.accountId, actor.accountId)))
    .orderBy(desc(id))
    .limit(50);
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

/** A page of the reports, newest first. Throws `forbidden`. */
export async function listReports(actor: Actor, filters: ReportFilters): Promise<Page<MistakeReport>> {
  requireAdmin(actor);
  const db = await database();
  const where = filters.state === "all" ? undefined : eq(state, filters.state);
  const [rows, total] = await Promise.all([
    db
      .select({
        ...own,
        kind,
        language,
        title,
        subject,
        classLevel,
        entryId,
        entryVersion,
        isMade,
        marked: bankCorrections.id,
      })
      .from(mistakeReports)
      .leftJoin(bankCorrections, isMarked)
      .where(where)
      .orderBy(desc(id))
      .limit(reportsSize)
      .offset(filters.page * reportsSize),
    db.$count(mistakeReports, where),
  ]);
  const items = rows.map((row) => ({ ...row, marked: row.marked !== null, createdAt: row.createdAt.toISOString() }));
  return toPage(items, { page: filters.page, size: reportsSize, total });
}

function reportOf({
  mistake: is,
  field: where,
  language: of,
  quote: words,
  remark: meant,
}: Correction["reports"][number]) {
  return { mistake: is, field: where, language: of, quote: words, remark: meant };
}

/** The entries that are marked for correction with what was said of them, for their authors. Throws `forbidden`. */
export async function listCorrections(actor: Actor): Promise<Correction[]> {
  requireAdmin(actor);
  const db = await database();
  const marked = await db.select().from(bankCorrections).orderBy(desc(bankCorrections.id)).limit(500);
  const ids = marked.map((row) => row.id);
  // What was closed without an answer was judged to be none.
  const numbered = db
    .select({
      correction: sql<number>`${bankCorrections.id}`.as("correction"),
      id,
      mistake,
      field,
      language,
      quote,
      remark,
      place: sql<number>`row_number() over (partition by ${bankCorrections.id} order by ${id} desc)`.as("place"),
    })
    .from(mistakeReports)
    .innerJoin(bankCorrections, isMarked)
    .where(and(inArray(bankCorrections.id, ids), ne(state, "closed")))
    .as("numbered");
  const said = await db
    .select()
    .from(numbered)
    .where(lte(numbered.place, correctionReports))
    .orderBy(desc(numbered.id));
  return marked.map(({ markedAt, ...row }) => ({
    ...row,
    current: entryVersionOf(row.entryId),
    markedAt: markedAt.toISOString(),
    reports: said.filter(({ correction }) => correction === row.id).map(reportOf),
  }));
}
