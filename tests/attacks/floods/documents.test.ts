import { eq } from "drizzle-orm";
import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import { database } from "@/db";
import { plans } from "@/db/schema";
import type * as Pool from "@/lib/core/concurrency/pool";
import type * as Workers from "@/lib/core/concurrency/worker-pool";
import { isAppError } from "@/lib/core/errors";
import { closeDocuments } from "@/lib/documents/render";
import { budgets } from "@/lib/limits/constants";
import { chargeBudget } from "@/lib/limits/service";
import { downloadPlan } from "@/lib/plans/downloads/service";
import { planKind } from "@/lib/plans/kinds/registry";
import { copyPlan, savePlan } from "@/lib/plans/service";
import { anActor } from "@/tests/support/actors";
import { useFreshDatabase } from "@/tests/support/database";
import { aSavedPlan, aSession, codeOf } from "@/tests/support/plans";

type Held = { account: number; goOn: () => void };

const pool = vi.hoisted(() => ({
  held: null as { account: number; goOn: () => void }[] | null,
  begun: [] as string[],
}));
const { begun } = pool;

vi.mock("@/lib/core/concurrency/pool", async (original) => {
  const actual = await original<typeof Pool>();
  const runInPool: typeof actual.runInPool = async (input, work, payer) => {
    await new Promise<void>((goOn) => (pool.held ? pool.held.push({ account: payer.account, goOn }) : goOn()));
    return actual.runInPool(input, work, payer);
  };
  return { ...actual, runInPool };
});

vi.mock("@/lib/core/concurrency/worker-pool", async (original) => {
  const actual = await original<typeof Workers>();
  const openWorkerPool: typeof actual.openWorkerPool = (options) => {
    const threads = actual.openWorkerPool(options);
    const run = threads.run.bind(threads);
    threads.run = (task, how) => {
      pool.begun.push(JSON.stringify(task).includes("Flood ") ? "flood" : "teacher");
      return run(task, how);
    };
    return threads;
  };
  return { ...actual, openWorkerPool };
});

/** What comes to the threads from now on waits before their queue, in the order of coming. */
function holdPool(): Held[] {
  begun.length = 0;
  return (pool.held = []);
}

useFreshDatabase();
afterEach(() => void (pool.held = null));
afterAll(closeDocuments);

const letters = "a\n".repeat(5_000);

/** Every text of a session plan as long as it can be, in as many lines as it can have. */
function walls(): Record<string, unknown> {
  const empty = planKind("rtb").parseContent({});
  const texts = Object.entries(empty).filter(([name, value]) => typeof value === "string" && name !== "language");
  return Object.fromEntries(texts.map(([name]) => [name, letters]));
}

async function fieldsOf(work: Promise<unknown>): Promise<Record<string, string> | undefined> {
  const error: unknown = await work.catch((thrown: unknown) => thrown);
  return isAppError(error) ? error.details.fields : undefined;
}

describe("a session plan of nothing but line feeds", () => {
  it("is not saved, and each text is named at its place", async () => {
    const actor = await anActor();
    const place = await aSession(actor);
    const fields = await fieldsOf(savePlan(actor, place, { version: 1, fields: walls(), reason: "saved" }));
    expect(Object.keys(fields ?? {}).length).toBeGreaterThan(40);
    expect(fields).toMatchObject({ step1TrainerActivity: "tooManyLines", references: "tooManyLines" });
  });

  it("is not saved either when no text is too long by itself", async () => {
    const actor = await anActor();
    const place = await aSession(actor);
    const texts = Object.keys(walls()).map((name) => [name, "a\n".repeat(399)]);
    const change = { version: 1, fields: { ...Object.fromEntries(texts), summary: "a\n".repeat(400) } };
    expect(await fieldsOf(savePlan(actor, place, { ...change, reason: "saved" }))).toEqual({ summary: "planTooLong" });
  });

  it("that is stored from before is drawn in no format and is not multiplied", async () => {
    const actor = await anActor();
    const place = await aSession(actor);
    const content = planKind("rtb").parseContent(walls());
    await (await database()).update(plans).set({ content }).where(eq(plans.id, place.id));
    for (const format of ["docx", "pdf"] as const)
      expect(await codeOf(downloadPlan(actor, place, format))).toBe("document_too_long");
    expect(await codeOf(copyPlan(actor, place))).toBe("invalid_input");
  });
});

describe("forty downloads at once of two accounts", () => {
  it("leave another one's small file the next turn", async () => {
    const floods = [await anActor(), await anActor()];
    const teacher = await anActor();
    const downloads: (() => Promise<unknown>)[] = [];
    for (const flood of floods)
      for (let plan = 0; plan < 20; plan += 1) {
        const id = await aSavedPlan(flood, { lessonTitle: `Flood ${flood.accountId} ${plan}` });
        downloads.push(() => downloadPlan(flood, { kind: "reb", id }, "docx"));
      }
    const id = await aSavedPlan(teacher);
    const held = holdPool();
    const drawn = [...downloads, () => downloadPlan(teacher, { kind: "reb", id }, "pdf")].map((download) => download());
    await vi.waitFor(() => expect(held).toHaveLength(41), { timeout: 30_000 });
    // The whole flood stands in the queue, then comes the teacher's.
    const isTeachers = ({ account }: Held) => account === teacher.accountId;
    for (const { goOn } of [...held.filter((one) => !isTeachers(one)), ...held.filter(isTeachers)]) goOn();
    await Promise.all(drawn);
    expect(begun).toHaveLength(41);
    // Both threads begin with a piece of the flood, and the first that is free is the teacher's.
    expect(begun.indexOf("teacher")).toBeLessThanOrEqual(2);
  });
});

describe("downloads", () => {
  it("end where the account has used up its budget, which others do not feel", async () => {
    const [flood, teacher] = [await anActor(), await anActor()];
    const [id, other] = [await aSavedPlan(flood), await aSavedPlan(teacher)];
    await chargeBudget("work", flood.accountId, budgets.work.points + 1);
    const refused: unknown = await downloadPlan(flood, { kind: "reb", id }, "pdf").catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: "too_much_work", details: { retryAfter: expect.any(Number) as number } });
    expect(await codeOf(downloadPlan(teacher, { kind: "reb", id: other }, "pdf"))).toBe("none");
  });
});
