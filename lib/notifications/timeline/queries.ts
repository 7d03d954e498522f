import { and, eq, inArray, lte, notInArray, or, sql, type SQL } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import { database, type Database } from "@/db";
import { activities, notifications } from "@/db/schema";
import { timelineSize } from "@/lib/activity/constants";
import { whereActivities } from "@/lib/activity/queries";
import type { Actor } from "@/lib/core/actor";
import { createCache } from "@/lib/core/cache";
import { now, seconds } from "@/lib/core/clock";
import { toPage, type Page } from "@/lib/core/pagination";
import { holdsWords } from "@/lib/core/text-search";
import { loadMessages } from "@/lib/i18n/messages";
import { tierName } from "@/lib/i18n/spoken-tier";
import { kindsTitled, spokenParams, renderNotification } from "../rules";
import { holds, namedTypes, timelineType } from "./rules";
import type { TimelineItem, TimelineRequest } from "./types";

/** The notifications among which a type of the timeline is to be found; undefined for all, false for none. */
function ofType(type: TimelineRequest["type"]): SQL | undefined {
  if (!type) return undefined;
  if (type === "view") return notInArray(notifications.type, namedTypes);
  const named = namedTypes.filter((name) => timelineType(name) === type);
  return named.length > 0 ? inArray(notifications.type, named) : sql`false`;
}

function whereTold(actor: Actor, { type, search, locale }: TimelineRequest): SQL | undefined {
  const own = and(eq(notifications.accountId, actor.accountId), ofType(type));
  if (!search || holds(loadMessages(locale).activity.notification, search)) return own;
  const titled = kindsTitled(search, locale);
  const written = and(...holdsWords(notifications.searchText, search));
  return and(own, titled.length > 0 ? or(inArray(notifications.kind, titled), written) : written);
}

type TimelineConditions = { did: SQL | undefined; told: SQL | undefined };

function wheresOf(actor: Actor, request: TimelineRequest): TimelineConditions {
  const { actions } = loadMessages(request.locale).activity;
  return { did: whereActivities(actor, { ...request, actions }), told: whereTold(actor, request) };
}

type PageReach = { sort: TimelineRequest["sort"]; page: number; size: number };

/** Each side gives no more rows, along its index, than the page can need; the few are then put in one order. */
function selectPage(db: Database, { did, told }: TimelineConditions, { sort, page, size }: PageReach) {
  const direction = sort === "oldest" ? sql`asc` : sql`desc`;
  const reach = (page + 1) * size;
  const done = db
    .select({
      source: sql<TimelineItem["source"]>`'activity'`.as("source"),
      id: activities.id,
      type: sql<string>`${activities.type}::text`.as("type"),
      title: activities.title,
      metadata: activities.metadata,
      entityType: sql<string | null>`${activities.entityType}`.as("entity_type"),
      entityId: activities.entityId,
      createdAt: activities.createdAt,
    })
    .from(activities)
    .where(did)
    .orderBy(sql`${activities.createdAt} ${direction}, ${activities.id} ${direction}`)
    .limit(reach);
  const heard = db
    .select({
      source: sql<TimelineItem["source"]>`'notification'`.as("source"),
      id: notifications.id,
      type: notifications.type,
      title: notifications.kind,
      metadata: sql<Record<string, string>>`${notifications.params}`.as("metadata"),
      entityType: sql<string | null>`${notifications.entityType}`.as("entity_type"),
      entityId: notifications.entityId,
      createdAt: notifications.createdAt,
    })
    .from(notifications)
    .where(told)
    .orderBy(sql`${notifications.createdAt} ${direction}, ${notifications.id} ${direction}`)
    .limit(reach);
  return unionAll(done, heard)
    .orderBy(sql`created_at ${direction}, source ${direction}, id ${direction}`)
    .limit(size)
    .offset(page * size);
}

type Row = Awaited<ReturnType<typeof selectPage>>[number];

function toItem(row: Row, locale: TimelineRequest["locale"]): TimelineItem {
  const { createdAt, type: stored, title, ...rest } = row;
  const { actions, notification } = loadMessages(locale).activity;
  const timestamp = createdAt.toISOString();
  if (row.source === "notification") {
    const told = renderNotification({ kind: title, params: row.metadata }, locale);
    return {
      ...rest,
      ...told,
      metadata: spokenParams(row.metadata, locale),
      type: timelineType(stored),
      action: notification,
      timestamp,
    };
  }
  // The column is an enumeration of exactly these.
  const type = stored as TimelineItem["type"];
  const said = row.entityType === "tier" ? tierName(locale, title) : title;
  return { ...rest, type, title: said, message: null, action: actions[type], timestamp };
}

async function loadTimeline(actor: Actor, request: TimelineRequest): Promise<Page<TimelineItem>> {
  const { page, sort, locale, size = timelineSize } = request;
  const wheres = wheresOf(actor, request);
  const db = await database();
  const [rows, did, told] = await Promise.all([
    selectPage(db, wheres, { sort, page, size }),
    db.$count(activities, wheres.did),
    db.$count(notifications, wheres.told),
  ]);
  return toPage(
    rows.map((row) => toItem(row, locale)),
    { page, size, total: did + told },
  );
}

const cachedPages = createCache<Page<TimelineItem>>({ max: 2_000, ttl: seconds(30) });

/** A page of what the actor did and was told of, in one order of time. */
export function listTimeline(actor: Actor, request: TimelineRequest): Promise<Page<TimelineItem>> {
  const { locale, page, search, type, sort, size } = request;
  const key = JSON.stringify([actor.accountId, actor.revision, locale, page, search, type, sort, size]);
  return cachedPages(key, () => loadTimeline(actor, request));
}

/** All that fits, up to `most` rows, as it is read; what happens meanwhile is left out, so that no row comes twice. */
export async function* eachTimelineItem(
  actor: Actor,
  { most, ...request }: TimelineRequest & { most: number },
): AsyncGenerator<TimelineItem> {
  const size = 500;
  const until = now();
  const { did, told } = wheresOf(actor, request);
  const wheres = {
    did: and(did, lte(activities.createdAt, until)),
    told: and(told, lte(notifications.createdAt, until)),
  };
  for (let page = 0; page * size < most; page += 1) {
    const rows = await selectPage(await database(), wheres, { sort: request.sort, page, size });
    for (const row of rows) yield toItem(row, request.locale);
    if (rows.length < size) return;
  }
}
