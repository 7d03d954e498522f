import { describe, expect, it } from "vitest";
import { declinedOf, waitingOf } from "@/app/[locale]/(teacher)/subscription/offers";
import { awaitedOf } from "@/components/payments/awaited";
import { minutes } from "@/lib/core/clock";
import { loadMessages } from "@/lib/i18n/messages";
import type { Payment } from "@/lib/payments/types";

const words = { messages: loadMessages("en"), locale: "en" } as const;

function aPayment(given: Partial<Payment>): Payment {
  return {
    id: 1,
    txRef: "one",
    tierId: 2,
    productName: "Standard",
    bundle: false,
    amount: 3_000,
    currency: "RWF",
    gateway: "sandbox",
    status: "pending",
    reference: null,
    link: "/pay",
    paidAt: null,
    createdAt: new Date().toISOString(),
    ...given,
  };
}

const old = new Date(Date.now() - minutes(30)).toISOString();
const payments = [
  aPayment({ txRef: "declined", status: "failed" }),
  aPayment({ txRef: "by hand", gateway: "manual", reference: "12345678901", link: null }),
  aPayment({ txRef: "fresh", tierId: null, bundle: true, productName: "" }),
  aPayment({ txRef: "old", createdAt: old }),
  aPayment({ txRef: "paid", status: "successful" }),
];

describe("the payments that wait", () => {
  const waiting = waitingOf(payments, { ...words, cancelled: undefined });

  it("are all that have not ended, also behind one that was declined, with what they are for", () => {
    expect(waiting.map(({ txRef, choice, reference }) => [txRef, choice, reference])).toEqual([
      ["by hand", { tierId: 2 }, "12345678901"],
      ["fresh", { bundle: true }, null],
      ["old", { tierId: 2 }, null],
    ]);
    expect(waiting[2]?.begun).toMatch(/^\d\d\/\d\d\/\d{4} \d\d:\d\d$/);
    expect(waitingOf(payments, { ...words, cancelled: "fresh" }).map(({ txRef }) => txRef)).toEqual(["by hand", "old"]);
  });

  it("are watched for ten minutes where the provider can be asked", () => {
    expect(awaitedOf(waiting)?.txRef).toBe("fresh");
    expect(awaitedOf(waiting.filter(({ txRef }) => txRef !== "fresh"))).toBeNull();
  });

  it("are watched one after the other: where the newest has ended, the next one is", () => {
    const two = waitingOf([aPayment({ txRef: "newest" }), aPayment({ txRef: "before" })], { ...words, cancelled: "" });
    expect(awaitedOf(two)?.txRef).toBe("newest");
    expect(awaitedOf(two, ["newest"])?.txRef).toBe("before");
    expect(awaitedOf(two, ["newest", "before", null])).toBeNull();
  });
});

describe("coming back from a payment that was not made", () => {
  const declined = (query: Record<string, unknown>) => declinedOf(payments, { ...words, query });

  it("is told with what was not paid, and only of one's own", () => {
    expect(declined({ declined: "declined" })).toBe("Standard, 3,000 RWF");
    expect(declined({ cancelled: "old" })).toBe("Standard, 3,000 RWF");
    for (const query of [{}, { declined: "somebody's" }, { declined: "paid" }, { declined: ["declined"] }])
      expect(declined(query)).toBe("");
  });
});
