import { and, asc, count, desc, eq, inArray, isNotNull, isNull, notInArray, or, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { database } from "@/db";
import { planRuns, plans, planScores } from "@/db/schema";
import type { Actor } from "@/lib/core/actor";
import { createCache } from "@/lib/core/cache";
import { minutes, now, seconds } from "@/lib/core/clock";
import { mapNames, namesOf } from "@/lib/core/names";
import { toPage, type Page } from "@/lib/core/pagination";
import { holdsWords } from "@/lib/core/text-search";
import type { PlanKind } from "../kinds/traits";
import { planKind } from "../kinds/registry";
import { planKindNames } from "../kinds/traits";
import { shownStatus, stateAt } from "../rules";
import { findScores, isCurrentScore, keptScore } from "../scores/kept";
import { planFilterKinds } from "./constants";
import type { PlanFilters } from "./schema";
import type { ColumnFilter, PlanFilterName, PlanFilterValues, PlanListItem } from "./types";

/** A list of one kind of plan, or with "" of all kinds. */
type ListedKind = PlanKind | "";
type Filters = Omit<PlanFilters, "kind">;

const listColumns = {
  id: plans.id,
  kind: plans.kind,
  status: plans.status,
  review: plans.review,
  title: plans.title,
  subject: plans.subject,
  classLevel: plans.classLevel,
  lessonNo: plans.lessonNo,
  lessonDate: plans.lessonDate,
  durationMinutes: plans.durationMinutes,
  teacherName: plans.teacherName,
  language: plans.language,
  createdAt: plans.createdAt,
  updatedAt: plans.updatedAt,
  deletedAt: plans.deletedAt,
};

const orders: Record<PlanFilters["sort"], SQL[]> = {
  newest: [desc(plans.createdAt), desc(plans.id)],
  oldest: [asc(plans.createdAt), asc(plans.id)],
  name: [asc(sql`lower(${plans.title})`), asc(plans.id)],
};
/** In the bin the newest is what was deleted last. */
const binOrders = { ...orders, newest: [desc(plans.deletedAt), desc(plans.id)] };

const reviewedKinds = planKindNames.filter((name) => planKind(name).reviewed);

/** The plans of which a list says this status; see `toldStatus`. */
function statusIs(status: PlanFilters["status"]): SQL | undefined {
  if (status === "" || status === "deleted") return undefined;
  const completeness = (value: "draft" | "completed") =>
    and(notInArray(plans.kind, reviewedKinds), eq(plans.status, value));
  if (status === "completed") return completeness(status);
  if (status !== "draft") return and(inArray(plans.kind, reviewedKinds), eq(plans.review, status));
  return or(completeness(status), and(inArray(plans.kind, reviewedKinds), isNull(plans.review)));
}

/** The filters that ask for something else than what stands in the column of their name. */
const ownConditions = {
  search: (words) => (words ? and(...holdsWords(plans.searchText, words)) : undefined),
  kind: (kind) => (kind ? eq(plans.kind, kind) : undefined),
  status: (status) =>
    and(status === "deleted" ? isNotNull(plans.deletedAt) : isNull(plans.deletedAt), statusIs(status)),
} satisfies { [Name in PlanFilterName]?: (value: PlanFilterValues[Name]) => SQL | undefined };

type ValueFilter = Exclude<PlanFilterName, keyof typeof ownConditions>;
const valueFilters = namesOf(planFilterKinds).filter((name): name is ValueFilter => !(name in ownConditions));

/** The plans whose column holds the value: none where it can never hold it, which the database would call an error. */
function holds(column: PgColumn, value: string): SQL {
  return column.enumValues && !column.enumValues.includes(value) ? sql`false` : eq(column, value);
}

const columnFilters = namesOf(planFilterKinds).filter(
  (name): name is ColumnFilter => planFilterKinds[name] === "column",
);

function filter(actor: Actor, kind: ListedKind, filters: Filters): SQL | undefined {
  return and(
    eq(plans.ownerId, actor.accountId),
    ownConditions.kind(kind),
    ownConditions.status(filters.status),
    ...valueFilters.map((name) => (filters[name] ? holds(plans[name], filters[name]) : undefined)),
    ownConditions.search(filters.search),
  );
}

/** The values of each kind's listed fields. */
function detailsOf(kind: ListedKind) {
  const cases = (kind ? [kind] : planKindNames).map((name) => {
    const values = planKind(name).listed.map((field) => sql`coalesce(${plans.content} ->> ${field}::text, '')`);
    return sql`when ${eq(plans.kind, name)} then array[${sql.join(values, sql`, `)}]::text[]`;
  });
  return sql<string[]>`case ${sql.join(cases, sql` `)} end`;
}

async function loadPage(actor: Actor, kind: ListedKind, filters: Filters): Promise<Page<PlanListItem>> {
  const db = await database();
  const where = filter(actor, kind, filters);
  const order = filters.status === "deleted" ? binOrders : orders;
  const [rows, total] = await Promise.all([
    db
      .select({
        ...listColumns,
        details: detailsOf(kind),
        state: planRuns.state,
        heartbeatAt: planRuns.heartbeatAt,
        score: keptScore,
      })
      .from(plans)
      .leftJoin(planRuns, eq(planRuns.planId, plans.id))
      .leftJoin(planScores, isCurrentScore())
      .where(where)
      .orderBy(...order[filters.sort])
      .limit(filters.size)
      .offset(filters.page * filters.size),
    db.$count(plans, where),
  ]);
  const moment = now();
  const items = rows.map(({ state, heartbeatAt, status, review, ...row }) => ({
    ...row,
    status: shownStatus(planKind(row.kind).reviewed, { status, review }),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    deletedAt: row.deletedAt?.toISOString() ?? null,
    run: state && heartbeatAt ? stateAt(state, heartbeatAt, moment) : null,
  }));
  return toPage(items, { page: filters.page, size: filters.size, total });
}

const cachedPages = createCache<Page<PlanListItem>>({ max: 2_000, ttl: seconds(30) });

/** A page of the actor's plans; those in the bin only under the status `deleted`. */
export async function listPlans(actor: Actor, kind: ListedKind, filters: Filters): Promise<Page<PlanListItem>> {
  const key = JSON.stringify([actor.accountId, actor.revision, kind, filters]);
  const page = await cachedPages(key, () => loadPage(actor, kind, filters));
  // A score changes nothing that a revision stands for: it may have come since the page was kept.
  const scores = await findScores(page.items.filter(({ score }) => score === null).map(({ id }) => id));
  if (scores.size === 0) return page;
  return { ...page, items: page.items.map((item) => ({ ...item, score: item.score ?? scores.get(item.id) ?? null })) };
}

type Occurrence = Record<ColumnFilter, string> & { kind: PlanKind; number: number };
const cachedOccurrences = createCache<Occurrence[]>({ max: 2_000, ttl: minutes(5) });

/** What the actor's plans outside the bin are of, and how many of each. */
function listOccurrences(actor: Actor): Promise<Occurrence[]> {
  return cachedOccurrences(`${actor.accountId}:${actor.revision}`, async () => {
    const db = await database();
    const columns = { kind: plans.kind, ...mapNames(columnFilters, (name) => plans[name]) };
    return db
      .select({ ...columns, number: count() })
      .from(plans)
      .where(and(eq(plans.ownerId, actor.accountId), isNull(plans.deletedAt)))
      .groupBy(...Object.values(columns));
  });
}

/** The values of each column filter that occur among the actor's plans. */
export async function listFilterChoices(actor: Actor, kind: ListedKind): Promise<Record<ColumnFilter, string[]>> {
  const rows = (await listOccurrences(actor)).filter((row) => kind === "" || row.kind === kind);
  return mapNames(columnFilters, (name) => [...new Set(rows.map((row) => row[name]))].filter(Boolean).sort());
}

/** How many plans of each kind the actor has outside the bin. */
export async function countPlansByKind(actor: Actor): Promise<Record<PlanKind, number>> {
  const numbers = mapNames(planKindNames, () => 0);
  for (const { kind, number } of await listOccurrences(actor)) numbers[kind] += number;
  return numbers;
}
