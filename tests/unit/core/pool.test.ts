import { afterAll, describe, expect, it } from "vitest";
import { closePool, isOutOfTime, runInPool } from "@/lib/core/concurrency/pool";

const source = "tests/support/endless-worker.ts";
afterAll(closePool);

describe("work in the threads", () => {
  it("is ended at its limit, tells its payer, and leaves the place to others", async () => {
    const charged: number[] = [];
    const payer = { account: 1, charge: (milliseconds: number) => charged.push(milliseconds) };
    const error: unknown = await runInPool("", { source, name: "endless", limit: 50 }, payer).catch((e: unknown) => e);
    expect(isOutOfTime(error)).toBe(true);
    expect(charged).toHaveLength(1);
    expect(charged[0]).toBeGreaterThanOrEqual(50);
    expect(await runInPool("muraho", { source, name: "short", limit: 20_000 }, payer)).toBe("MURAHO");
  });

  it("has its whole time also where the thread takes long to load it", async () => {
    const slow = { source: "tests/support/slow-start-worker.ts", name: "short", limit: 200 };
    expect(await runInPool("muraho", slow, { account: 2 })).toBe("MURAHO");
  });
});
