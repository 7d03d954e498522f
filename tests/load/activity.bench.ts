import { sql, type SQL } from "drizzle-orm";
import { seedCrowd } from "@/db/seed/load-crowd";
import { activityFilters } from "@/lib/activity/schema";
import type { Actor } from "@/lib/core/actor";
import { proveActor } from "@/lib/core/prove-actor";
import { listTimeline } from "@/lib/notifications/timeline/queries";
import type { Row } from "@/scripts/lib/bench.mjs";
import {
  compareWithBare,
  loadSize,
  onLoadedDatabase,
  printPlans,
  type LoadContext,
  type Loaded,
  type Place,
} from "../support/load-run";

export const name = "activity";

const { owners } = loadSize;
const crowd = { users: 200 * owners - owners, notifications: 400 * owners, payments: 400 * owners };
const paths = ["/recent-activity", "/recent-activity?search=garden", "/notifications"];

/** What the pages ask for. */
function statementsOf(reader: number): Readonly<Record<string, SQL>> {
  return {
    "the newest activities": sql`select * from activities where account_id = ${reader} order by created_at desc, id desc limit 50`,
    "the newest notifications": sql`select * from notifications where account_id = ${reader} order by created_at desc, id desc limit 50`,
    "how many activities": sql`select count(*) from activities where account_id = ${reader}`,
    "what is unread": sql`select count(*) from notifications where account_id = ${reader} and read_at is null`,
    "a search": sql`select id from activities where account_id = ${reader} and search_text like '%garden%'
      and search_text || '' like '%garden%' order by created_at desc, id desc limit 20`,
    "how much it finds": sql`select count(*) from activities where account_id = ${reader} and search_text like '%garden%'
      and search_text || '' like '%garden%'`,
    "a search among notifications": sql`select id from notifications where account_id = ${reader}
      and search_text like '%4400%' and search_text || '' like '%4400%' order by created_at desc, id desc limit 20`,
    "the statistics": sql`select type, count(*) from activities where account_id = ${reader} group by type`,
  };
}

async function queryTimes(context: LoadContext, actor: Actor): Promise<Row[]> {
  const looks = { "first page": {}, "oldest first": { sort: "oldest" }, 'search "garden"': { search: "garden" } };
  const rows: Row[] = [];
  let revision = actor.revision + 1_000;
  for (const [title, filters] of Object.entries(looks)) {
    const request = { ...activityFilters.parse(filters), locale: "en" } as const;
    // Each round is another revision, so that nothing comes from the cache.
    const look = () => listTimeline(proveActor({ ...actor, revision: ++revision }), request);
    const { p50, p99 } = await context.timed(look, 40);
    rows.push({ measure: `${title}, query, p50`, value: p50, unit: "ms", target: "< 20" });
    rows.push({ measure: `${title}, query, p99`, value: p99, unit: "ms" });
  }
  return rows;
}

async function exportTime({ url, cookie }: Place, reader: number): Promise<Row[]> {
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

async function measure(context: LoadContext, { opened, reader, actor, cookie, serve }: Loaded): Promise<Row[]> {
  await printPlans(opened, statementsOf(reader));
  const queries = await queryTimes(context, actor);
  const { url, stop } = await serve();
  const place = { url, cookie };
  const touched = () => opened.db.execute(sql`update accounts set revision = revision + 1 where id = ${reader}`);
  const pages = await compareWithBare(place, { paths, title: "nothing in memory", before: touched });
  const exported = await exportTime(place, reader);
  await stop();
  return [...queries, ...pages, ...exported];
}

/** The timeline and the notifications at 100,000 users, 1,000,000 plans and 200,000 payments, on a server engine. */
export function run(context: LoadContext): Promise<Row[]> {
  return onLoadedDatabase(context, {
    fill: ({ db }, reader) => seedCrowd(db, reader, crowd),
    measure: (loaded) => measure(context, loaded),
  });
}
