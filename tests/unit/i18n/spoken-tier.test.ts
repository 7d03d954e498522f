import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Standing } from "@/components/subscriptions/standing";
import { seededTiers } from "@/db/seed/tiers";
import { locales } from "@/lib/core/language";
import { loadMessages } from "@/lib/i18n/messages";
import { spokenTier, tierName } from "@/lib/i18n/spoken-tier";
import { renderNotification } from "@/lib/notifications/rules";
import type { SubscriptionInfo } from "@/lib/subscriptions/types";

const info: SubscriptionInfo = {
  lessonPlansRemaining: 4,
  lessonPlansPerMonth: 5,
  bundlePlansRemaining: 0,
  bundleExpiryDate: "",
  lessonPlansUsedThisMonth: 0,
  bundles: [],
  nextMonthDate: "2027-02-01",
  startDate: "2026-01-01",
  expiryDate: "2027-01-01",
  tierId: 1,
  tierName: "Free",
  active: true,
};

describe("the name of a tier", () => {
  it("is known in every language for the first tiers, and its own for any other", () => {
    for (const locale of locales) {
      for (const { name } of seededTiers)
        expect(tierName(locale, name)).toBe(spokenTier(locale, { name, description: "x" }).name);
      expect(tierName(locale, "Ikirezi 2027")).toBe("Ikirezi 2027");
      expect(tierName(locale, "constructor")).toBe("constructor");
      expect(tierName(locale, "")).toBe("");
    }
    expect(["Free", "School"].map((name) => tierName("fr", name))).toEqual(["Gratuit", "École"]);
  });

  it("is the reader's in what they are told, also of rows that were written before", () => {
    const params = { tier: "Free", date: "01/02/2027" };
    expect(renderNotification({ kind: "subscriptionExpiring", params }, "fr").message).toContain("abonnement Gratuit");
    for (const amount of [150_000, "150,000 RWF"])
      expect(renderNotification({ kind: "paymentReceived", params: { amount, item: "School" } }, "fr").message).toBe(
        "Votre paiement de 150\u00a0000\u00a0RWF est arrivé. École est actif.",
      );
  });

  it("is the reader's on the page of the subscription", () => {
    const labels = loadMessages("fr").subscriptions.page;
    const html = renderToStaticMarkup(
      createElement(Standing, { info, daysLeft: 3, labels, usageLabel: "", locale: "fr" }),
    );
    expect(html).toContain("Gratuit");
    expect(html).not.toContain("Free");
  });
});
