import { afterEach, describe, expect, it, vi } from "vitest";
import { makeFairQueue } from "@/lib/core/concurrency/fair-queue";

const allowance = { burst: 6_000, share: 0.1 };

/** Work of several owners that ends when it is told to, and what was begun, in order. */
function heldWork() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const running = new Map<string, number>();
  let most = 0;
  const work = (owner: string) => async () => {
    begun.push(owner);
    running.set(owner, (running.get(owner) ?? 0) + 1);
    most = Math.max(most, running.get(owner) ?? 0);
    await new Promise<void>((end) => ends.push(end));
    running.set(owner, (running.get(owner) ?? 1) - 1);
    return owner;
  };
  const endOne = async () => {
    ends.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { begun, work, endOne, most: () => most };
}

async function settle(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
}

describe("turns among owners", () => {
  it("give one owner one place, however much it brings, and another the next free one", async () => {
    const { begun, work, endOne, most } = heldWork();
    const inTurn = makeFairQueue({ atOnce: 2, waiting: 100, allowance });
    const flood = Array.from({ length: 40 }, () => inTurn("flood", work("flood")));
    await settle();
    expect(begun).toEqual(["flood"]);
    const others = ["a", "b"].map((owner) => inTurn(owner, work(owner)));
    await settle();
    expect(begun).toEqual(["flood", "a"]);
    await endOne();
    expect(begun).toEqual(["flood", "a", "b"]);
    for (let done = 0; done < 42; done += 1) await endOne();
    expect(await Promise.all([...flood, ...others])).toHaveLength(42);
    expect(most()).toBe(1);
  });

  it("go round: who has just had one stands behind all others", async () => {
    const { begun, work, endOne } = heldWork();
    const inTurn = makeFairQueue({ atOnce: 1, waiting: 100, allowance });
    const all = ["a", "a", "a", "b", "b", "c"].map((owner) => inTurn(owner, work(owner)));
    for (let done = 0; done < 7; done += 1) await endOne();
    await Promise.all(all);
    expect(begun.join("")).toBe("abcaba");
  });

  it("send the last of the longest line away when the room is full, never whoever brings one thing", async () => {
    const { begun, work, endOne } = heldWork();
    const inTurn = makeFairQueue({ atOnce: 1, waiting: 5, allowance });
    const flood = Array.from({ length: 8 }, () =>
      inTurn("flood", work("flood")).catch((error: unknown) => (error as { code?: string }).code),
    );
    const single = inTurn("single", work("single"));
    for (let done = 0; done < 9; done += 1) await endOne();
    expect(await single).toBe("single");
    expect(begun[1]).toBe("single");
    const answers = await Promise.all(flood);
    expect(answers.filter((answer) => answer === "too_many_requests")).toHaveLength(3);
  });

  it("refuse who comes last to a full room in which nobody has more waiting, and never who waited longest", async () => {
    const { work, endOne } = heldWork();
    const inTurn = makeFairQueue({ atOnce: 1, waiting: 2, allowance });
    const answers = ["busy", "first", "second", "late"].map((owner) =>
      inTurn(owner, work(owner)).catch((error: unknown) => (error as { code?: string }).code),
    );
    for (let done = 0; done < 4; done += 1) await endOne();
    expect(await Promise.all(answers)).toEqual(["busy", "first", "second", "too_many_requests"]);
  });

  it("go on after work that failed", async () => {
    const inTurn = makeFairQueue({ atOnce: 1, waiting: 1, allowance });
    await expect(inTurn("a", () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
    expect(await inTurn("a", () => Promise.resolve("done"))).toBe("done");
  });
});

describe("an owner beyond his allowance", () => {
  afterEach(() => void vi.useRealTimers());

  /** Work of a second each, under a clock of our own, and when each piece was begun. */
  function secondsOfWork(options: Partial<Parameters<typeof makeFairQueue>[0]> = {}) {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
    const inTurn = makeFairQueue({ atOnce: 2, waiting: 100, allowance: { burst: 3_000, share: 0.1 }, ...options });
    const begun: [string, number][] = [];
    const started = performance.now();
    const bring = (owner: string) =>
      inTurn(owner, async () => {
        begun.push([owner, Math.round((performance.now() - started) / 1_000)]);
        await new Promise((resolve) => setTimeout(resolve, 1_000));
      });
    const timesOf = (owner: string) => begun.filter(([name]) => name === owner).map(([, second]) => second);
    return { bring, timesOf };
  }

  it("has his burst at once and then a tenth of one place", async () => {
    const { bring, timesOf } = secondsOfWork();
    const all = Array.from({ length: 6 }, () => bring("flood"));
    await vi.advanceTimersByTimeAsync(60_000);
    await Promise.all(all);
    const times = timesOf("flood");
    expect(times.slice(0, 4)).toEqual([0, 1, 2, 3]);
    expect((times[5] ?? 0) - (times[4] ?? 0)).toBeGreaterThanOrEqual(9);
  });

  it("keeps nobody waiting who has some left", async () => {
    const { bring, timesOf } = secondsOfWork();
    const floods = ["one", "other", "third"].flatMap((name) => Array.from({ length: 10 }, () => bring(name)));
    await vi.advanceTimersByTimeAsync(20_000);
    const teacher = bring("teacher");
    await vi.advanceTimersByTimeAsync(0);
    expect(timesOf("teacher")).toEqual([20]);
    await vi.advanceTimersByTimeAsync(1_000_000);
    await Promise.all([...floods, teacher]);
  });

  it("comes after those who have used little, though he and many like him stay within theirs", async () => {
    const { bring, timesOf } = secondsOfWork({ allowance: { burst: 60_000, share: 0.1 } });
    const crowd = Array.from({ length: 20 }, (_none, at) => `crowd ${at}`);
    const all = [1, 2, 3].flatMap(() => crowd.map(bring));
    await vi.advanceTimersByTimeAsync(15_000);
    all.push(bring("teacher"));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(timesOf("teacher")).toEqual([16]);
    await vi.advanceTimersByTimeAsync(60_000);
    await Promise.all(all);
  });

  it("has his burst again when he has paused", async () => {
    const { bring, timesOf } = secondsOfWork({ atOnce: 1 });
    const first = Array.from({ length: 3 }, () => bring("teacher"));
    await vi.advanceTimersByTimeAsync(60_000);
    const again = Array.from({ length: 3 }, () => bring("teacher"));
    await vi.advanceTimersByTimeAsync(10_000);
    await Promise.all([...first, ...again]);
    expect(timesOf("teacher")).toEqual([0, 1, 2, 60, 61, 62]);
  });
});
