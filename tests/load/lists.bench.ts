import { sql } from "drizzle-orm";
import type { Actor } from "@/lib/core/actor";
import { proveActor } from "@/lib/core/prove-actor";
import { indexedPattern, likePattern } from "@/lib/core/searchable";
import { listPlans } from "@/lib/plans/listing/queries";
import { planFilters } from "@/lib/plans/listing/schema";
import type { Row } from "@/scripts/lib/bench.mjs";
import { barePage, onLoadedDatabase, printPlans, type LoadContext, type Loaded, type Place } from "../support/load-run";

export const name = "lists";

function searchOf(ownerId: number, phrase: string) {
  return sql`select id, title from plans
    where owner_id = ${ownerId} and kind = 'reb' and deleted_at is null and search_text like ${indexedPattern(phrase)} and search_text || '' like ${likePattern(phrase)}
    order by created_at desc, id desc limit 20`;
}

async function searchTimes(context: LoadContext, actor: Actor): Promise<Row[]> {
  const rows: Row[] = [];
  const lists = ["fractions in the garden", "maps", "zzzz", "a"].map((search) => ["reb", search] as const);
  for (const [kind, search] of [...lists, ["", "maps"] as const, ["", ""] as const]) {
    let revision = actor.revision + 1_000;
    // Each round is another revision, so that nothing comes from the cache.
    const look = () => listPlans(proveActor({ ...actor, revision: ++revision }), kind, planFilters.parse({ search }));
    const { p50, p99 } = await context.timed(look, 50);
    const what = `search "${search}" of ${kind || "all kinds"}`;
    rows.push({ measure: `${what}, p50`, value: p50, unit: "ms", target: "< 20" });
    rows.push({ measure: `${what}, p99`, value: p99, unit: "ms" });
  }
  return rows;
}

async function pageSpeeds(context: LoadContext, place: Place): Promise<Row[]> {
  const speed = async (path: string) => {
    const headers = { cookie: place.cookie };
    await context.throughput(`${place.url}${path}`, { seconds: 2, headers });
    return (await context.throughput(`${place.url}${path}`, { seconds: 5, headers })).requestsPerSecond;
  };
  const baseline = await speed(barePage);
  const rows: Row[] = [{ measure: "bare page, one select", value: baseline, unit: "requests/s" }];
  const paths = ["/dashboard", "/lesson-plans", "/lesson-plans?search=garden&subject=English", "/bin"];
  for (const path of paths) {
    const value = await speed(path);
    rows.push({ measure: path, value, unit: "requests/s", baseline, ratio: value / baseline, target: "ratio >= 0.6" });
  }
  return rows;
}

async function measure(context: LoadContext, { opened, reader, actor, cookie, serve }: Loaded): Promise<Row[]> {
  await printPlans(opened, { "a search": searchOf(reader, "fractions in the garden") });
  const searches = await searchTimes(context, actor);
  const { url, stop } = await serve();
  const pages = await pageSpeeds(context, { url, cookie });
  await stop();
  return [...searches, ...pages];
}

/** Lists and search with a million plans in the table, 2,000 of them the reader's, on a server engine. */
export function run(context: LoadContext): Promise<Row[]> {
  return onLoadedDatabase(context, { measure: (loaded) => measure(context, loaded) });
}
