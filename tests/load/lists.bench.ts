import { randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import { openServer, useDatabase, type OpenDatabase } from "@/db";
import { seedBasics } from "@/db/seed/basics";
import { seedLoad } from "@/db/seed/load";
import type { Actor } from "@/lib/core/actor";
import { proveActor } from "@/lib/core/prove-actor";
import { indexedPattern, likePattern } from "@/lib/core/searchable";
import { listPlans } from "@/lib/plans/queries";
import { planFilters } from "@/lib/plans/schema";
import type { benchContext } from "@/scripts/lib/bench.mjs";
import { startPostgres } from "@/scripts/lib/test-postgres.mjs";
import { signInLoaded } from "../support/load-session";

export const name = "lists";

type Context = ReturnType<typeof benchContext>;
type Row = { measure: string; value: number; unit: string; baseline?: number; ratio?: number; target?: string };

const owners = Number(process.env.BENCH_OWNERS ?? 500);
const each = 2_000;

async function printPlan({ db }: OpenDatabase, ownerId: number): Promise<void> {
  const phrase = "fractions in the garden";
  const result = await db.execute(sql`explain (analyze, buffers) select id, title from plans
    where owner_id = ${ownerId} and kind = 'reb' and deleted_at is null and search_text like ${indexedPattern(phrase)} and search_text || '' like ${likePattern(phrase)}
    order by created_at desc, id desc limit 20`);
  const lines = [...(result as unknown as Iterable<Record<string, string>>)].map((row) => `  ${row["QUERY PLAN"]}`);
  process.stdout.write(`${lines.join("\n")}\n`);
}

async function searchTimes(context: Context, actor: Actor): Promise<Row[]> {
  const rows: Row[] = [];
  for (const search of ["fractions in the garden", "maps", "zzzz", "a"]) {
    let revision = actor.revision + 1_000;
    // Each round is another revision, so that nothing comes from the cache.
    const look = () => listPlans(proveActor({ ...actor, revision: ++revision }), "reb", planFilters.parse({ search }));
    const { p50, p99 } = await context.timed(look, 50);
    rows.push({ measure: `search "${search}", p50`, value: p50, unit: "ms", target: "< 20" });
    rows.push({ measure: `search "${search}", p99`, value: p99, unit: "ms" });
  }
  return rows;
}

async function pageSpeeds(context: Context, place: { url: string; cookie: string }): Promise<Row[]> {
  const speed = async (path: string) => {
    const headers = { cookie: place.cookie };
    await context.throughput(`${place.url}${path}`, { seconds: 2, headers });
    return (await context.throughput(`${place.url}${path}`, { seconds: 5, headers })).requestsPerSecond;
  };
  const baseline = await speed("/sandbox/bench");
  const rows: Row[] = [{ measure: "bare page, one select", value: baseline, unit: "requests/s" }];
  for (const path of ["/dashboard", "/lesson-plans", "/lesson-plans?search=garden&subject=English"]) {
    const value = await speed(path);
    rows.push({ measure: path, value, unit: "requests/s", baseline, ratio: value / baseline, target: "ratio >= 0.6" });
  }
  return rows;
}

/** Lists and search with a million plans in the table, 2,000 of them the reader's, on a server engine. */
export async function run(context: Context): Promise<Row[]> {
  process.env.AUTH_SECRET = randomBytes(32).toString("hex");
  const { url, stop } = await startPostgres();
  const opened = await openServer(url);
  useDatabase(opened);
  try {
    await seedBasics(opened.db);
    const started = performance.now();
    const first = await seedLoad(opened.db, { owners, each });
    const loading = {
      measure: `loading ${owners * each} plans`,
      value: (performance.now() - started) / 1_000,
      unit: "s",
    };
    const { actor, cookie } = await signInLoaded(opened, first);
    await printPlan(opened, first);
    const searches = await searchTimes(context, actor);
    const server = await context.startServer({ settings: { DATABASE_URL: url, AUTH_SECRET: process.env.AUTH_SECRET } });
    const pages = await pageSpeeds(context, { url: server.url, cookie });
    await server.stop();
    return [loading, ...searches, ...pages];
  } finally {
    useDatabase(undefined);
    await opened.close();
    await stop();
  }
}
