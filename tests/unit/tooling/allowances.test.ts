import { describe, expect, it } from "vitest";
import { Allowances } from "@/lib/core/plain/allowances.mjs";

function anHour(options: { most?: number; together?: number } = {}) {
  let now = 0;
  const allowances = new Allowances({ burst: 3_000, share: 0.25, time: () => now, ...options });
  return { allowances, pass: (milliseconds: number) => void (now += milliseconds) };
}

describe("an allowance", () => {
  it("is a burst that can be used at once, and comes back as a share of the time", () => {
    const { allowances, pass } = anHour();
    allowances.spend("flood", 2_900);
    expect([allowances.wait("flood"), allowances.isOverdrawn("flood")]).toEqual([0, false]);
    allowances.spend("flood", 1_100);
    expect(allowances.isOverdrawn("flood")).toBe(true);
    const wait = allowances.wait("flood");
    pass(wait - 5);
    expect(allowances.wait("flood")).toBeGreaterThan(0);
    pass(5);
    expect(allowances.wait("flood")).toBe(0);
    expect(allowances.wait("teacher")).toBe(0);
  });

  it("is overdrawn until half of the burst has come back", () => {
    const { allowances, pass } = anHour();
    allowances.spend("flood", 3_000);
    pass(5_999);
    expect(allowances.isOverdrawn("flood")).toBe(true);
    pass(1);
    expect(allowances.isOverdrawn("flood")).toBe(false);
  });

  it("is never more than the burst, and never a debt of more", () => {
    const { allowances, pass } = anHour();
    pass(1_000_000);
    allowances.spend("flood", 1_000_000);
    pass(12_010);
    expect(allowances.wait("flood")).toBe(0);
  });

  it("is one for all together who are beyond theirs", () => {
    const { allowances, pass } = anHour();
    const floods = ["one", "two", "three", "four"];
    for (const flood of floods) allowances.spend(flood, 4_000);
    // Each of them has to get back 1,000 by a sixteenth of the time.
    pass(15_900);
    expect(floods.filter((flood) => allowances.wait(flood) === 0)).toEqual([]);
    pass(200);
    expect(floods.filter((flood) => allowances.wait(flood) === 0)).toEqual(floods);
  });

  it("comes back more slowly to those beyond it, where they have less together, and to nobody else", () => {
    const { allowances, pass } = anHour({ together: 0.1 });
    for (const key of ["flood", "teacher"]) allowances.spend(key, key === "flood" ? 4_000 : 2_900);
    pass(9_900);
    expect(allowances.wait("flood")).toBeGreaterThan(0);
    // Of her 2,900 she has got 2,475 back.
    allowances.spend("teacher", 2_570);
    expect(allowances.isOverdrawn("teacher")).toBe(false);
    pass(110);
    expect(allowances.wait("flood")).toBe(0);
  });

  it("is forgotten when many others came, the longest unused first, but no debt while there are others to forget", () => {
    const { allowances } = anHour({ most: 3 });
    for (const key of ["a", "b", "c"]) allowances.spend(key, key === "a" ? 5_000 : 2_900);
    for (let other = 0; other < 10; other += 1) allowances.spend(`other ${other}`, 1);
    expect(allowances.isOverdrawn("a")).toBe(true);
    allowances.spend("b", 200);
    expect(allowances.isOverdrawn("b")).toBe(false);
  });

  it("is forgotten in debt, too, when all are in debt", () => {
    const { allowances } = anHour({ most: 3 });
    for (const key of ["a", "b", "c", "d"]) allowances.spend(key, 5_000);
    expect(["b", "c", "d"].map((key) => allowances.isOverdrawn(key))).toEqual([true, true, true]);
    expect(allowances.isOverdrawn("a")).toBe(false);
  });
});
