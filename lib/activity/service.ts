import { and, eq, gt, inArray, isNull, max, or, sql } from "drizzle-orm";
import { database, transact, type Tx } from "@/db";
import { accounts, activities } from "@/db/schema";
import type { Actor } from "@/lib/core/actor";
import { hours, minutes, now } from "@/lib/core/clock";
import { searchableLines, storable } from "@/lib/core/searchable";
import type { ActivityEntry, ActivityType } from "./types";

/** Makes everything cached for the account unreachable; call it in the transaction of each write that the account sees. */
export async function markChanged(tx: Tx, accountId: number): Promise<void> {
  await tx
    .update(accounts)
    .set({ revision: sql`${accounts.revision} + 1` })
    .where(eq(accounts.id, accountId));
}

/** Characters of a title that a line of the timeline shows. */
const longestTitle = 300;

function titleOf({ title }: Pick<ActivityEntry, "title">): string {
  return storable(title).slice(0, longestTitle);
}

/** Writes what somebody did into the account's timeline, in the caller's transaction; by the same clock as what it is told. */
export async function recordActivity(tx: Tx, entry: ActivityEntry): Promise<void> {
  const { metadata = {} } = entry;
  const title = titleOf(entry);
  const searchText = searchableLines([title, ...Object.values(metadata)]);
  await tx.insert(activities).values({ ...entry, title, metadata, searchText, createdAt: now() });
  await markChanged(tx, entry.accountId);
}

/** The lines of one type about the same thing. */
function sameThing({ accountId, type, entityType, entityId }: Omit<ActivityEntry, "title" | "metadata">) {
  return and(
    eq(activities.accountId, accountId),
    eq(activities.type, type),
    eq(activities.entityType, entityType),
    entityId === null ? isNull(activities.entityId) : eq(activities.entityId, entityId),
  );
}

/** Puts another title and other values into what was recorded of the same thing already, in the caller's transaction. */
export async function amendActivity(tx: Tx, entry: ActivityEntry): Promise<void> {
  const { accountId, metadata = {} } = entry;
  const title = titleOf(entry);
  await tx
    .update(activities)
    .set({ title, metadata, searchText: searchableLines([title, ...Object.values(metadata)]) })
    .where(sameThing(entry));
  await markChanged(tx, accountId);
}

/** Removes the newest line of this type about the same thing, in the caller's transaction: it was taken back. */
export async function takeBackActivity(tx: Tx, entry: Omit<ActivityEntry, "title" | "metadata">): Promise<void> {
  const newest = tx
    .select({ id: max(activities.id) })
    .from(activities)
    .where(sameThing(entry));
  await tx.delete(activities).where(inArray(activities.id, newest));
  await markChanged(tx, entry.accountId);
}

type RepeatedActivity = Omit<ActivityEntry, "accountId"> & {
  /** Types of which a line, younger than so many milliseconds, says enough; beside the entry's own. */
  after?: Partial<Record<ActivityType, number>>;
};

/** Records what the actor did with a thing unless it stands there already, younger than `within` milliseconds. */
export async function recordOnce(
  actor: Actor,
  { after = {}, ...entry }: RepeatedActivity,
  within: number,
): Promise<void> {
  const db = await database();
  const { entityId, entityType, type } = entry;
  // The names are the types that were given.
  const enough = Object.entries({ ...after, [type]: within }) as [ActivityType, number][];
  const [known] = await db
    .select({ id: activities.id })
    .from(activities)
    .where(
      and(
        eq(activities.accountId, actor.accountId),
        or(
          ...enough.map(([name, span]) =>
            and(eq(activities.type, name), gt(activities.createdAt, new Date(now().getTime() - span))),
          ),
        ),
        eq(activities.entityType, entityType),
        entityId === null ? isNull(activities.entityId) : eq(activities.entityId, entityId),
      ),
    )
    .limit(1);
  if (known) return;
  await transact((tx) => recordActivity(tx, { ...entry, accountId: actor.accountId }));
}

/** Records that the actor looked at something, once an hour; the look that follows upon making it is none. */
export function recordView(actor: Actor, seen: { title: string; entityType: string; entityId: number }): Promise<void> {
  return recordOnce(actor, { ...seen, type: "view", after: { create: minutes(5) } }, hours(1));
}
