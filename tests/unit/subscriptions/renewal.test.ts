import { describe, expect, it } from "vitest";
import { days } from "@/lib/core/clock";
import { freelyRenewedUntil, mayRenew, renewedUntil, spokenDuration } from "@/lib/subscriptions/rules";

const moment = new Date("2026-11-21T08:00:00Z");

function inDays(count: number): Date {
  return new Date(moment.getTime() + days(count));
}

describe("renewing", () => {
  it.each([
    { left: 8, remaining: 3, may: false },
    { left: 7.001, remaining: 1, may: false },
    { left: 7, remaining: 3, may: true },
    { left: 200, remaining: 0, may: true },
    { left: -1, remaining: 5, may: true },
  ])("with $left days and $remaining plans left: $may", ({ left, remaining, may }) => {
    expect(mayRenew({ expiresAt: inDays(left), remaining }, moment)).toBe(may);
  });

  it("adds the days to what is left, or to now", () => {
    expect(renewedUntil({ expiresAt: inDays(5), durationDays: 30 }, moment)).toEqual(inDays(35));
    expect(renewedUntil({ expiresAt: inDays(-5), durationDays: 30 }, moment)).toEqual(inDays(30));
  });
});

describe("renewing for free", () => {
  it("adds the days, though never beyond two terms from now", () => {
    expect(freelyRenewedUntil({ expiresAt: inDays(5), durationDays: 365 }, moment)).toEqual(inDays(370));
    expect(freelyRenewedUntil({ expiresAt: inDays(700), durationDays: 365 }, moment)).toEqual(inDays(730));
    expect(freelyRenewedUntil({ expiresAt: inDays(800), durationDays: 365 }, moment)).toEqual(inDays(800));
  });
});

describe("a duration", () => {
  it.each([
    [1, "days", 1],
    [29, "days", 29],
    [30, "months", 1],
    [364, "months", 12],
    [365, "years", 1],
    [730, "years", 2],
  ])("of %i days is said in %s", (length, unit, count) => {
    expect(spokenDuration(length)).toEqual({ unit, count });
  });
});
