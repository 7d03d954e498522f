"use client";

import { useRouter } from "next/navigation";
import { useEffect, useReducer, useState } from "react";
import { serverNow } from "@/components/layout/server-clock";
import { awaitedOf } from "./awaited";
import { verifyPayment } from "./calls";
import { deskAfter, firstStep } from "./desk";
import type { Awaited, CheckoutLabels, Offer, Step, Waiting } from "./types";
import { useStarting } from "./use-starting";
import { useWaiting, type Outcome } from "./use-waiting";

export type DeskOptions = {
  /** A payment that had begun when the page was opened. */
  awaited: Awaited | null;
  /** Every payment that may still come. */
  waiting: readonly Waiting[];
  /** A payment from whose page the reader comes back; what the address says of it is not believed. */
  returned: string | null;
  /** The unpaid order the reader returns from; otherwise empty. */
  declined: string;
  /** What the page was opened to buy. */
  wanted: Offer | null;
};

/** The state of a page about paying, and what its cards and dialogs do to it. */
export function useDesk({ awaited: begun, waiting, returned, declined, wanted }: DeskOptions, labels: CheckoutLabels) {
  const router = useRouter();
  const [desk, tell] = useReducer(deskAfter, {
    step: wanted && firstStep(wanted, waiting),
    awaited: begun,
    outcome: null,
    failed: declined || null,
    settled: [],
  });
  const { awaited, outcome, settled } = desk;
  const toStep = (step: Step | null) => tell({ type: "step", step });
  const wait = (next: Awaited) => tell({ type: "waiting", awaited: next });
  const starting = useStarting({ labels, onWaiting: wait, onOther: ask, onEnd: () => toStep(null) });
  useWaiting(outcome === "successful" ? null : awaited, (next) => settle(next, awaited));
  useReturn({ txRef: returned, onSettled: (next) => settle(next, null), onPending: wait });

  function ask(from: Step, { txRef, link }: { txRef: string; link: string }): void {
    const { item, choice } = from.offer;
    const found = { txRef, item, choice, link: link || null, startedAt: serverNow(), begun: "", reference: null };
    const known = waiting.find((other) => other.txRef === txRef) ?? found;
    toStep({ view: "pending", offer: from.offer, waiting: known });
    router.refresh();
  }

  function settle(next: Outcome, payment: Awaited | null): void {
    if (next === "longer") return tell({ type: "longer" });
    if (next === "successful") tell({ type: "paid", payment });
    else tell({ type: "unpaid", payment, next: awaitedOf(waiting, [...settled, payment?.txRef ?? returned]) });
    // The page shows what the server has now: the plan, what is left of it, the payment.
    router.refresh();
  }

  function goOn(other: Waiting): void {
    toStep(null);
    if (other.link) location.assign(other.link);
    else if (other.reference === null) wait(other);
  }

  function open(offer: Offer): void {
    starting.clear();
    toStep(firstStep(offer, waiting));
  }

  const others = waiting.filter(({ txRef }) => txRef !== awaited?.txRef && !settled.includes(txRef));
  return { desk, tell, others, starting, open, settle, goOn };
}

type ReturnOptions = {
  txRef: string | null;
  onSettled: (outcome: Outcome) => void;
  onPending: (awaited: Awaited) => void;
};

/** Asks the server about the payment that the reader comes back from, once, and takes it out of the address. */
function useReturn({ txRef, onSettled, onPending }: ReturnOptions): void {
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    if (txRef === null || asked) return;
    history.replaceState(history.state, "", location.pathname);
    void verifyPayment(txRef)
      .catch(() => "pending" as const)
      .then((status) => {
        setAsked(true);
        if (status === "pending") onPending({ txRef, startedAt: serverNow(), item: "", link: null });
        else onSettled(status);
      });
  }, [txRef, asked, onSettled, onPending]);
}
