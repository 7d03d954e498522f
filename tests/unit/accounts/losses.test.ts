import { describe, expect, it } from "vitest";
import { lossesOf } from "@/components/accounts/profile/losses";
import type { Payment } from "@/lib/payments/types";
import type { SubscriptionInfo } from "@/lib/subscriptions/types";

const info: SubscriptionInfo = {
  lessonPlansRemaining: 34,
  lessonPlansPerMonth: 30,
  lessonPlansUsedThisMonth: 0,
  bundlePlansRemaining: 4,
  bundleExpiryDate: "2027-02-01",
  bundles: [],
  nextMonthDate: "",
  startDate: "2027-01-01",
  expiryDate: "2027-01-31",
  tierId: 2,
  tierName: "Standard",
  active: true,
};
const payment: Payment = {
  id: 1,
  txRef: "one",
  tierId: 3,
  productName: "Premium",
  bundle: false,
  amount: 8_000,
  currency: "RWF",
  gateway: "sandbox",
  status: "pending",
  reference: null,
  link: null,
  createdAt: "2027-01-02",
  paidAt: null,
};

describe("what is lost with an account", () => {
  it("is told: the paid time, the plans beside the month's, and payments on their way", () => {
    expect(lossesOf("en", { info, price: 3_000, payments: [payment, { ...payment, status: "failed" }] })).toEqual([
      "Your Standard subscription runs until 31/01/2027. That time is lost: it is not given back.",
      "4 plans beside the monthly ones are lost.",
      "A payment still waits (Premium, 8,000 RWF). If it arrives after this, nobody gets a subscription for it.",
    ]);
  });

  it("is nothing where nothing was paid", () => {
    const free = { ...info, tierName: "Free", bundlePlansRemaining: 0 };
    expect(lossesOf("rw", { info: free, price: 0, payments: [{ ...payment, status: "successful" }] })).toEqual([]);
    expect(lossesOf("fr", { info: { ...info, active: false }, price: 3_000, payments: [] })).toEqual([]);
  });
});
