import { describe, expect, it } from "vitest";
import { makeConcurrencyLimit } from "@/lib/core/concurrency/concurrency-limit";

/** Work that ends when it is told to. */
function heldWork() {
  const state = { running: 0, most: 0, ends: [] as (() => void)[] };
  const work = async () => {
    state.running += 1;
    state.most = Math.max(state.most, state.running);
    await new Promise<void>((end) => state.ends.push(end));
    state.running -= 1;
  };
  return { state, work };
}

async function settle(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
}

describe("taking turns", () => {
  it("lets no more work at once than it may, and everybody in the end", async () => {
    const { state, work } = heldWork();
    const inTurn = makeConcurrencyLimit({ atOnce: 2, waiting: 10 });
    const all = Array.from({ length: 7 }, () => inTurn(work));
    for (let done = 0; done < 7; done += 1) {
      await settle();
      state.ends.shift()?.();
    }
    await Promise.all(all);
    expect([state.most, state.running]).toEqual([2, 0]);
  });

  it("refuses whoever finds the queue full, and takes the next when there is room again", async () => {
    const { state, work } = heldWork();
    const inTurn = makeConcurrencyLimit({ atOnce: 1, waiting: 1 });
    const both = [inTurn(work), inTurn(work)];
    await expect(inTurn(work)).rejects.toMatchObject({ code: "too_many_requests", details: { retryAfter: 5 } });
    await settle();
    state.ends.shift()?.();
    await settle();
    const third = inTurn(work);
    for (let done = 0; done < 2; done += 1) {
      await settle();
      state.ends.shift()?.();
    }
    await Promise.all([...both, third]);
  });

  it("goes on after work that failed", async () => {
    const inTurn = makeConcurrencyLimit({ atOnce: 1, waiting: 1 });
    await expect(inTurn(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
    expect(await inTurn(() => Promise.resolve("done"))).toBe("done");
  });
});
