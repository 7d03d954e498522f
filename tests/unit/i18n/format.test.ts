import { describe, expect, it } from "vitest";
import { formatDate, formatDateTime, formatMoney, formatNumber, relativeTime } from "@/lib/i18n/format";
import { locales } from "@/lib/core/language";
import { loadMessages } from "@/lib/i18n/messages";

describe("dates", () => {
  it("are written day first", () => {
    expect(formatDate("2026-01-05")).toBe("05/01/2026");
    expect(formatDateTime("2026-01-05T08:07:00.000Z")).toBe("05/01/2026 10:07");
  });

  it("of a moment are those of Kigali", () => {
    expect(formatDate("2026-01-05T22:30:00.000Z")).toBe("06/01/2026");
  });

  it.each(["next Monday", "Tomorrow", "2026-02-31", "2026-13-01", "2026-1-5", "24:00T", "null"])(
    "that cannot be parsed are N/A: %s",
    (text) => {
      expect(formatDate(text)).toBe("N/A");
    },
  );

  it("are N/A with a time as well, and nothing where none was given", () => {
    expect(formatDateTime("soon")).toBe("N/A");
    expect(formatDate("")).toBe("");
  });
});

describe("money", () => {
  it("has thousands and the currency behind", () => {
    expect([0, 500, 3_000, 150_000, 1_234_567].map((francs) => formatMoney(francs, "en"))).toEqual([
      "0 RWF",
      "500 RWF",
      "3,000 RWF",
      "150,000 RWF",
      "1,234,567 RWF",
    ]);
    expect(formatNumber(20_000, "en")).toBe("20,000");
  });

  it.each(["fr", "rw"] as const)("has the separators of the reader's language, as Intl knows them, in %s", (locale) => {
    const spaces = (text: string) => text.replaceAll("\u202f", "\u00a0");
    for (const value of [7, 999, 1_000, 20_000, 1_234_567])
      expect(formatNumber(value, locale)).toBe(spaces(new Intl.NumberFormat(locale).format(value)));
    expect(formatMoney(3_000, locale)).toBe({ fr: "3\u00a0000\u00a0RWF", rw: "3.000 RWF" }[locale]);
  });
});

describe("relative times", () => {
  const now = new Date("2026-03-10T12:00:00.000Z");
  const labels = loadMessages("en").common.relative;
  const ago = (iso: string) => relativeTime(iso, { now, labels });

  it.each([
    ["2026-03-10T11:59:30.000Z", "Just now"],
    ["2026-03-10T12:00:30.000Z", "Just now"],
    ["2026-03-10T11:59:00.000Z", "1 minute ago"],
    ["2026-03-10T11:01:00.000Z", "59 minutes ago"],
    ["2026-03-10T11:00:00.000Z", "1 hour ago"],
    ["2026-03-09T22:00:00.000Z", "14 hours ago"],
    ["2026-03-09T21:59:00.000Z", "Yesterday"],
    ["2026-03-08T12:00:00.000Z", "2 days ago"],
    ["2026-03-04T12:00:00.000Z", "6 days ago"],
    ["2026-03-03T12:00:00.000Z", "03/03/2026"],
  ])("of %s are %s", (iso, text) => expect(ago(iso)).toBe(text));

  it("keep their number in every language", () => {
    for (const locale of locales) {
      const words = loadMessages(locale).common.relative;
      expect(relativeTime("2026-03-10T11:30:00.000Z", { now, labels: words })).toContain("30");
    }
  });
});
