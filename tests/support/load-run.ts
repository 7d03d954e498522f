import { randomBytes } from "node:crypto";
import { sql, type SQL } from "drizzle-orm";
import { openServer, useDatabase, type OpenDatabase } from "@/db";
import { seedBasics } from "@/db/seed/basics";
import { seedLoad } from "@/db/seed/load";
import type { Actor } from "@/lib/core/actor";
import type { benchContext, Row } from "@/scripts/lib/bench.mjs";
import { startPostgres } from "@/scripts/lib/test-postgres.mjs";
import { signInLoaded } from "./load-session";

export type LoadContext = ReturnType<typeof benchContext>;

/** Owners and the plans of each; 500 x 2,000 unless `BENCH_OWNERS` says otherwise. */
export const loadSize = { owners: Number(process.env.BENCH_OWNERS ?? 500), each: 2_000 };

export type Loaded = {
  opened: OpenDatabase;
  /** Account whose pages are measured, signed in: the first owner. */
  reader: number;
  actor: Actor;
  cookie: string;
  /** A server on the loaded database; what it needs besides is kept for the next one. */
  serve: () => Promise<{ url: string; stop: () => Promise<void> }>;
};

type LoadedWork = {
  /** What is in the database besides the plans. */
  fill?: (opened: OpenDatabase, reader: number) => Promise<unknown>;
  measure: (loaded: Loaded) => Promise<Row[]>;
};

/** Fills a server engine of its own, measures on it, and takes it away. The first row is the time of filling. */
export async function onLoadedDatabase(context: LoadContext, { fill, measure }: LoadedWork): Promise<Row[]> {
  // One for all benchmarks of a run: the environment is read once.
  const secret = (process.env.AUTH_SECRET ??= randomBytes(32).toString("hex"));
  const { url, stop } = await startPostgres();
  const opened = await openServer(url);
  useDatabase(opened);
  try {
    const started = performance.now();
    await seedBasics(opened.db);
    const reader = await seedLoad(opened.db, loadSize);
    await fill?.(opened, reader);
    const value = (performance.now() - started) / 1_000;
    const loading = {
      measure: `loading ${loadSize.owners * loadSize.each} plans and what belongs to them`,
      value,
      unit: "s",
    };
    const settings = { DATABASE_URL: url, AUTH_SECRET: secret };
    const serve = () => context.startServer({ settings });
    return [loading, ...(await measure({ opened, reader, serve, ...(await signInLoaded(opened, reader)) }))];
  } finally {
    useDatabase(undefined);
    await opened.close();
    await stop();
  }
}

/** Prints how the database goes about each statement, with its times. */
export async function printPlans({ db }: OpenDatabase, statements: Readonly<Record<string, SQL>>): Promise<void> {
  for (const [title, statement] of Object.entries(statements)) {
    const result = await db.execute(sql`explain (analyze, buffers) ${statement}`);
    const lines = [...(result as unknown as Iterable<Record<string, string>>)].map((row) => `  ${row["QUERY PLAN"]}`);
    process.stdout.write(`${title}:\n${lines.join("\n")}\n`);
  }
}

export type Place = { url: string; cookie: string };

/** Milliseconds of one page, to its last byte. Throws when it is not served. */
export async function timeOnce({ url, cookie }: Place, path: string): Promise<number> {
  const started = performance.now();
  const answer = await fetch(`${url}${path}`, { headers: { cookie }, redirect: "manual" });
  await answer.text();
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
  return performance.now() - started;
}

/** The page with nothing on it and one select, which the others are compared with. */
export const barePage = "/sandbox/bench";

type Turns = { paths: readonly string[]; title: string; before?: () => Promise<unknown>; rounds?: number };

/**
 * Each page beside the bare one, in turns, so that whatever else the machine does slows all of them alike. `before` runs
 * ahead of each request; the first rounds warm up.
 */
export async function compareWithBare(place: Place, { paths, title, before, rounds = 30 }: Turns): Promise<Row[]> {
  const all = [barePage, ...paths];
  const times = new Map(all.map((path) => [path, [] as number[]]));
  for (let round = -5; round < rounds; round += 1) {
    for (const path of all) {
      await before?.();
      const took = await timeOnce(place, path);
      if (round >= 0) times.get(path)?.push(took);
    }
  }
  const median = (path: string) => (times.get(path) ?? []).sort((one, other) => one - other)[rounds >> 1] ?? 0;
  const baseline = median(barePage);
  return all.map((path) => {
    const value = median(path);
    const row = { measure: `${path}, ${title}, p50`, value, unit: "ms" };
    return path === barePage ? row : { ...row, baseline, ratio: value / baseline, target: "ratio <= 3" };
  });
}
