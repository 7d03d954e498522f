import { describe, expect, it } from "vitest";
import { boundsOf, defaultRange, fillSeries, unitOf } from "@/lib/administration/finance/rules";
import { toRole, userStatus } from "@/lib/administration/rules";
import { daysUntil, subscriptionStatus } from "@/lib/administration/subscribers/rules";

const moment = new Date("2026-03-31T09:00:00Z");
const hour = 3_600_000;

function after(hours: number): Date {
  return new Date(moment.getTime() + hours * hour);
}

describe("an account", () => {
  it("is locked before it is deleted before it is unverified", () => {
    expect(userStatus({ locked: true, verified: false })).toBe("locked");
    expect(userStatus({ locked: false, verified: false })).toBe("unverified");
    expect(userStatus({ locked: false, verified: true })).toBe("active");
  });

  it("has one of three roles", () => {
    expect(toRole("TEACHER")).toBe("TEACHER");
    for (const name of ["teacher", "OWNER", "", "__proto__"])
      expect(() => toRole(name)).toThrowError(expect.objectContaining({ code: "invalid_role" }));
  });
});

describe("a subscription", () => {
  it.each([
    [null, "no-tier"],
    [-1, "expired"],
    [0, "expiring"],
    [7 * 24, "expiring"],
    [7 * 24 + 1, "active"],
  ])("that ends in %s hours is %s", (hours, status) => {
    expect(subscriptionStatus(hours === null ? null : after(hours), moment)).toBe(status);
  });

  it("has days left, rounded away from now", () => {
    expect([1, 24, 25, -1, -25].map((hours) => daysUntil(after(hours), moment))).toEqual([1, 1, 2, -1, -2]);
  });
});

describe("a range of days", () => {
  it("is the last month unless told, also at the end of a long month", () => {
    expect(defaultRange(moment)).toEqual({ start: "2026-02-28", end: "2026-03-31" });
    expect(defaultRange(new Date("2026-01-15T23:30:00Z"))).toEqual({ start: "2025-12-16", end: "2026-01-16" });
  });

  it("begins at midnight in Kigali and ends with the last millisecond of its last day", () => {
    const { start, end } = boundsOf({ start: "2026-03-01", end: "2026-03-02" });
    expect([start.toISOString(), end.toISOString()]).toEqual(["2026-02-28T22:00:00.000Z", "2026-03-02T21:59:59.999Z"]);
  });

  it("shows every day, or every month of a long one", () => {
    const paid = new Map([["2026-03-02", { amount: 3_000, count: 1 }]]);
    const joined = new Map([["2026-03-03", { amount: 0, count: 2 }]]);
    const known = { paid, joined };
    const days = fillSeries({ start: "2026-03-01", end: "2026-03-03" }, known);
    expect(days).toEqual([
      { date: "2026-03-01", revenue: 0, transactions: 0, users: 0 },
      { date: "2026-03-02", revenue: 3_000, transactions: 1, users: 0 },
      { date: "2026-03-03", revenue: 0, transactions: 0, users: 2 },
    ]);
    const year = { start: "2025-11-30", end: "2026-03-01" };
    expect(unitOf(year)).toBe("day");
    const longer = { start: "2025-10-30", end: "2026-03-01" };
    const months = fillSeries(longer, known);
    expect(months.map(({ date }) => date.slice(0, 7))).toEqual([
      ...["2025-10", "2025-11", "2025-12", "2026-01", "2026-02", "2026-03"],
    ]);
    expect(months.at(-1)).toEqual({ date: "2026-03-01", revenue: 0, transactions: 0, users: 0 });
    expect(fillSeries({ ...longer, end: "2026-03-02" }, known).at(-1)).toMatchObject({ revenue: 3_000 });
  });
});
