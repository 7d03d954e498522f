import { randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import { openServer, useDatabase, type OpenDatabase } from "@/db";
import { seedBasics } from "@/db/seed/basics";
import { seedLoad } from "@/db/seed/load";
import { seedCrowd } from "@/db/seed/load-crowd";
import { activityFilters } from "@/lib/activity/schema";
import type { Actor } from "@/lib/core/actor";
import { proveActor } from "@/lib/core/prove-actor";
import { listTimeline } from "@/lib/notifications/timeline/queries";
import type { benchContext, Row } from "@/scripts/lib/bench.mjs";
import { startPostgres } from "@/scripts/lib/test-postgres.mjs";
import { signInLoaded } from "../support/load-session";

export const name = "activity";

type Context = ReturnType<typeof benchContext>;

const owners = Number(process.env.BENCH_OWNERS ?? 500);
const each = 2_000;
const crowd = { users: 200 * owners - owners, notifications: 400 * owners, payments: 400 * owners };
const rounds = 40;

/** The statements of the page's first look, as the database plans them. */
async function printPlans({ db }: OpenDatabase, reader: number): Promise<void> {
  const statements = {
    "the newest activities": sql`select * from activities where account_id = ${reader} order by created_at desc, id desc limit 50`,
    "the newest notifications": sql`select * from notifications where account_id = ${reader} order by created_at desc, id desc limit 50`,
    "how many activities": sql`select count(*) from activities where account_id = ${reader}`,
    "what is unread": sql`select count(*) from notifications where account_id = ${reader} and read_at is null`,
    "the statistics": sql`select type, count(*) from activities where account_id = ${reader} group by type`,
  };
  for (const [title, statement] of Object.entries(statements)) {
    const result = await db.execute(sql`explain (analyze, buffers) ${statement}`);
    const lines = [...(result as unknown as Iterable<Record<string, string>>)].map((row) => `  ${row["QUERY PLAN"]}`);
    process.stdout.write(`${title}:\n${lines.join("\n")}\n`);
  }
}

async function queryTimes(context: Context, actor: Actor): Promise<Row[]> {
  const looks = { "first page": {}, "oldest first": { sort: "oldest" }, 'search "garden"': { search: "garden" } };
  const rows: Row[] = [];
  let revision = actor.revision + 1_000;
  for (const [title, filters] of Object.entries(looks)) {
    const request = { ...activityFilters.parse(filters), locale: "en" } as const;
    // Each round is another revision, so that nothing comes from the cache.
    const look = () => listTimeline(proveActor({ ...actor, revision: ++revision }), request);
    const { p50, p99 } = await context.timed(look, rounds);
    rows.push({ measure: `${title}, query, p50`, value: p50, unit: "ms" });
    rows.push({ measure: `${title}, query, p99`, value: p99, unit: "ms" });
  }
  return rows;
}

/** The page after a write, so that all of it is asked anew, beside the bare page, in turns. */
async function pageTimes(opened: OpenDatabase, place: { url: string; cookie: string; reader: number }): Promise<Row[]> {
  const headers = { cookie: place.cookie };
  async function once(path: string): Promise<number> {
    const started = performance.now();
    const answer = await fetch(`${place.url}${path}`, { headers });
    await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return performance.now() - started;
  }
  const paths = ["/sandbox/bench", "/recent-activity", "/notifications"];
  const times = new Map(paths.map((path) => [path, [] as number[]]));
  for (let round = -5; round < rounds; round += 1) {
    for (const path of paths) {
      await opened.db.execute(sql`update accounts set revision = revision + 1 where id = ${place.reader}`);
      const took = await once(path);
      if (round >= 0) times.get(path)?.push(took);
    }
  }
  const median = (path: string) => (times.get(path) ?? []).sort((one, other) => one - other)[rounds / 2] ?? 0;
  const baseline = median("/sandbox/bench");
  return paths.map((path) => {
    const value = median(path);
    const row = { measure: `${path}, nothing in memory, p50`, value, unit: "ms" };
    return path === paths[0] ? row : { ...row, baseline, ratio: value / baseline, target: "ratio <= 3" };
  });
}

async function exportTime({ url, cookie, reader }: { url: string; cookie: string; reader: number }): Promise<Row[]> {
  const started = performance.now();
  const answer = await fetch(`${url}/api/activity/user/${reader}/export`, { headers: { cookie } });
  const reading = answer.body?.getReader();
  await reading?.read();
  const first = performance.now() - started;
  let rest = await reading?.read();
  while (rest && !rest.done) rest = await reading?.read();
  return [
    { measure: "export, first bytes", value: first, unit: "ms" },
    { measure: "export, whole", value: performance.now() - started, unit: "ms" },
  ];
}

/** The timeline and the notifications at 100,000 users, 1,000,000 plans and 200,000 payments, on a server engine. */
export async function run(context: Context): Promise<Row[]> {
  process.env.AUTH_SECRET = randomBytes(32).toString("hex");
  const { url, stop } = await startPostgres();
  const opened = await openServer(url);
  useDatabase(opened);
  try {
    await seedBasics(opened.db);
    const started = performance.now();
    const reader = await seedLoad(opened.db, { owners, each });
    await seedCrowd(opened.db, reader, crowd);
    const seconds = (performance.now() - started) / 1_000;
    const loading = { measure: `loading ${owners * each} plans and their crowd`, value: seconds, unit: "s" };
    const { actor, cookie } = await signInLoaded(opened, reader);
    await printPlans(opened, reader);
    const queries = await queryTimes(context, actor);
    const server = await context.startServer({ settings: { DATABASE_URL: url, AUTH_SECRET: process.env.AUTH_SECRET } });
    const place = { url: server.url, cookie, reader };
    const pages = [...(await pageTimes(opened, place)), ...(await exportTime(place))];
    await server.stop();
    return [loading, ...queries, ...pages];
  } finally {
    useDatabase(undefined);
    await opened.close();
    await stop();
  }
}
