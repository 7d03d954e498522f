import { gzipSync } from "node:zlib";
import { aRtbRequest } from "@/db/seed/makers";
import type { benchContext } from "@/scripts/lib/bench.mjs";
import { post, signUp } from "../support/bench-account";
import { scriptBudgets } from "../support/first-load";
import { startEmptyApp } from "@/scripts/lib/empty-app.mjs";

export const name = "pages";

type Context = ReturnType<typeof benchContext>;
type Row = { measure: string; value: number; unit: string; baseline?: number; ratio?: number; target?: string };

const budgets: [path: string, kilobytes: number][] = [
  ["/", scriptBudgets.public],
  ["/auth?mode=login", scriptBudgets.form],
  ["/dashboard", scriptBudgets.shell],
  ["/lesson-plans", scriptBudgets.shell],
  ["/subscription", scriptBudgets.shell],
  ["/lesson-plan/quick-create", scriptBudgets.form],
  ["/lesson-plan/create", scriptBudgets.form],
  ["/header-settings", scriptBudgets.form],
  ["/rtb-header-settings", scriptBudgets.form],
  ["/rtb-lesson-plans", scriptBudgets.shell],
  ["/rtb-lesson-plan/create", scriptBudgets.form],
  ["/lesson-plan/{reb}", scriptBudgets.shell],
  ["/lesson-plan/edit/{reb}", scriptBudgets.form],
  ["/rtb-lesson-plan/{rtb}", scriptBudgets.shell],
  ["/rtb-lesson-plan/edit/{rtb}", scriptBudgets.form],
  ["/profile", scriptBudgets.form],
  ["/recent-activity", scriptBudgets.shell],
  ["/notifications", scriptBudgets.shell],
];

/** Kilobytes of all scripts that the page's own HTML asks for, each gzipped. */
async function firstLoad(address: string, cookie: string): Promise<number> {
  const page = await fetch(address, { headers: { cookie }, redirect: "manual" });
  if (page.status !== 200) throw new Error(`${address}: ${page.status}`);
  const html = await page.text();
  const sources = new Set([...html.matchAll(/<script[^>]+src="([^"]+)"/g)].map((match) => match[1] ?? ""));
  let bytes = 0;
  for (const source of sources) {
    if (html.includes(`src="${source}" noModule`)) continue;
    const script = await fetch(new URL(source, address));
    bytes += gzipSync(Buffer.from(await script.arrayBuffer())).length;
  }
  return bytes / 1_024;
}

/** A plan from a quick prompt, and the milliseconds until its first section's event has come. */
async function quickPlan(url: string, token: string): Promise<{ id: number; firstSection: number }> {
  const started = performance.now();
  const body = { language: "en", description: "P4 Mathematics: adding fractions with the same denominator" };
  const { id } = await post(`${url}/api/quick-lesson-plans`, body, token);
  const stop = new AbortController();
  const events = await fetch(`${url}/api/plans/${String(id)}/events`, {
    headers: { authorization: `Bearer ${token}` },
    signal: stop.signal,
  });
  let text = "";
  for await (const chunk of events.body ?? []) {
    text += Buffer.from(chunk).toString("utf8");
    if (text.includes("section")) break;
  }
  stop.abort();
  return { id: Number(id), firstSection: performance.now() - started };
}

/**
 * How many visits of a static page are answered in a second, beside the framework's own empty page: as browsers ask, and
 * without compression, where ours has twenty-four times the bytes. Both in turn, twice, and the better of each.
 */
async function staticSpeed(context: Context, url: string): Promise<Row[]> {
  const empty = await startEmptyApp();
  const rows: Row[] = [];
  for (const [taken, name] of [
    ["gzip, deflate, br", "compressed"],
    ["identity", "plain"],
  ] as const) {
    const speed = { ours: 0, bare: 0 };
    const ask = async (address: string) =>
      (await context.throughput(address, { headers: { "accept-encoding": taken } })).requestsPerSecond;
    for (let round = 0; round < 2; round += 1) {
      speed.bare = Math.max(speed.bare, await ask(`${empty.url}/`));
      speed.ours = Math.max(speed.ours, await ask(`${url}/`));
    }
    const ratio = speed.ours / speed.bare;
    const target = "ratio >= 0.95";
    rows.push({ measure: `/, ${name}`, value: speed.ours, unit: "requests/s", baseline: speed.bare, ratio, target });
  }
  empty.stop();
  return rows;
}

/**
 * First-load scripts of each page, the speed of a static one, and how soon a new plan shows its first section, on the production
 * build.
 */
export async function run(context: Context): Promise<Row[]> {
  const server = await context.startServer();
  const token = await signUp(server.url);
  const rows: Row[] = await staticSpeed(context, server.url);
  let reb = 0;
  for (const round of ["first", "second", "third"]) {
    const { id, firstSection: value } = await quickPlan(server.url, token);
    rows.push({ measure: `first section, ${round} plan`, value, unit: "ms", target: "< 1000" });
    reb = id;
  }
  const { id: rtb } = await post(`${server.url}/api/rtb/lesson-plans/generate`, aRtbRequest(), token);
  for (const [path, budget] of budgets) {
    const address = `${server.url}${path.replace("{reb}", String(reb)).replace("{rtb}", String(rtb))}`;
    const value = await firstLoad(address, path.startsWith("/auth") ? "" : `next-auth.session-token=${token}`);
    rows.push({ measure: `scripts of ${path}`, value, unit: "KB gzip", target: `<= ${budget}` });
  }
  await server.stop();
  return rows;
}
