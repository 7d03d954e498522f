import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { openEmbedded, useDatabase, type OpenDatabase } from "@/db";
import { planRuns, plans, quotaPeriods } from "@/db/schema";
import { findSessionAccount } from "@/lib/accounts/queries";
import { proveActor } from "@/lib/core/prove-actor";
import { markAllInterrupted, resumeRun, waitForRun } from "@/lib/plans/runs/service";
import { reb } from "@/lib/plans/kinds/reb/kind";
import { readLiveLock } from "@/lib/core/plain/data-lock.mjs";
import { aDataDirectory } from "@/tests/support/data-directory";
import { startFakeModel, type FakeModel } from "@/tests/support/fake-model";
import { rebParts } from "@/tests/support/reb-parts";

type Answered = { session: string; account: number; edited: number; generated: number; done: number; saved: number };

let model: FakeModel;
let directory = "";
let worker: ChildProcess | undefined;
let opened: OpenDatabase | undefined;

beforeAll(async () => {
  vi.spyOn(console, "log").mockImplementation(() => undefined);
  model = await startFakeModel(rebParts);
});
afterEach(async () => {
  worker?.kill("SIGKILL");
  useDatabase(undefined);
  await opened?.close();
  opened = undefined;
  rmSync(directory, { recursive: true, force: true });
});
afterAll(() => model.close());

async function startWorker(): Promise<ChildProcess> {
  directory = await aDataDirectory();
  const own = { DATABASE_URL: "", DATA_DIR: directory, OPENAI_BASE_URL: model.url, AI_MODEL: "fake" };
  const env = { ...process.env, AUTH_SECRET: "signs-nothing-outside-of-the-tests-0123456789", ...own };
  return spawn("node", ["--import", "tsx", "tests/support/fault-worker.ts"], {
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
}

/** Reads what the worker answers until `enough`, sends the signal, and gives back all that was answered by then. */
async function runUntil(enough: (answered: Answered) => boolean, signal: NodeJS.Signals): Promise<Answered> {
  const child = await startWorker();
  worker = child;
  const answered: Answered = { session: "", account: 0, edited: 0, generated: 0, done: 0, saved: 1 };
  const ended = once(child, "exit");
  if (!child.stdout) throw new Error("The worker has no output.");
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.startsWith("{")) Object.assign(answered, JSON.parse(line));
    if (enough(answered)) child.kill(signal);
  }
  await ended;
  return answered;
}

async function reopen() {
  opened = await openEmbedded(join(directory, "postgres"));
  useDatabase(opened);
  return opened.db;
}

async function row(id: number) {
  if (!opened) throw new Error("The database is not open.");
  const [found] = await opened.db
    .select({ plan: plans, generation: planRuns })
    .from(plans)
    .leftJoin(planRuns, eq(planRuns.planId, plans.id))
    .where(eq(plans.id, id));
  if (!found) throw new Error(`Plan ${id} is lost.`);
  return found;
}

/** Everything that was answered is in place, and the plan can be resumed to its end for the one unit it had. */
async function expectNothingLost(answered: Answered): Promise<void> {
  const edited = await row(answered.edited);
  expect(edited.plan.version).toBeGreaterThanOrEqual(answered.saved);
  expect(edited.plan.content.teacherNotes).toBe(
    edited.plan.version > 1 ? `note ${edited.plan.version - 1}` : undefined,
  );
  const { plan, generation } = await row(answered.generated);
  expect(generation).toMatchObject({ state: "interrupted" });
  expect(generation?.done).toBeGreaterThanOrEqual(answered.done);
  for (const section of reb.sections.slice(0, generation?.done ?? 0))
    for (const field of section.fields)
      expect(plan.content[field]).toEqual({ ...Object.assign({}, ...Object.values(rebParts)) }[field]);
  const facts = await findSessionAccount(answered.session);
  if (!facts) throw new Error("The session is lost.");
  await resumeRun(proveActor(facts), "reb", answered.generated);
  await waitForRun(answered.generated, 50_000);
  expect((await row(answered.generated)).generation).toMatchObject({ state: "finished", run: 2 });
  const spent = await opened?.db.select().from(quotaPeriods).where(eq(quotaPeriods.accountId, answered.account));
  expect(spent).toMatchObject([{ used: 1 }]);
}

describe("a process killed", () => {
  it.each([
    ["right after creating a plan", 40, (answered: Answered) => answered.generated > 0],
    ["amid its sections", 40, (answered: Answered) => answered.done >= 2],
    // Slow enough that the plan is still being written after thirty saves on any machine.
    ["amid autosaves", 1_000, (answered: Answered) => answered.saved >= 30],
    ["near the end", 40, (answered: Answered) => answered.done >= 5],
  ])(
    "%s loses nothing that was answered",
    async (_moment, pace, enough) => {
      model.pace(pace);
      const answered = await runUntil(enough, "SIGKILL");
      model.pace(5);
      expect(readLiveLock(directory)).toBeNull();
      await reopen();
      await markAllInterrupted();
      await expectNothingLost(answered);
    },
    240_000,
  );
});

describe("a process told to end", () => {
  it("marks what it was writing as interrupted, closes its database and ends by itself", async () => {
    model.pace(40);
    const answered = await runUntil(({ done }) => done >= 2, "SIGTERM");
    expect(worker?.exitCode).toBe(143);
    expect(readLiveLock(directory)).toBeNull();
    await reopen();
    await expectNothingLost(answered);
  }, 240_000);
});
