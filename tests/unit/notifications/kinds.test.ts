import { describe, expect, it } from "vitest";
import { locales } from "@/lib/core/language";
import { loadMessages } from "@/lib/i18n/messages";
import { formatMoney } from "@/lib/i18n/format";
import { francsOf } from "@/lib/notifications/old-sums/rules";
import { kindsTitled, renderNotification, searchedTexts } from "@/lib/notifications/rules";

const rejected = { kind: "sessionRejected", params: { title: "Wiring {a} <b>switch</b>", reason: "No safety step." } };

describe("a notification", () => {
  it("is told in its reader's language, with what others wrote as it stands", () => {
    expect(renderNotification(rejected, "en")).toEqual({
      title: "Session plan rejected",
      message: "“Wiring {a} <b>switch</b>” was not approved: No safety step.",
    });
    expect(renderNotification(rejected, "fr").title).toBe("Plan de séance refusé");
    expect(renderNotification(rejected, "rw").title).toBe("Imbata ntiyemejwe");
  });

  it("counts in words", () => {
    const reward = (plans: number) => ({ kind: "referralReward", params: { name: "Diane", plans } });
    expect(renderNotification(reward(1), "en").message).toContain("1 extra plan.");
    expect(renderNotification(reward(2), "fr").message).toContain("2 fiches supplémentaires");
  });

  it("is found by its sum, as any reader writes it", () => {
    const texts = searchedTexts({ amount: 150_000, item: "School" });
    expect(texts).toEqual(["150000", "School", ...locales.map((locale) => formatMoney(150_000, locale))]);
    expect(searchedTexts({ reason: "12 pupils" })).toEqual(["12 pupils"]);
  });

  it.each([
    ["3,000 RWF", 3_000],
    ["0 RWF", 0],
    ["1,234,567 RWF", 1_234_567],
    ["3,000", null],
    ["about 3,000 RWF", null],
    ["12,34 RWF", null],
    ["RWF", null],
  ])("of before tells its sum, %s, in francs", (written, francs) => {
    expect(francsOf(written)).toBe(francs);
  });

  it.each(["gone", "toString", "__proto__"])("of the unknown kind %s keeps its place", (kind) => {
    expect(renderNotification({ kind, params: {} }, "en")).toEqual({ title: "Notification", message: "" });
  });

  it("has a title without placeholders, by which it is found in every language", () => {
    for (const locale of locales) {
      for (const { title } of Object.values(loadMessages(locale).notifications.kinds))
        expect(title).not.toMatch(/[{}]/);
    }
    expect(kindsTitled("REJECTED", "en")).toEqual(["sessionRejected"]);
    expect(kindsTitled("refuse", "fr")).toEqual(["sessionRejected"]);
  });
});
