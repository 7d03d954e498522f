import type { Awaited, Offer, Step, Waiting } from "./types";

/** What stands on a page about paying: the dialog that is open, the payment that is waited for, and how one ended. */
export type Desk = {
  step: Step | null;
  awaited: Awaited | null;
  /** What a dialog says of the payment that was waited for. */
  outcome: "longer" | "successful" | null;
  /** What was not paid, as a card says it; empty where that is not known. */
  failed: string | null;
  /** Payments that ended while the page was open. */
  settled: readonly string[];
};

/** What happens to a desk. A payment that ended says what is waited for next. */
export type DeskEvent =
  | { type: "step"; step: Step | null }
  | { type: "waiting"; awaited: Awaited }
  | { type: "longer" }
  | { type: "paid"; payment: Awaited | null }
  | { type: "unpaid"; payment: Awaited | null; next: Awaited | null }
  /** The dialog that says how a payment goes is closed; it is waited for as before. */
  | { type: "outcomeSeen" }
  /** The payer has seen that the payment came. */
  | { type: "done" }
  | { type: "failureSeen" };

/** The first step towards an offer: where a payment for it waits, the question which of the two is wanted. */
export function firstStep(offer: Offer, waiting: readonly Waiting[]): Step {
  const same = waiting.find(({ choice }) => JSON.stringify(choice) === JSON.stringify(offer.choice));
  return same ? { view: "pending", offer, waiting: same } : { view: "method", offer };
}

function withEnded({ settled }: Desk, payment: Awaited | null): Pick<Desk, "settled"> {
  return { settled: payment ? [...settled, payment.txRef] : settled };
}

/** A desk after what happened to it. */
export function deskAfter(desk: Desk, event: DeskEvent): Desk {
  switch (event.type) {
    case "step":
      return { ...desk, step: event.step };
    case "waiting":
      return { ...desk, awaited: event.awaited, outcome: null, failed: null };
    case "longer":
      return { ...desk, outcome: "longer" };
    case "paid":
      return {
        ...desk,
        ...withEnded(desk, event.payment),
        awaited: event.payment,
        outcome: "successful",
        failed: null,
      };
    case "unpaid": {
      const failed = event.payment?.item ?? "";
      return { ...desk, ...withEnded(desk, event.payment), awaited: event.next, outcome: null, failed };
    }
    case "outcomeSeen":
      return { ...desk, outcome: null };
    case "done":
      return { ...desk, awaited: null, outcome: null };
    case "failureSeen":
      return { ...desk, failed: null };
  }
}
