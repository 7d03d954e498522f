import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bundleEnd, daysLeft, monthsAhead, quotaPeriodEnd, quotaPeriodStart } from "@/lib/subscriptions/rules";

function start(startedAt: string, moment: string): string {
  return quotaPeriodStart(new Date(startedAt), new Date(moment)).toISOString();
}

describe("the quota's month", () => {
  it.each([
    ["2026-01-31T10:00:00Z", "2026-02-28T10:00:00Z", "2026-02-28T10:00:00.000Z"],
    ["2026-01-31T10:00:00Z", "2026-02-28T09:59:59Z", "2026-01-31T10:00:00.000Z"],
    ["2028-01-31T10:00:00Z", "2028-02-29T12:00:00Z", "2028-02-29T10:00:00.000Z"],
    ["2028-02-29T10:00:00Z", "2029-03-01T00:00:00Z", "2029-02-28T10:00:00.000Z"],
    ["2026-01-31T10:00:00Z", "2026-03-30T10:00:00Z", "2026-02-28T10:00:00.000Z"],
    ["2026-01-31T10:00:00Z", "2026-03-31T10:00:00Z", "2026-03-31T10:00:00.000Z"],
    // 23:30 UTC is the next day in Kigali.
    ["2026-01-30T23:30:00Z", "2026-03-31T00:00:00Z", "2026-03-30T23:30:00.000Z"],
    ["2025-12-15T08:00:00Z", "2026-01-15T07:59:00Z", "2025-12-15T08:00:00.000Z"],
  ])("of a subscription from %s begins, at %s, on %s", (startedAt, moment, expected) => {
    expect(start(startedAt, moment)).toBe(expected);
  });

  const moments = fc.date({ min: new Date("2024-01-01"), max: new Date("2032-01-01"), noInvalidDate: true });

  it("holds its moment, is at most 31 days long, and is the same for all of its moments", () => {
    fc.assert(
      fc.property(moments, fc.integer({ min: 0, max: 1_500 * 86_400_000 }), (startedAt, later) => {
        const moment = new Date(startedAt.getTime() + later);
        const period = quotaPeriodStart(startedAt, moment);
        expect(period.getTime()).toBeLessThanOrEqual(moment.getTime());
        expect(period.getTime()).toBeGreaterThanOrEqual(startedAt.getTime());
        expect(moment.getTime() - period.getTime()).toBeLessThanOrEqual(31 * 86_400_000);
        expect(quotaPeriodStart(startedAt, period)).toEqual(period);
      }),
    );
  });

  it("ends at the very millisecond at which the next one begins", () => {
    fc.assert(
      fc.property(moments, fc.integer({ min: 0, max: 1_500 * 86_400_000 }), (startedAt, later) => {
        const moment = new Date(startedAt.getTime() + later);
        const end = quotaPeriodEnd(startedAt, moment);
        expect(end.getTime()).toBeGreaterThan(moment.getTime());
        expect(quotaPeriodStart(startedAt, end)).toEqual(end);
        expect(quotaPeriodStart(startedAt, new Date(end.getTime() - 1))).toEqual(quotaPeriodStart(startedAt, moment));
      }),
    );
  });

  it("falls on the start's day in Kigali, or on the last day of a shorter month", () => {
    const dayOf = (moment: Date) => new Date(moment.getTime() + 2 * 3_600_000).getUTCDate();
    fc.assert(
      fc.property(moments, fc.integer({ min: 0, max: 60 }), (startedAt, months) => {
        let period = startedAt;
        for (let month = 0; month < months; month += 1) period = quotaPeriodEnd(startedAt, period);
        const lastOfMonth = dayOf(new Date(period.getTime() + 86_400_000)) === 1;
        expect(dayOf(period) === dayOf(startedAt) || (lastOfMonth && dayOf(period) < dayOf(startedAt))).toBe(true);
      }),
    );
  });

  it("is that of the start before the subscription began", () => {
    expect(start("2026-05-10T00:00:00Z", "2026-04-01T00:00:00Z")).toBe("2026-05-10T00:00:00.000Z");
  });
});

describe("days left", () => {
  it("rounds up and never falls below 0", () => {
    const moment = new Date("2026-05-10T00:00:00Z");
    expect(daysLeft(new Date("2026-05-11T00:00:01Z"), moment)).toBe(2);
    expect(daysLeft(new Date("2026-05-10T00:00:01Z"), moment)).toBe(1);
    expect(daysLeft(new Date("2026-05-01T00:00:00Z"), moment)).toBe(0);
  });
});

describe("whole months ahead", () => {
  it.each([
    [30, 0, 0],
    [60, 0, 1],
    [60, 25, 1],
    [60, 45, 0],
    [365, 0, 11],
  ])("of a term of %i days after %i days: %i", (length, passed, count) => {
    const startedAt = new Date("2026-01-31T10:00:00Z");
    const expiresAt = new Date(startedAt.getTime() + length * 86_400_000);
    expect(monthsAhead({ startedAt, expiresAt }, new Date(startedAt.getTime() + passed * 86_400_000))).toHaveLength(
      count,
    );
  });
});

describe("a bundle", () => {
  const startedAt = new Date("2026-05-10T00:00:00Z");

  it.each([
    ["2026-05-12T00:00:00Z", "2026-06-10T00:00:00.000Z"],
    ["2026-06-03T00:00:00Z", "2026-06-10T00:00:00.000Z"],
    ["2026-06-09T23:00:00Z", "2026-06-16T23:00:00.000Z"],
  ])("that comes on %s ends on %s", (moment, end) => {
    expect(bundleEnd(startedAt, new Date(moment)).toISOString()).toBe(end);
  });
});
