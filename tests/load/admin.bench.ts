import { randomBytes } from "node:crypto";
import { sql, type SQL } from "drizzle-orm";
import { openServer, useDatabase, type OpenDatabase } from "@/db";
import { seedBasics } from "@/db/seed/basics";
import { seedLoad } from "@/db/seed/load";
import { seedCrowd } from "@/db/seed/load-crowd";
import type { benchContext, Row } from "@/scripts/lib/bench.mjs";
import { startPostgres } from "@/scripts/lib/test-postgres.mjs";
import { signInLoaded } from "../support/load-session";

export const name = "admin";

type Context = ReturnType<typeof benchContext>;
type Place = { url: string; cookie: string; admin: number };

const owners = Number(process.env.BENCH_OWNERS ?? 500);
const each = 2_000;
const crowd = { users: 200 * owners - owners, notifications: 2 * owners, payments: 400 * owners };
const rounds = 30;

const bare = "/sandbox/bench";
const paths = [
  ...["/admin", "/admin?search=crowd-4711", "/admin/tiers", "/admin/subscriptions", "/admin/payments"],
  ...["/admin/referrals", "/admin/review", "/admin/audit", "/admin/curriculum"],
];

/** The costly statements of the tabs, as the database plans them. */
async function printPlans({ db }: OpenDatabase): Promise<void> {
  const statements: Record<string, SQL> = {
    "a page of users": sql`select id from accounts order by id desc limit 15`,
    "a part of an address": sql`select id from accounts where email like '%crowd-4711%' order by id desc limit 15`,
    "how many users": sql`select count(*) from accounts`,
    "accounts by tier": sql`select tier_id, count(*) from subscriptions group by tier_id`,
    "revenue of a month": sql`select sum(amount), count(*) from ledger_entries
      where kind = 'payment' and currency = 'RWF' and created_at between now() - interval '1 month' and now()`,
    "revenue in all": sql`select sum(amount), count(*) from ledger_entries where kind = 'payment' and currency = 'RWF'`,
    "top referrers": sql`select referred_by_email, count(*) from referrals group by 1 order by 2 desc, 1 limit 10`,
    "the log": sql`select * from audit_log order by id desc limit 20`,
  };
  for (const [title, statement] of Object.entries(statements)) {
    const result = await db.execute(sql`explain (analyze, buffers) ${statement}`);
    const lines = [...(result as unknown as Iterable<Record<string, string>>)].map((row) => `  ${row["QUERY PLAN"]}`);
    process.stdout.write(`${title}:\n${lines.join("\n")}\n`);
  }
}

async function once({ url, cookie }: Place, path: string): Promise<number> {
  const started = performance.now();
  const answer = await fetch(`${url}${path}`, { headers: { cookie }, redirect: "manual" });
  await answer.text();
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
  return performance.now() - started;
}

/** Each tab beside the bare page, in turns; `before` runs ahead of each request. */
async function pageTimes(place: Place, title: string, before: () => Promise<unknown>): Promise<Row[]> {
  const all = [bare, ...paths];
  const times = new Map(all.map((path) => [path, [] as number[]]));
  for (let round = -5; round < rounds; round += 1) {
    for (const path of all) {
      await before();
      const took = await once(place, path);
      if (round >= 0) times.get(path)?.push(took);
    }
  }
  const median = (path: string) => (times.get(path) ?? []).sort((one, other) => one - other)[rounds / 2] ?? 0;
  const baseline = median(bare);
  return all.map((path) => {
    const value = median(path);
    const row = { measure: `${path}, ${title}, p50`, value, unit: "ms" };
    return path === bare ? row : { ...row, baseline, ratio: value / baseline, target: "ratio <= 3" };
  });
}

/** The administration at 100,000 users, 1,000,000 plans and 200,000 payments, on a server engine. */
export async function run(context: Context): Promise<Row[]> {
  process.env.AUTH_SECRET = randomBytes(32).toString("hex");
  const { url, stop } = await startPostgres();
  const opened = await openServer(url);
  useDatabase(opened);
  try {
    await seedBasics(opened.db);
    const started = performance.now();
    const admin = await seedLoad(opened.db, { owners, each });
    await seedCrowd(opened.db, admin, crowd);
    await opened.db.execute(sql`update accounts set role = 'ADMIN' where id = ${admin}`);
    await opened.db.execute(sql`insert into audit_log (actor_id, act, subject_type, subject_id)
      select ${admin}::int, 'userLocked', 'account', n from generate_series(1, 20000) n`);
    await opened.db.execute(sql`analyze`);
    const seconds = (performance.now() - started) / 1_000;
    const { cookie } = await signInLoaded(opened, admin);
    await printPlans(opened);
    const server = await context.startServer({ settings: { DATABASE_URL: url, AUTH_SECRET: process.env.AUTH_SECRET } });
    const place = { url: server.url, cookie, admin };
    const first = await Promise.all(
      ["/admin/tiers", "/admin/payments"].map(async (path) => {
        const value = await once(place, path);
        return { measure: `${path}, the very first look`, value, unit: "ms" };
      }),
    );
    const touched = () => opened.db.execute(sql`update accounts set revision = revision + 1 where id = ${admin}`);
    const used = await pageTimes(place, "as used", () => Promise.resolve());
    const written = await pageTimes(place, "after the administrator's own write", touched);
    await server.stop();
    const size = `loading ${owners * each} plans, ${crowd.users + owners} users, ${crowd.payments} payments`;
    return [{ measure: size, value: seconds, unit: "s" }, ...first, ...used, ...written];
  } finally {
    useDatabase(undefined);
    await opened.close();
    await stop();
  }
}
