// The first migration stands for all of those before the launch. A database that had them all is taken for one that had the
// first, because both bear the same time (docs/decisions/0017-one-baseline.md).
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type * as schema from "./schema";

/** A database that this version must not touch; unlike other errors' messages this one is made to be read by who starts it. */
export class DatabaseRefused extends Error {
  override name = "DatabaseRefused";
}

type Journal = { entries: { when: number }[] };

function baselineTime(folder: string): number {
  const { entries } = JSON.parse(readFileSync(join(folder, "meta", "_journal.json"), "utf8")) as Journal;
  const [baseline] = entries;
  if (!baseline) throw new Error(`${folder} has no migrations.`);
  return baseline.when;
}

/** How many migrations a database has had and the time of the last; null where it has had none. */
async function lastMigration(
  db: PgDatabase<PgQueryResultHKT, typeof schema>,
): Promise<{ count: number; time: number } | null> {
  const table = sql<boolean>`to_regclass('drizzle.__drizzle_migrations') is not null`;
  const [known] = await db.select({ isThere: table }).from(sql`(select) as nothing`);
  if (!known?.isThere) return null;
  const [row] = await db
    .select({ count: sql<number>`count(*)::int`, time: sql<string | null>`max(created_at)` })
    .from(sql`drizzle.__drizzle_migrations`);
  return row?.time ? { count: row.count, time: Number(row.time) } : null;
}

/** Throws, with nothing changed, when the database has only some of the migrations that the first one stands for. */
export async function refuseBeforeBaseline(
  db: PgDatabase<PgQueryResultHKT, typeof schema>,
  folder: string,
): Promise<void> {
  const last = await lastMigration(db);
  if (!last || last.time >= baselineTime(folder)) return;
  throw new DatabaseRefused(
    `This database has only the first ${last.count} of the migrations from before the baseline. Nothing in it was changed. ` +
      "Start the last version that has those migrations on it once, then this one (docs/decisions/0017-one-baseline.md).",
  );
}
