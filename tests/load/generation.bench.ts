import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { closeDatabase, openEmbedded, useDatabase } from "@/db";
import { seedBasics } from "@/db/seed/basics";
import { aRebRequest } from "@/db/seed/makers";
import { planKinds } from "@/lib/plans/kinds/registry";
import { signSessionToken } from "@/lib/web/token";
import type { BenchContext, Row, RunningServer } from "@/scripts/lib/bench.mjs";
import { readLiveLock } from "@/lib/core/plain/data-lock.mjs";
import { root } from "@/scripts/lib/process.mjs";
import { anActor } from "../support/actors";
import { startFakeModel, type FakeModel } from "../support/fake-model";

export const name = "generation";

/** A model of 40 characters each 40 ms writes about 250 tokens a second: faster than what teachers wait for today. */
const pace = 40;
const thinking = 500;
const rounds = 5;
const teachers = 5;
const plansEach = 20;

type Served = { server: RunningServer; model: FakeModel; tokens: string[]; loopFile: string; dataDir: string };
type Written = { total: number; firstPassedOn: number; ended: boolean };
type Loop = { longest: number; p99: number; mean: number };

/** What a good model answers to the request, so that nothing is asked twice. */
async function partsOf(request: object) {
  const composed = await planKinds.reb.compose({ request, seed: 5 });
  const content: Record<string, unknown> = { ...composed, activitiesDescription: "Learners find the rule together." };
  return Object.fromEntries(
    planKinds.reb.sections.map(({ name: section, fields }) => [
      section,
      Object.fromEntries(fields.map((field) => [field, content[field]])),
    ]),
  );
}

/** The built product with a model of our own and teachers who may make many plans. */
async function serve(context: BenchContext): Promise<Served> {
  const dataDir = context.temporaryDirectory();
  const loopFile = join(dataDir, "loop.json");
  const opened = await openEmbedded(join(dataDir, "postgres"));
  useDatabase(opened);
  await seedBasics(opened.db);
  const model = await startFakeModel(await partsOf(aRebRequest()));
  const tokens: string[] = [];
  for (let index = 0; index < teachers; index += 1) {
    const actor = await anActor({ tier: "School" });
    const { sessionId: id, accountId, role, sessionEndsAt: expiresAt } = actor;
    tokens.push(await signSessionToken({ id, accountId, role, expiresAt }));
  }
  await closeDatabase();
  const server = await context.startServer({
    dataDir,
    settings: {
      AUTH_SECRET: process.env.AUTH_SECRET ?? "",
      OPENAI_BASE_URL: model.url,
      AI_MODEL: "fake",
      ISOMO_LOOP_FILE: loopFile,
      NODE_OPTIONS: `--import ${pathToFileURL(join(root, "tests", "load", "loop-watch.mjs")).href}`,
    },
  });
  return { server, model, tokens, loopFile, dataDir };
}

async function create(url: string, token: string): Promise<number> {
  const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
  const body = JSON.stringify(aRebRequest());
  const response = await fetch(`${url}/api/lesson-plans`, { method: "POST", headers, body });
  const answer = (await response.json()) as { id?: number };
  if (!answer.id) throw new Error(`${response.status} ${JSON.stringify(answer)}`);
  return answer.id;
}

/** Makes a plan and reads its events as a browser does, to the end. */
async function write({ url }: RunningServer, token: string): Promise<Written> {
  const started = performance.now();
  const id = await create(url, token);
  const events = await fetch(`${url}/api/plans/${id}/events`, { headers: { authorization: `Bearer ${token}` } });
  let text = "";
  let firstPassedOn = 0;
  for await (const chunk of events.body ?? []) {
    text += Buffer.from(chunk).toString("utf8");
    if (firstPassedOn === 0 && text.includes("event: partial")) firstPassedOn = performance.now();
  }
  const ended = /event: end\ndata: (.*)/.exec(text)?.[1] ?? "";
  const isFinished = ended.includes('"finished"') && ended.includes('"model"');
  return { total: performance.now() - started, firstPassedOn, ended: isFinished };
}

/** What the server's event loop went through during the work. */
async function watched<Result>(served: Served, work: () => Promise<Result>): Promise<{ result: Result; loop: Loop }> {
  const pid = readLiveLock(served.dataDir)?.pid;
  if (!pid) throw new Error("Nobody owns the data directory.");
  rmSync(served.loopFile, { force: true });
  process.kill(pid, "SIGUSR2");
  const result = await work();
  process.kill(pid, "SIGUSR2");
  while (!existsSync(served.loopFile)) await new Promise((resolve) => setTimeout(resolve, 20));
  return { result, loop: JSON.parse(readFileSync(served.loopFile, "utf8")) as Loop };
}

function middle(values: number[]): number {
  return values.sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

/** One plan after the other: what the product adds to the model's own time. */
async function measureOverhead({ server, model, tokens }: Served): Promise<Row[]> {
  const [token = ""] = tokens;
  await write(server, token);
  const totals: number[] = [];
  const streams: number[] = [];
  const delays: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    model.moments.length = 0;
    const written = await write(server, token);
    const [answer, ...others] = model.moments;
    if (!answer || others.length > 0 || !written.ended) throw new Error("Not one answer of the model made the plan.");
    totals.push(written.total);
    streams.push(answer.ended - answer.asked);
    delays.push(written.firstPassedOn - answer.told);
  }
  const [value, baseline] = [middle(totals), middle(streams)];
  return [
    {
      measure: "whole plan, against the stream alone",
      value,
      unit: "ms",
      baseline,
      ratio: value / baseline,
      target: "ratio <= 1.05",
    },
    { measure: "first word passed on after, median", value: middle(delays), unit: "ms", target: "<= 50" },
    { measure: "first word passed on after, longest", value: Math.max(...delays), unit: "ms" },
  ];
}

/** All at once on one process: whether they finish, and what the event loop says. */
async function measureCrowd(served: Served): Promise<Row[]> {
  served.model.moments.length = 0;
  const { result, loop } = await watched(served, () =>
    Promise.all(served.tokens.flatMap((token) => Array.from({ length: plansEach }, () => write(served.server, token)))),
  );
  const baseline = middle(served.model.moments.map(({ asked, ended }) => ended - asked));
  const value = middle(result.map(({ total }) => total));
  const delays = served.model.moments.length === result.length ? result.length : 0;
  return [
    {
      measure: `of ${result.length} at once finished by the model`,
      value: result.filter(({ ended }) => ended).length,
      unit: "plans",
      target: `= ${result.length}`,
    },
    { measure: "answers of the model for them", value: delays, unit: "answers", target: `= ${result.length}` },
    { measure: "whole plan among them, median", value, unit: "ms", baseline, ratio: value / baseline },
    { measure: "longest stall of the event loop meanwhile", value: loop.longest, unit: "ms", target: "< 100" },
    { measure: "stalls, 99th percentile", value: loop.p99, unit: "ms" },
  ];
}

/** The production build with a model of our own: what generation adds to the model's stream, alone and in a crowd. */
export async function run(context: BenchContext): Promise<Row[]> {
  const served = await serve(context);
  served.model.pace(pace);
  served.model.think(thinking);
  const rows = [...(await measureOverhead(served)), ...(await measureCrowd(served))];
  await served.server.stop();
  await served.model.close();
  return rows;
}
