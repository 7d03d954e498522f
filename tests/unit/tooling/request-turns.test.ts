import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Allowances } from "@/scripts/lib/allowances.mjs";
import { RequestTurns } from "@/scripts/lib/request-turns.mjs";
import { UsedTime } from "@/scripts/lib/used-time.mjs";

beforeEach(
  () =>
    void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "performance"] }),
);
afterEach(() => void vi.useRealTimers());

/** A server whose requests each keep its thread busy for so long; the clock runs on while they do. */
function aServer({ patience = 0 } = {}) {
  let processor = 0;
  const kinds = {
    account: {
      ...{ allowances: new Allowances({ burst: 2_000, share: 0.25 }) },
      ...{ within: { atOnce: 6, waiting: 100 }, beyond: { atOnce: 1, waiting: 8 } },
    },
  };
  const turns = new RequestTurns({ kinds, used: new UsedTime(() => processor), patience });
  const begun: string[] = [];
  const refused: { key: string; seconds: number }[] = [];
  const leave: (() => void)[] = [];
  const work = (busy: number) => {
    processor += busy;
    vi.advanceTimersByTime(busy);
  };
  /** Asks; the answer is there after the work, or after `answer` when the request waits for something else. */
  function ask(key: string, busy = 50, { isOpen = false, isStream = false } = {}): () => void {
    const begin = () => {
      begun.push(key);
      if (!isOpen) setTimeout(() => (work(busy), done()), 0);
    };
    const refuse = (seconds: number) => refused.push({ key, seconds });
    const done = turns.arrive({ kind: "account", key, begin, refuse, isStream: () => isStream });
    leave.push(done);
    return done;
  }
  const count = (key: string) => begun.filter((name) => name === key).length;
  return { ask, begun, refused, count, work };
}

describe("requests of one account", () => {
  it("are begun at once, some together, as long as it stays within its allowance", () => {
    const { ask, begun, refused } = aServer();
    for (let request = 0; request < 30; request += 1) ask("teacher", 60);
    expect(begun).toHaveLength(6);
    vi.advanceTimersByTime(2_000);
    expect(begun).toHaveLength(30);
    expect(refused).toEqual([]);
  });

  it("get a quarter of the time when it asks without end, one at a time; who waits beyond a few is refused", () => {
    const { ask, count, refused } = aServer();
    const end = performance.now() + 60_000;
    while (performance.now() < end) {
      for (let connection = 0; connection < 40; connection += 1) ask("flood", 50);
      vi.advanceTimersByTime(500);
    }
    // A quarter of a minute, and the burst of two seconds, in pieces of 50 ms; the waiting of its first moment as well.
    expect(count("flood")).toBeGreaterThan(300);
    expect(count("flood")).toBeLessThan(360);
    expect(refused.length).toBeGreaterThan(1_000);
    expect(Math.min(...refused.map(({ seconds }) => seconds))).toBeGreaterThanOrEqual(1);
  });

  it("never keep another account's waiting in their line", () => {
    const { ask, count } = aServer();
    for (let request = 0; request < 100; request += 1) ask("flood", 100);
    vi.advanceTimersByTime(20_000);
    ask("teacher");
    expect(count("teacher")).toBe(1);
  });

  it("go behind all others' beyond its allowance, yet not for ever", () => {
    const { ask, begun, count, work } = aServer({ patience: 200 });
    const first = ask("flood", 0, { isOpen: true });
    work(2_100);
    first();
    vi.advanceTimersByTime(1_000);
    const teacher = ask("teacher", 0, { isOpen: true });
    ask("flood");
    expect(begun).toEqual(["flood", "teacher"]);
    teacher();
    expect(count("flood")).toBe(2);
    vi.advanceTimersByTime(1_000);
    ask("teacher", 0, { isOpen: true });
    ask("flood");
    expect(count("flood")).toBe(2);
    vi.advanceTimersByTime(200);
    expect(count("flood")).toBe(3);
  });

  it("leave the line when their sender has gone, and their place to the next", () => {
    const { ask, begun } = aServer();
    const open = Array.from({ length: 8 }, () => ask("teacher", 0, { isOpen: true }));
    expect(begun).toHaveLength(6);
    open[6]?.();
    open[0]?.();
    open[1]?.();
    open[1]?.();
    expect(begun).toHaveLength(7);
  });

  it("that take long keep no place, and pay as they go", () => {
    const { ask, begun, work, refused } = aServer();
    for (let request = 0; request < 6; request += 1) ask("writer", 0, { isOpen: true });
    ask("writer");
    expect(begun).toHaveLength(6);
    vi.advanceTimersByTime(2_000);
    expect(begun).toHaveLength(7);
    // Each paid its part of what was done meanwhile, so the account has nothing left.
    work(4_000);
    for (let request = 0; request < 20; request += 1) ask("writer");
    expect(begun).toHaveLength(7);
    expect(refused).toHaveLength(12);
  });

  it("that are streams of events pay nothing while they wait", () => {
    const { ask, begun, work } = aServer();
    ask("reader", 0, { isOpen: true, isStream: true });
    vi.advanceTimersByTime(2_000);
    work(30_000);
    ask("reader");
    expect(begun).toHaveLength(2);
  });
});

describe("the time that requests use", () => {
  it("is divided among those at work, and nobody's while none is", () => {
    let processor = 0;
    const used = new UsedTime(() => processor);
    processor = 500;
    const one = used.begin();
    processor = 600;
    const other = used.begin();
    processor = 800;
    expect([one.take(), other.end()]).toEqual([200, 100]);
    processor = 850;
    expect([one.end(), one.take()]).toEqual([50, 0]);
  });
});
