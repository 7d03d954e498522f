import { and, asc, count, desc, eq, inArray, or, sql, type SQL } from "drizzle-orm";
import { database } from "@/db";
import { activities } from "@/db/schema";
import type { Actor } from "@/lib/core/actor";
import { createCache } from "@/lib/core/cache";
import { minutes } from "@/lib/core/clock";
import { toPage, type Page } from "@/lib/core/pagination";
import { likePattern } from "@/lib/core/searchable";
import { timelineSize } from "./constants";
import { typesNamed } from "./rules";
import type { ActivityFilters } from "./schema";
import type { Activity, ActivityStats, ActivityType } from "./types";

export type ActivityRequest = ActivityFilters & {
  /** Rows of a page, 50 unless told. */
  size?: number;
  /** How each type's action is written for the reader: the search looks there too. */
  actions: Readonly<Record<ActivityType, string>>;
};

/** Lower case and without accents, as `likePattern` writes the search. */
function plain(text: SQL): SQL {
  return sql`lower(regexp_replace(normalize(${text}, NFD), ${"[\u0300-\u036f]"}, '', 'g'))`;
}

/** In the action, the title or any metadata value. Source: specification 2, section 5. */
function found({ search, actions }: ActivityRequest): SQL | undefined {
  if (!search) return undefined;
  const pattern = likePattern(search);
  const values = sql`select 1 from jsonb_each_text(${activities.metadata}) as pair where ${plain(sql`pair.value`)} like ${pattern}`;
  return or(
    inArray(activities.type, typesNamed(search, actions)),
    sql`${plain(sql`${activities.title}`)} like ${pattern}`,
    sql`exists (${values})`,
  );
}

/** A page of what the actor did. */
export async function listActivities(actor: Actor, request: ActivityRequest): Promise<Page<Activity>> {
  const { page, type, sort, size = timelineSize } = request;
  const where = and(
    eq(activities.accountId, actor.accountId),
    type ? eq(activities.type, type) : undefined,
    found(request),
  );
  const db = await database();
  const direction = sort === "oldest" ? asc : desc;
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(activities)
      .where(where)
      .orderBy(direction(activities.createdAt), direction(activities.id))
      .limit(size)
      .offset(page * size),
    db.$count(activities, where),
  ]);
  const items = rows.map(({ createdAt, accountId: _accountId, ...row }) => ({
    ...row,
    timestamp: createdAt.toISOString(),
  }));
  return toPage(items, { page, size, total });
}

const cachedStats = createCache<ActivityStats>({ max: 2_000, ttl: minutes(5) });

/** How often the actor did what. */
export function getActivityStats(actor: Actor): Promise<ActivityStats> {
  return cachedStats(`${actor.accountId}:${actor.revision}`, async () => {
    const db = await database();
    const rows = await db
      .select({ type: activities.type, number: count() })
      .from(activities)
      .where(eq(activities.accountId, actor.accountId))
      .groupBy(activities.type);
    const of = (type: ActivityType) => rows.find((row) => row.type === type)?.number ?? 0;
    return {
      lessonPlansCreated: of("create"),
      downloads: of("download"),
      edits: of("edit"),
      views: of("view"),
      ratings: of("rate"),
      templates: of("template"),
    };
  });
}
