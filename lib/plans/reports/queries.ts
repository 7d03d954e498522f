import { and, desc, eq, inArray } from "drizzle-orm";
import { database } from "@/db";
import { bankCorrections, mistakeReports } from "@/db/schema";
import type { Actor } from "@/lib/core/actor";
import { toPage, type Page } from "@/lib/core/pagination";
import { requireAdmin } from "@/lib/core/require-admin";
import type { PlanKind } from "../kinds/contract";
import { getPlan } from "../queries";
import { reportsSize } from "./constants";
import { entryVersionOf } from "./rules";
import type { ReportFilters } from "./schema";
import type { Correction, MistakeReport, OwnReport } from "./types";

const { id, field, mistake, quote, remark, state, answer, createdAt } = mistakeReports;
const own = { id, field, mistake, quote, remark, state, answer, createdAt };
const { kind, language, title, subject, classLevel, entryId, entryVersion } = mistakeReports;

/** What the actor has reported of one plan, newest first. Throws `not_found`. */
export async function listOwnReports(actor: Actor, place: { kind: PlanKind; id: number }): Promise<OwnReport[]> {
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
        ...{ ...own, kind, language, title, subject, classLevel, entryId, entryVersion },
        marked: bankCorrections.id,
      })
      .from(mistakeReports)
      .leftJoin(bankCorrections, eq(bankCorrections.entryId, entryId))
      .where(where)
      .orderBy(desc(id))
      .limit(reportsSize)
      .offset(filters.page * reportsSize),
    db.$count(mistakeReports, where),
  ]);
  const items = rows.map((row) => ({ ...row, marked: row.marked !== null, createdAt: row.createdAt.toISOString() }));
  return toPage(items, { page: filters.page, size: reportsSize, total });
}

/** The entries that are marked for correction with what was said of them, for their authors. Throws `forbidden`. */
export async function listCorrections(actor: Actor): Promise<Correction[]> {
  requireAdmin(actor);
  const db = await database();
  const marked = await db.select().from(bankCorrections).orderBy(desc(bankCorrections.id)).limit(500);
  if (marked.length === 0) return [];
  const ids = marked.map((row) => row.entryId);
  const said = await db
    .select({ entryId, mistake, field, language, quote, remark })
    .from(mistakeReports)
    .where(inArray(entryId, ids))
    .orderBy(desc(id))
    .limit(2_000);
  return marked.map(({ markedAt, ...row }) => ({
    ...row,
    current: entryVersionOf(row.entryId),
    markedAt: markedAt.toISOString(),
    reports: said.filter((report) => report.entryId === row.entryId).map(({ entryId: _entry, ...report }) => report),
  }));
}
