import { fork } from "node:child_process";
import { once } from "node:events";
import { loadavg } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { aRtbRequest } from "@/db/seed/makers";
import type { benchContext, Row } from "@/scripts/lib/bench.mjs";
import { post, signUp } from "../support/bench-account";
import { aPng } from "../support/pictures";

export const name = "floods";

type Account = { url: string; token: string };
type Fields = Record<string, unknown>;
type Flood = { measure: string; does: string; connections: number };
type Times = { download: number[]; page: number[] };

/** How much slower a teacher's download and page may be while one account does its worst. */
const target = "ratio <= 1.5";
/** Quiet and loud by turns, so that whatever else the machine does slows both; the loud ones are a minute together. */
const turns = 4;
const seconds = { quiet: 10, loud: 15, between: 1.5 };
/** So many teachers work at the same time, each on a plan of her own. */
const staff = 4;

const all: readonly Flood[] = [
  { measure: "downloads of long plans, 40 connections", does: "download", connections: 40 },
  { measure: "saves in a loop, 10 connections", does: "save", connections: 10 },
  { measure: "exports, 5 connections", does: "export", connections: 5 },
  { measure: "checks of a long plan, 10 connections", does: "check", connections: 10 },
  { measure: "REST calls, 40 connections", does: "rest", connections: 40 },
  { measure: "pages, 40 connections", does: "page", connections: 40 },
  { measure: "uploads of logos, 10 connections", does: "upload", connections: 10 },
  { measure: "a stranger's wrong passwords, 40 connections", does: "wrongPassword", connections: 40 },
  { measure: "a stranger's visits, 40 connections", does: "visit", connections: 40 },
];

async function call({ url, token }: Account, path: string, init: RequestInit = {}): Promise<Response> {
  const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
  return fetch(`${url}${path}`, { ...init, headers });
}

async function save(account: Account, path: string, fields: Fields): Promise<void> {
  const { version } = (await (await call(account, path)).json()) as Fields;
  await call(account, path, { method: "PUT", body: JSON.stringify({ version, ...fields }) });
}

async function milliseconds(work: () => Promise<Response>): Promise<number> {
  const started = performance.now();
  const answer = await work();
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${answer.url}: ${answer.status}`);
  return performance.now() - started;
}

type Teacher = Account & { plan: string };

async function aTeacher(url: string): Promise<Teacher> {
  const account = { url, token: await signUp(url) };
  const body = { language: "en", description: "P4 Mathematics: adding fractions with the same denominator" };
  const { id } = await post(`${url}/api/quick-lesson-plans?wait=true`, body, account.token);
  return { ...account, plan: `/api/lesson-plans/${String(id)}` };
}

/** A save, a download that is drawn each time, and a page, again and again, with a look at each before the next. */
async function watch(teacher: Teacher, { times, length }: { times: Times; length: number }) {
  const { plan } = teacher;
  const headers = { cookie: `next-auth.session-token=${teacher.token}` };
  const page = plan.replace("/api/lesson-plans", "/lesson-plan");
  const acts = [
    () => save(teacher, plan, { teacherNotes: `Saved at ${Date.now()}` }),
    async () => times.download.push(await milliseconds(() => call(teacher, `${plan}/download`))),
    async () => times.page.push(await milliseconds(() => fetch(`${teacher.url}${page}`, { headers }))),
  ];
  const end = performance.now() + length * 1_000;
  for (let turn = 0; performance.now() < end; turn += 1) {
    await pause(seconds.between * 1_000);
    await acts[turn % acts.length]?.();
  }
}

/** All teachers at once, none of them in step with another. */
async function watchAll(teachers: Teacher[], times: Times, length: number): Promise<void> {
  const apart = (seconds.between * 1_000) / teachers.length;
  await Promise.all(teachers.map((teacher, at) => pause(at * apart).then(() => watch(teacher, { times, length }))));
}

function median(list: number[]): number {
  return [...list].sort((one, other) => one - other)[list.length >> 1] ?? 0;
}

type Attacker = { begin: (flood: Flood) => void; stop: () => Promise<Record<string, number>>; end: () => void };

async function anAttacker(account: Account): Promise<Attacker> {
  const { id } = await post(`${account.url}/api/rtb/lesson-plans?wait=true`, aRtbRequest(), account.token);
  const plan = `/api/rtb/lesson-plans/${String(id)}`;
  // Small to send, and as much to unpack as may be.
  const picture = Buffer.from(await aPng({ width: 3_900, height: 3_900 })).toString("base64");
  const child = fork(join(process.cwd(), "tests/load/flood-client.mjs"), { execArgv: [] });
  child.send({ name: "given", ...account, plan, picture });
  return {
    begin: ({ does, connections }) => child.send({ name: does, connections }),
    async stop() {
      child.send({ name: "stop" });
      const [seen] = (await once(child, "message")) as [Record<string, number>];
      return seen;
    },
    end: () => child.disconnect(),
  };
}

async function measure(flood: Flood, attacker: Attacker, watched: (times: Times, length: number) => Promise<void>) {
  const quiet: Times = { download: [], page: [] };
  const loud: Times = { download: [], page: [] };
  const answers: Record<string, number> = {};
  const loads: string[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    await watched(quiet, seconds.quiet);
    attacker.begin(flood);
    await watched(loud, seconds.loud);
    for (const [status, count] of Object.entries(await attacker.stop()))
      answers[status] = (answers[status] ?? 0) + count;
    loads.push((loadavg()[0] ?? 0).toFixed(1));
  }
  process.stdout.write(`  ${flood.measure}: load ${loads.join(", ")}; answers ${JSON.stringify(answers)}\n`);
  return { quiet, loud };
}

/**
 * Teachers' downloads and pages beside each flood of one other account, against their times without it. ISOMO_UNSHARED=1 has
 * the server give no account a share, for comparison; BENCH_FLOODS names some of them.
 */
export async function run(context: ReturnType<typeof benchContext>): Promise<Row[]> {
  const settings = { ISOMO_UNSHARED: process.env.ISOMO_UNSHARED ?? "", TRUSTED_PROXIES: "127.0.0.1,::1" };
  const server = await context.startServer({ settings });
  const { url } = server;
  const teachers: Teacher[] = [];
  for (let count = 0; count < staff; count += 1) teachers.push(await aTeacher(url));
  const watched = (times: Times, length: number) => watchAll(teachers, times, length);
  await watched({ download: [], page: [] }, seconds.loud);
  const attacker = await anAttacker({ url, token: await signUp(url) });
  const chosen = process.env.BENCH_FLOODS?.split(",");
  const rows: Row[] = [];
  for (const flood of all.filter(({ does }) => !chosen || chosen.includes(does))) {
    const { quiet, loud } = await measure(flood, attacker, watched);
    for (const what of ["download", "page"] as const) {
      const [value, baseline] = [median(loud[what]), median(quiet[what])];
      const title = `${what} beside ${flood.measure}, p50`;
      rows.push({ measure: title, value, unit: "ms", baseline, ratio: value / baseline, target });
    }
  }
  attacker.end();
  await server.stop();
  return rows;
}
