import { and, count, eq, inArray, or, sql, type SQL } from "drizzle-orm";
import { database } from "@/db";
import { activities } from "@/db/schema";
import type { Actor } from "@/lib/core/actor";
import { createCache } from "@/lib/core/cache";
import { minutes } from "@/lib/core/clock";
import { likePattern } from "@/lib/core/searchable";
import { typesNamed } from "./rules";
import type { ActivityFilters } from "./schema";
import type { ActivityStats, ActivityType } from "./types";

type Wanted = Pick<ActivityFilters, "type" | "search"> & {
  /** How each type's action is written for the reader: the search looks there too. */
  actions: Readonly<Record<ActivityType, string>>;
};

/** Lower case and without accents, as `likePattern` writes the search. */
function plain(text: SQL): SQL {
  return sql`lower(regexp_replace(normalize(${text}, NFD), ${"[\u0300-\u036f]"}, '', 'g'))`;
}

/** Whether any value of a column of values holds the searched words, whatever their case and accents. */
export function anyValueLike(values: SQL, search: string): SQL {
  const matching = sql`select 1 from jsonb_each_text(${values}) as pair where ${plain(sql`pair.value`)} like ${likePattern(search)}`;
  return sql`exists (${matching})`;
}

/** In the action, the title or any metadata value. Source: specification 2, section 5. */
function found({ search, actions }: Wanted): SQL | undefined {
  if (!search) return undefined;
  return or(
    inArray(activities.type, typesNamed(search, actions)),
    sql`${plain(sql`${activities.title}`)} like ${likePattern(search)}`,
    anyValueLike(sql`${activities.metadata}`, search),
  );
}

/** The actor's own activities that fit the filters. */
export function whereActivities(actor: Actor, wanted: Wanted): SQL | undefined {
  return and(
    eq(activities.accountId, actor.accountId),
    wanted.type ? eq(activities.type, wanted.type) : undefined,
    found(wanted),
  );
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
