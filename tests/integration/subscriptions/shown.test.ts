import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { transact } from "@/db";
import { toSubscriberRow } from "@/components/administration/subscriptions/subscriber-rows";
import { quotaWords } from "@/components/subscriptions/quota-words";
import { Standing } from "@/components/subscriptions/standing";
import { SubscriptionCard } from "@/components/subscriptions/subscription-card";
import { markChanged } from "@/lib/activity/service";
import { listSubscribers } from "@/lib/administration/subscribers/queries";
import { subscriberFilters } from "@/lib/administration/subscribers/schema";
import type { Actor } from "@/lib/core/actor";
import { now } from "@/lib/core/clock";
import { loadMessages } from "@/lib/i18n/messages";
import { getSubscriptionInfo, listTiers } from "@/lib/subscriptions/queries";
import { spendPlanQuota } from "@/lib/subscriptions/quota/service";
import { addBundlePlans, applyPurchase } from "@/lib/subscriptions/service";
import { again, anActor } from "@/tests/support/actors";
import { useFreshDatabase } from "@/tests/support/database";

useFreshDatabase();

function spend(actor: Actor) {
  return transact(async (tx) => {
    await spendPlanQuota(tx, actor);
    await markChanged(tx, actor.accountId);
  });
}

function textOf(element: Parameters<typeof renderToStaticMarkup>[0]): string {
  return renderToStaticMarkup(element)
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ");
}

/** The same account on the dashboard, on the subscription page and before the administrator. */
async function shownOf(actor: Actor) {
  const { subscriptions, administration } = loadMessages("en");
  const info = await getSubscriptionInfo(await again(actor));
  const quota = quotaWords("en", info);
  const admin = await anActor({ role: "ADMIN" });
  const { items } = await listSubscribers(admin, subscriberFilters.parse({ search: actor.email }));
  const [row] = items.map((item) => toSubscriberRow(item, { ...administration.tiers, locale: "en" }));
  const standing = { info, daysLeft: 30, labels: subscriptions.page, usageLabel: "", locale: "en" as const };
  return {
    left: info.lessonPlansRemaining,
    dashboard: textOf(createElement(SubscriptionCard, { info, quota, href: "/", labels: subscriptions.card })),
    page: textOf(createElement(Standing, standing)),
    administrator: row?.usage,
  };
}

function expectSaid({ dashboard, page }: { dashboard: string; page: string }, sentences: string[]): void {
  for (const sentence of sentences) {
    expect(dashboard).toContain(sentence);
    expect(page).toContain(sentence);
  }
  expect(dashboard.match(/\bplans?\b[^.]*\./g)).toHaveLength(sentences.length);
}

describe("what is used and left of a quota is one truth on the dashboard, the subscription page and before an administrator", () => {
  it("after a gift, which is not called bought", async () => {
    const actor = await anActor({ plansLeft: 5 });
    await spend(actor);
    await transact((tx) => addBundlePlans(tx, { accountId: actor.accountId, plans: 2, source: "referral" }));
    const shown = await shownOf(actor);
    expect(shown).toMatchObject({ left: 6, administrator: "1 of 5, 2 more left" });
    expect(shown.page).toContain("Plans remaining this month 6");
    expectSaid(shown, ["1 of 5 plans used this month.", "And 2 plans as a gift for an invitation, until "]);
    expect(shown.dashboard + shown.page).not.toMatch(/bundle|bought/);
  });

  it("after an upgrade, which keeps what was left", async () => {
    const actor = await anActor({ plansLeft: 4 });
    const tierId = (await listTiers()).find(({ name }) => name === "Standard")?.id ?? 0;
    await transact((tx) => applyPurchase(tx, { accountId: actor.accountId, tierId, paidAt: now() }));
    // Those of the month end first, and of two that end together the month's are taken.
    for (let count = 0; count < 3; count += 1) await spend(actor);
    const shown = await shownOf(actor);
    const month = /(\d+) of 30/.exec(shown.administrator ?? "")?.[1];
    const beside = / (\d+) more left/.exec(shown.administrator ?? "")?.[1];
    expect(30 - Number(month) + Number(beside)).toBe(31);
    expect(shown.left).toBe(31);
    const kept = Number(beside) === 1 ? "1 plan kept" : `${beside} plans kept`;
    expectSaid(shown, [`${month} of 30 plans used this month.`, `And ${kept} from your earlier subscription, until `]);
    expect(shown.dashboard + shown.page).not.toMatch(/bundle|bought/);
  });

  it("after a bundle and a gift, each by its name, and when all is spent", async () => {
    const actor = await anActor({ plansLeft: 0 });
    await transact((tx) => applyPurchase(tx, { accountId: actor.accountId, bundle: true, paidAt: now() }));
    await transact((tx) => addBundlePlans(tx, { accountId: actor.accountId, plans: 1, source: "referral" }));
    const shown = await shownOf(actor);
    expect(shown).toMatchObject({ left: 11, administrator: "5 of 5, 11 more left" });
    expectSaid(shown, [
      "5 of 5 plans used this month.",
      "And 10 plans that you bought, until ",
      "And 1 plan as a gift for an invitation, until ",
    ]);
    for (let count = 0; count < 11; count += 1) await spend(actor);
    const spent = await shownOf(actor);
    expect(spent).toMatchObject({ left: 0, administrator: "5 of 5" });
    expectSaid(spent, ["5 of 5 plans used this month."]);
  });
});
