import { describe, expect, it, vi } from "vitest";
import type { Actor } from "@/lib/core/actor";
import { budgets } from "@/lib/limits/constants";
import { limitConcurrency, countRequest, spendBudget } from "@/lib/limits/service";
import { anActor } from "@/tests/support/actors";
import { useFreshDatabase } from "@/tests/support/database";
import { codeOf } from "@/tests/support/plans";

useFreshDatabase();

const { points, batch } = budgets.requests;

/** How many of so many requests get through. */
async function allowed(actor: Actor, count: number, ask = countRequest): Promise<number> {
  let through = 0;
  for (let request = 0; request < count; request += 1) if ((await codeOf(ask(actor))) === "none") through += 1;
  return through;
}

/** The same door in another process: it shares the database and nothing else. */
async function otherProcess(): Promise<typeof countRequest> {
  vi.resetModules();
  Reflect.deleteProperty(globalThis, "isomoRequests");
  const { countRequest: other } = await import("@/lib/limits/service");
  return other;
}

describe("requests without end", () => {
  it("are refused past the budget, with the time to wait, and cost others nothing", async () => {
    const [flood, teacher] = [await anActor(), await anActor()];
    const through = await allowed(flood, points + 10 * batch);
    expect(through).toBeGreaterThanOrEqual(points);
    expect(through).toBeLessThan(points + 2 * batch);
    const error: unknown = await countRequest(flood).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: "too_many_requests", details: { retryAfter: expect.any(Number) as number } });
    expect(await allowed(teacher, 100)).toBe(100);
  });

  it("share one budget over two processes, to within a batch of each", async () => {
    const flood = await anActor();
    const one = await allowed(flood, points / 2);
    const other = await otherProcess();
    const two = await allowed(flood, points, other);
    expect(one + two).toBeGreaterThanOrEqual(points - 2 * batch);
    expect(one + two).toBeLessThan(points + 3 * batch);
  });

  it("of a teacher at work need the database once in forty", async () => {
    const teacher = await anActor();
    expect(await allowed(teacher, batch - 1)).toBe(batch - 1);
    // Nothing is counted there yet: the whole budget is left.
    expect(await codeOf(spendBudget("requests", teacher.accountId, points))).toBe("none");
  });
});

describe("forty requests at once of one account", () => {
  it("are worked on three at a time, and another account's at once", async () => {
    const [flood, teacher] = [await anActor(), await anActor()];
    const ends: (() => void)[] = [];
    let working = 0;
    let most = 0;
    const held = async () => {
      most = Math.max(most, (working += 1));
      await new Promise<void>((end) => ends.push(end));
      working -= 1;
    };
    const floods = Array.from({ length: 40 }, () => limitConcurrency(flood, held));
    await expect.poll(() => ends.length).toBe(3);
    expect(await limitConcurrency(teacher, () => Promise.resolve("served"))).toBe("served");
    const all = Promise.all(floods);
    for (let done = 0; done < 40; done += 1) {
      await expect.poll(() => ends.length).toBeGreaterThan(0);
      ends.shift()?.();
    }
    await all;
    expect([most, working]).toEqual([3, 0]);
  });
});
