import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type postgres from "postgres";
import { yieldToEventLoop } from "@/lib/core/concurrency/event-loop";
import { env } from "@/lib/core/env";
import { acquireLock, releaseLock } from "@/lib/core/plain/data-lock.mjs";
import { refuseBeforeBaseline } from "./baseline";
import * as schema from "./schema";

export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;
/** A database or a transaction in it: what a helper takes that joins its caller's transaction. */
export type Tx = Database;

export type Engine = { name: "pglite"; client: PGlite } | { name: "postgres"; client: postgres.Sql };
type Work = () => Promise<void>;
export type OpenDatabase = {
  db: Database;
  engine: Engine;
  /** Runs the work while no other process runs any of this kind: what only the first of several that start may do. */
  alone: (work: Work) => Promise<void>;
  close: () => Promise<void>;
};

const migrationsFolder = join(process.cwd(), "db", "migrations");

/** Any number that means this alone. */
const upgradeLock = 7_304_201;

async function alone(client: postgres.Sql, work: Work): Promise<void> {
  // The lock ends with this transaction; the work has connections of its own.
  await client.begin(async (holder) => {
    await holder`select pg_advisory_xact_lock(${upgradeLock})`;
    await work();
  });
}

/** Opens a Postgres server's database and brings it up to date. */
export async function openServer(url: string): Promise<OpenDatabase> {
  const [{ default: connect }, { drizzle }, { migrate }] = await Promise.all([
    import("postgres"),
    import("drizzle-orm/postgres-js"),
    import("drizzle-orm/postgres-js/migrator"),
  ]);
  const client = connect(url, { max: 10, onnotice: () => undefined });
  const db = drizzle(client, { schema });
  await alone(client, async () => {
    await refuseBeforeBaseline(db, migrationsFolder);
    await migrate(db, { migrationsFolder });
  }).catch(async (error: unknown) => {
    await client.end({ timeout: 5 });
    throw error;
  });
  return {
    db,
    engine: { name: "postgres", client },
    alone: (work) => alone(client, work),
    close: () => client.end({ timeout: 5 }),
  };
}

/**
 * Opens the embedded engine; without a directory it lives in memory, and begins as the given copy of another one. The
 * caller holds the directory's lock.
 */
export async function openEmbedded(directory?: string, copy?: Blob): Promise<OpenDatabase> {
  const [{ PGlite }, { pg_trgm }, { btree_gin }, { drizzle }, { migrate }] = await Promise.all([
    import("@electric-sql/pglite"),
    import("@electric-sql/pglite/contrib/pg_trgm"),
    import("@electric-sql/pglite/contrib/btree_gin"),
    import("drizzle-orm/pglite"),
    import("drizzle-orm/pglite/migrator"),
  ]);
  const client = await PGlite.create({ dataDir: directory, loadDataDir: copy, extensions: { pg_trgm, btree_gin } });
  const db = drizzle(client, { schema });
  try {
    await refuseBeforeBaseline(db, migrationsFolder);
    await migrate(db, { migrationsFolder });
  } catch (error) {
    await client.close();
    throw error;
  }
  // Its directory has one process.
  return { db, engine: { name: "pglite", client }, alone: (work) => work(), close: () => client.close() };
}

async function openOwnDirectory(): Promise<OpenDatabase> {
  const { DATA_DIR } = env();
  acquireLock(DATA_DIR);
  try {
    const opened = await openEmbedded(join(DATA_DIR, "postgres"));
    return { ...opened, close: () => opened.close().finally(() => releaseLock(DATA_DIR)) };
  } catch (error) {
    releaseLock(DATA_DIR);
    throw error;
  }
}

// The framework bundles this file more than once; the process still has one database.
const shared = globalThis as typeof globalThis & { isomoDatabase?: Promise<OpenDatabase> };

/** The process's database, opened and migrated at first use; a failed opening is tried again at the next call. */
export function openDatabase(): Promise<OpenDatabase> {
  const url = env().DATABASE_URL;
  shared.isomoDatabase ??= (url ? openServer(url) : openOwnDirectory()).catch((error: unknown) => {
    shared.isomoDatabase = undefined;
    throw error;
  });
  return shared.isomoDatabase;
}

/** Puts an opened database in place of the configured one; for tests and scripts. */
export function useDatabase(opened: OpenDatabase | undefined): void {
  shared.isomoDatabase = opened && Promise.resolve(opened);
}

export async function database(): Promise<Database> {
  return (await openDatabase()).db;
}

let before: Promise<unknown> = Promise.resolve();

/** The embedded engine answers at once: without a breath between them, many transactions would stop everything else. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const own = before.then(yieldToEventLoop).then(work);
  before = own.catch(() => undefined);
  return own;
}

/** Runs the work in one transaction and gives back its result; an error undoes all of it. */
export async function transact<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> {
  const { db, engine } = await openDatabase();
  return engine.name === "pglite" ? inTurn(() => db.transaction(work)) : db.transaction(work);
}

export async function closeDatabase(): Promise<void> {
  const opened = await shared.isomoDatabase;
  shared.isomoDatabase = undefined;
  await opened?.close();
}
