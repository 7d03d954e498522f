import { describe, expect, it } from "vitest";
import { UsedTime } from "@/server/fairness/used-time.mjs";

describe("the time that requests use", () => {
  it("is divided among those at work, and nobody's while none is", () => {
    let processor = 0;
    const used = new UsedTime({ used: () => processor });
    processor = 500;
    const one = used.begin();
    processor = 600;
    const other = used.begin();
    processor = 800;
    expect(other()).toBe(100);
    processor = 850;
    expect(one()).toBe(250);
  });

  it("is paid by those beyond their allowance alone while there are such", () => {
    let processor = 0;
    const used = new UsedTime({ used: () => processor });
    const teacher = used.begin();
    processor = 100;
    const floods = [used.begin(true), used.begin(true)];
    processor = 500;
    expect(floods.map((end) => end())).toEqual([200, 200]);
    processor = 550;
    expect(teacher()).toBe(150);
  });

  it("is divided into eight parts at most, among however many", () => {
    let processor = 0;
    const used = new UsedTime({ used: () => processor });
    const ends = Array.from({ length: 80 }, () => used.begin());
    processor = 800;
    expect(ends.map((end) => end())).toEqual(ends.map(() => 100));
  });

  it("is offered by the clock, but for what other programs took of it", () => {
    const clocks = { used: 0, busy: 0, time: 0 };
    const used = new UsedTime({ used: () => clocks.used, busy: () => clocks.busy, time: () => clocks.time });
    Object.assign(clocks, { used: 200, busy: 200, time: 1_000 });
    expect(used.offered()).toBe(1_000);
    // A second of work, of which the thread had the processor for a quarter.
    Object.assign(clocks, { used: 450, busy: 1_200, time: 2_000 });
    expect(used.offered()).toBe(1_250);
  });

  it("leaves little to spare when it was most of the last seconds", () => {
    let [processor, now] = [0, 0];
    const used = new UsedTime({ busy: () => processor, time: () => now });
    const isCrowdedAfter = (busy: number) => {
      processor += busy;
      now += 2_000;
      return used.isCrowded();
    };
    expect([1_300, 1_500, 100].map(isCrowdedAfter)).toEqual([false, true, false]);
  });
});

describe("the time of the processor", () => {
  it("counts what the thread worked", () => {
    const used = new UsedTime();
    const end = used.begin();
    const before = process.threadCpuUsage();
    for (let spent = 0; spent < 30_000;) {
      const { user, system } = process.threadCpuUsage(before);
      spent = user + system;
    }
    expect(end()).toBeGreaterThanOrEqual(30);
  });
});
