import { describe, expect, it } from "vitest";
import { deskAfter, firstStep, type Desk } from "@/components/payments/desk";

const offer = { choice: { tierId: 1 }, item: "Standard", price: 3_000, isEarly: false, note: null };
const payment = { txRef: "one", startedAt: 0, item: "Standard", link: null };
const waiting = { ...payment, choice: offer.choice, begun: "", reference: null };
const empty: Desk = { step: null, awaited: null, outcome: null, failed: null, settled: [] };

describe("the first step towards an offer", () => {
  it("asks how to pay, or which payment is meant where one waits for the same thing", () => {
    expect(firstStep(offer, [{ ...waiting, choice: { bundle: true } }]).view).toBe("method");
    expect(firstStep(offer, [waiting])).toEqual({ view: "pending", offer, waiting });
  });
});

describe("a page about paying", () => {
  it("forgets an older failure when a payment is waited for", () => {
    const desk = deskAfter({ ...empty, failed: "Plus", outcome: "longer" }, { type: "waiting", awaited: payment });
    expect(desk).toEqual({ ...empty, awaited: payment });
  });

  it("keeps what was paid until the payer has seen it", () => {
    const paid = deskAfter({ ...empty, awaited: payment }, { type: "paid", payment });
    expect(paid).toEqual({ ...empty, awaited: payment, outcome: "successful", settled: ["one"] });
    expect(deskAfter(paid, { type: "done" })).toEqual({ ...empty, settled: ["one"] });
  });

  it("says what was not paid, and waits for the next payment", () => {
    const next = { ...payment, txRef: "two" };
    const unpaid = deskAfter({ ...empty, awaited: payment }, { type: "unpaid", payment, next });
    expect(unpaid).toEqual({ ...empty, awaited: next, failed: "Standard", settled: ["one"] });
    expect(deskAfter(unpaid, { type: "failureSeen" }).failed).toBeNull();
    expect(deskAfter(empty, { type: "unpaid", payment: null, next: null })).toEqual({ ...empty, failed: "" });
  });

  it("goes on waiting behind the dialog that says that it takes longer", () => {
    const longer = deskAfter({ ...empty, awaited: payment }, { type: "longer" });
    expect(longer.outcome).toBe("longer");
    expect(deskAfter(longer, { type: "outcomeSeen" })).toEqual({ ...empty, awaited: payment });
  });
});
