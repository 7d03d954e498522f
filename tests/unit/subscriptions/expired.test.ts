import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { ExpiredNotice } from "@/components/subscriptions/expired-notice";
import { keptWords } from "@/app/[locale]/(teacher)/subscription/offers";
import { QuotaWays } from "@/components/subscriptions/quota-dialog";
import { Standing } from "@/components/subscriptions/standing";
import { TierAction } from "@/components/subscriptions/tier-action";
import { loadMessages } from "@/lib/i18n/messages";

const { subscriptions, checkout } = loadMessages("en");

function waysOn(isExpired: boolean): string {
  const labels = subscriptions.quota;
  return renderToStaticMarkup(createElement(QuotaWays, { isExpired, subscriptionHref: "/subscription", labels }));
}

describe("the quota dialog", () => {
  it("offers a bundle and an upgrade when the month is used up", () => {
    const html = waysOn(false);
    for (const way of ["Buy Bundle", "Upgrade Subscription"]) expect(html).toContain(way);
    expect(html).not.toContain("Renew Subscription");
  });

  it("offers no bundle, which cannot be bought, when the subscription has ended", () => {
    const html = waysOn(true);
    expect(html).not.toContain("Buy Bundle");
    expect(html).not.toContain("action=bundle");
    for (const way of ["Renew Subscription", "Upgrade Subscription"]) expect(html).toContain(way);
  });
});

describe("the notice above a form", () => {
  const notice = (active: boolean) =>
    renderToStaticMarkup(
      createElement(ExpiredNotice, {
        info: { active, expiryDate: "2026-05-04T10:00:00.000Z" },
        href: "/subscription",
        labels: subscriptions.card,
      }),
    );

  it("says before anything is typed that the subscription has ended, and offers to renew", () => {
    expect(notice(false)).toContain("Expired on 04/05/2026");
    expect(notice(false)).toMatch(/<a href="\/subscription"[^>]*>Renew subscription<\/a>/);
    expect(notice(true)).toBe("");
  });
});

describe("the subscription page of somebody whose subscription has ended", () => {
  it.each(["en", "fr", "rw"] as const)(
    "says when it ended and that nothing is left, and counts no use, in %s",
    (locale) => {
      const { page } = loadMessages(locale).subscriptions;
      const info = {
        active: false,
        tierId: 1,
        tierName: "Free",
        startDate: "2026-04-04T10:00:00Z",
        nextMonthDate: "",
        expiryDate: "2026-05-04T10:00:00Z",
        lessonPlansPerMonth: 5,
        lessonPlansUsedThisMonth: 2,
        bundles: [],
        lessonPlansRemaining: 0,
        bundlePlansRemaining: 3,
        bundleExpiryDate: "2026-08-04T10:00:00Z",
      };
      const shown = { info, daysLeft: 0, labels: page, usageLabel: "Use of the month", locale };
      const html = renderToStaticMarkup(createElement(Standing, shown));
      expect(html).toContain(page.expired);
      expect(html).toContain("04/05/2026");
      // What was bought is kept, and said to be.
      expect(html).toContain("04/08/2026");
      expect(html).not.toContain("Use of the month");
      expect(html).not.toContain(`>${page.expiry}<`);
    },
  );
});

describe("the card of another tier", () => {
  const info = {
    lessonPlansRemaining: 3,
    lessonPlansPerMonth: 30,
    bundlePlansRemaining: 0,
    bundleExpiryDate: "",
    lessonPlansUsedThisMonth: 0,
    bundles: [],
    nextMonthDate: "",
    startDate: "",
    expiryDate: "",
    tierId: 2,
    tierName: "Standard",
  };
  const tier = {
    id: 1,
    name: "Free",
    description: "",
    lessonPlansPerMonth: 5,
    maxUsers: 1,
    durationDays: 365,
    active: true,
  };
  const renew = () => Promise.resolve({ status: "idle" as const });

  it.each([
    [0, true],
    [0, false],
    [3_000, true],
    [3_000, false],
  ])("at %i RWF says Upgrade Now, whether the reader's own runs or not (%s)", (price, active) => {
    const choice = { choice: { tierId: 1 }, item: "Free", price, isEarly: false, note: null };
    const labels = subscriptions.page;
    const action = TierAction({
      tier: { ...tier, price },
      info: { ...info, active },
      offer: choice,
      labels,
      checkout,
      renew,
    });
    expect(JSON.stringify(action)).toContain("Upgrade Now");
  });

  it("says when it can be had, where that is not now, and then does not call for it", () => {
    const labels = subscriptions.page;
    const live = { ...info, active: true, expiryDate: "2026-12-22T10:00:00Z" };
    const shown = (tierId: number, isEarly: boolean, price = 3_000) => {
      const offer = { choice: { tierId }, item: "", price, isEarly, note: null };
      const props = { info: live, offer, labels, checkout, renew };
      return JSON.stringify(TierAction({ ...props, tier: { ...tier, id: tierId, price } }));
    };
    expect(shown(1, false, 0)).toContain("You can take it once your subscription has ended, after 22/12/2026.");
    expect(shown(1, false, 0)).toContain('"isEarly":true');
    expect(shown(2, true)).toContain("You can renew from 15/12/2026, or as soon as no plans remain.");
    expect(shown(2, true)).toContain('"variant":"outline"');
    expect(shown(2, false)).toContain('"variant":"primary"');
    expect(shown(2, false)).not.toContain("You can");
    expect(shown(3, false, 8_000)).not.toContain("You can");
  });

  it("promises no plans of a free tier that is renewed: it brings days alone", () => {
    const labels = subscriptions.page;
    const empty = {
      ...info,
      active: true,
      lessonPlansRemaining: 0,
      nextMonthDate: "2026-12-12T10:00:00Z",
      expiryDate: "2027-06-12T10:00:00Z",
    };
    const shown = (isEarly: boolean) => {
      const offer = { choice: { tierId: 2 }, item: "", price: 0, isEarly, note: null };
      return JSON.stringify(
        TierAction({ tier: { ...tier, id: 2, price: 0 }, info: empty, offer, labels, checkout, renew }),
      );
    };
    expect(shown(false)).toContain("Renewing adds time, not plans: new plans come on 12/12/2026.");
    expect(shown(true)).toContain("You can renew from 05/06/2027: it adds time. New plans come by themselves");
    expect(shown(true)).not.toContain("as soon as no plans remain");
  });

  it("says what another one leaves of the one that runs", () => {
    const dates = { startDate: "2999-06-12T10:00:00Z", expiryDate: "2999-07-12T10:00:00Z" };
    const live = { ...info, active: true, ...dates };
    const kept = (change: Partial<typeof live>, price: number) =>
      keptWords({ ...live, ...change }, [{ ...tier, id: 2, price }], loadMessages("en"));
    expect(kept({}, 3_000)).toContain("its lesson plans can be used until 12/07/2999");
    expect(kept({}, 0)).toContain("12/07/2999");
    const all = { lessonPlansUsedThisMonth: 30 };
    expect(kept(all, 3_000)).toBe("");
    // Months that were paid ahead are kept; of a tier without a price there are none.
    expect(kept({ ...all, expiryDate: "3000-06-12T10:00:00Z" }, 3_000)).toContain("12/06/3000");
    expect(kept({ ...all, expiryDate: "3000-06-12T10:00:00Z" }, 0)).toBe("");
    expect(kept({ active: false }, 3_000)).toBe("");
  });
});
