import { and, eq, gte, lt, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { database } from "@/db";
import { tallies } from "@/db/schema";
import type { Tally, TallyRange, TallyTopic } from "./types";

const { topic: ofTopic, key } = tallies;

function within(topic: TallyTopic, range?: TallyRange): SQL | undefined {
  return and(eq(ofTopic, topic), ...(range ? [gte(key, range.from), lt(key, range.before)] : []));
}

const sums = {
  count: sql`coalesce(sum(${tallies.count}), 0)::bigint`.mapWith(Number),
  amount: sql`coalesce(sum(${tallies.amount}), 0)::bigint`.mapWith(Number),
};

/** The sum of a topic, or of a range of its keys, to the moment. */
export async function sumTally(topic: TallyTopic, range?: TallyRange): Promise<Tally> {
  const db = await database();
  const [row] = await db.select(sums).from(tallies).where(within(topic, range));
  return row ?? { count: 0, amount: 0 };
}

/** The sums of a topic's keys. */
export async function listTally(topic: TallyTopic, range?: TallyRange): Promise<ReadonlyMap<string, Tally>> {
  const db = await database();
  const rows = await db
    .select({ key, ...sums })
    .from(tallies)
    .where(within(topic, range))
    .groupBy(key);
  return new Map(rows.map(({ key: name, ...sum }) => [name, sum]));
}

/** The sums of several ranges of a topic's keys, in one look. */
export async function sumRanges<Name extends string>(
  topic: TallyTopic,
  ranges: Readonly<Record<Name, TallyRange>>,
): Promise<Record<Name, Tally>> {
  const db = await database();
  const named = Object.entries<TallyRange>(ranges);
  const columns = named.flatMap(([name, { from, before }]) => {
    const inRange = sql`filter (where ${key} >= ${from} and ${key} < ${before})`;
    const sum = (column: PgColumn) => sql`coalesce(sum(${column}) ${inRange}, 0)::bigint`.mapWith(Number);
    return [[`${name}:count`, sum(tallies.count)] as const, [`${name}:amount`, sum(tallies.amount)] as const];
  });
  const [row = {}] = await db.select(Object.fromEntries(columns)).from(tallies).where(within(topic));
  const sums = named.map(([name]) => [name, { count: row[`${name}:count`] ?? 0, amount: row[`${name}:amount`] ?? 0 }]);
  // The names are those of `ranges`.
  return Object.fromEntries(sums) as Record<Name, Tally>;
}
