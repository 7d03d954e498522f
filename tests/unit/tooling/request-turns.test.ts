import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { aServerOfTurns as aServer, faked } from "../../support/request-turns";

beforeEach(() => void vi.useFakeTimers({ toFake: [...faked] }));
afterEach(() => void vi.useRealTimers());

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
    const { ask, begun, count, exhaust } = aServer({ patience: 200 });
    exhaust("flood");
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

  it("do not come between two requests of a row of another's, either", () => {
    const { ask, count, exhaust } = aServer({ patience: 500, pause: 100 });
    exhaust("flood");
    let teacher = ask("teacher", 0, { isOpen: true });
    ask("flood", 0, { isOpen: true });
    for (let request = 0; request < 2; request += 1) {
      vi.advanceTimersByTime(50);
      teacher();
      vi.advanceTimersByTime(99);
      teacher = ask("teacher", 0, { isOpen: true });
    }
    expect([count("flood"), count("teacher")]).toEqual([1, 3]);
    teacher();
    vi.advanceTimersByTime(99);
    expect(count("flood")).toBe(1);
    vi.advanceTimersByTime(1);
    expect(count("flood")).toBe(2);
  });

  it("wait for a row of another's no longer than their patience", () => {
    const { ask, count, exhaust } = aServer({ patience: 500, pause: 100 });
    exhaust("flood");
    ask("teacher", 30);
    ask("flood", 0, { isOpen: true });
    for (let request = 0; request < 6; request += 1) {
      expect(count("flood")).toBe(1);
      vi.advanceTimersByTime(80);
      ask("teacher", 0);
    }
    vi.advanceTimersByTime(30);
    expect(count("flood")).toBe(2);
  });

  it("beyond its allowance use up nobody else's", () => {
    const { ask, count, exhaust, hurry } = aServer();
    exhaust("flood");
    const flood = ask("flood", 0, { isOpen: true });
    const teacher = ask("teacher", 0, { isOpen: true });
    hurry(4_500);
    teacher();
    flood();
    for (let request = 0; request < 5; request += 1) ask("teacher", 0, { isOpen: true });
    expect(count("teacher")).toBe(6);
  });

  it("beyond its allowance that are left lying pay nothing for another account's", () => {
    const { ask, count, exhaust, hurry } = aServer();
    exhaust("flood");
    ask("flood", 0, { isOpen: true });
    vi.advanceTimersByTime(2_000);
    const second = ask("second", 0, { isOpen: true });
    hurry(4_500);
    second();
    for (let request = 0; request < 5; request += 1) ask("second", 0, { isOpen: true });
    // It has to wait for its own allowance now.
    expect(count("second")).toBe(1);
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

  it("that are streams of events, or answered and not yet read, pay nothing", () => {
    const { ask, begun, work } = aServer();
    ask("reader", 0, { isOpen: true, isOver: true });
    vi.advanceTimersByTime(2_000);
    work(30_000);
    ask("reader");
    expect(begun).toHaveLength(2);
  });
});
