import { and, count, eq, inArray, or, type SQL } from "drizzle-orm";
import { database } from "@/db";
import { activities } from "@/db/schema";
import type { Actor } from "@/lib/core/actor";
import { createCache } from "@/lib/core/cache";
import { minutes } from "@/lib/core/clock";
import { holdsWords } from "@/lib/core/text-search";
import { typesNamed } from "./rules";
import type { ActivityFilters } from "./schema";
import type { ActivityStats, ActivityType } from "./types";

type WantedActivities = Pick<ActivityFilters, "type" | "search"> & {
  /** How each type's action is written for the reader: the search looks there too. */
  actions: Readonly<Record<ActivityType, string>>;
};

/** In the action, the title or any metadata value. Source: NEW-6. */
function found({ search, actions }: WantedActivities): SQL | undefined {
  if (!search) return undefined;
  const named = typesNamed(search, actions);
  const written = and(...holdsWords(activities.searchText, search));
  return named.length > 0 ? or(inArray(activities.type, named), written) : written;
}

/** The actor's own activities that fit the filters. */
export function whereActivities(actor: Actor, wanted: WantedActivities): SQL | undefined {
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
