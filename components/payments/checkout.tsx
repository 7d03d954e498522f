"use client";

import { useRouter } from "next/navigation";
import { Suspense, useEffect, useRef, useState, type ReactNode } from "react";
import { serverNow } from "@/components/layout/server-clock";
import { lazyDialog } from "@/components/ui/dialog/dialog";
import { awaitedOf } from "./awaited";
import { verifyPayment } from "./calls";
import { Checkout } from "./checkout-context";
import { InView } from "./in-view";
import type { Awaited, DeskTexts, Offer, Step, Waiting } from "./types";
import { useStarting } from "./use-starting";
import { useWaiting, type Outcome } from "./use-waiting";
import { FailedCard, OtherCard, WaitingCard } from "./waiting-card";

// The dialogs travel when the first of them opens.
const Dialogs = lazyDialog(() => import("./dialogs").then(({ Dialogs: all }) => all));

type PaymentDeskProps = DeskTexts & {
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
  heading: ReactNode;
  children: ReactNode;
};

/** The first step towards an offer: where a payment for it waits, the question which of the two is wanted. */
function firstStep(offer: Offer, waiting: readonly Waiting[]): Step {
  const same = waiting.find(({ choice }) => JSON.stringify(choice) === JSON.stringify(offer.choice));
  return same ? { view: "pending", offer, waiting: same } : { view: "method", offer };
}

/** Everything about paying on one page: its dialogs, and the payments that are waited for. */
export function PaymentDesk(props: PaymentDeskProps) {
  const { awaited: begun, waiting, returned, declined, wanted, heading, children, ...texts } = props;
  const router = useRouter();
  const { labels } = texts;
  const [step, setStep] = useState<Step | null>(wanted && firstStep(wanted, waiting));
  const [awaited, setAwaited] = useState(begun);
  const [outcome, setOutcome] = useState<"longer" | "successful" | null>(null);
  const [failed, setFailed] = useState<string | null>(declined || null);
  const starting = useStarting({ labels, onWaiting: wait, onOther: ask, onEnd: () => setStep(null) });
  const [settled, setSettled] = useState<readonly string[]>([]);
  useWaiting(outcome === "successful" ? null : awaited, (next) => settle(next, awaited));
  useReturn({ txRef: returned, onSettled: (next) => settle(next, null), onPending: wait });
  const rememberOpener = useFocusBack(step === null);

  function wait(next: Awaited): void {
    setOutcome(null);
    setFailed(null);
    setAwaited(next);
  }

  function ask(from: Step, { txRef, link }: { txRef: string; link: string }): void {
    const { item, choice } = from.offer;
    const found = { txRef, item, choice, link: link || null, startedAt: serverNow(), begun: "", reference: null };
    setStep({ view: "pending", offer: from.offer, waiting: waiting.find((known) => known.txRef === txRef) ?? found });
    router.refresh();
  }

  function settle(next: Outcome, payment: Awaited | null): void {
    if (next === "longer") return setOutcome(next);
    if (payment) setSettled((before) => [...before, payment.txRef]);
    setAwaited(next === "successful" ? payment : awaitedOf(waiting, [...settled, payment?.txRef ?? returned]));
    setOutcome(next === "successful" ? next : null);
    setFailed(next === "successful" ? null : (payment?.item ?? ""));
    // The page shows what the server has now: the plan, what is left of it, the payment.
    router.refresh();
  }

  function goOn(other: Waiting): void {
    setStep(null);
    if (other.link) location.assign(other.link);
    else if (other.reference === null) wait(other);
  }

  function open(offer: Offer): void {
    starting.clear();
    rememberOpener();
    setStep(firstStep(offer, waiting));
  }

  const others = waiting.filter(({ txRef }) => txRef !== awaited?.txRef && !settled.includes(txRef));
  return (
    <Checkout value={{ open, processing: starting.processing }}>
      <div className="grid grid-cols-1 gap-8">
        {heading}
        {failed === null ? null : (
          <InView key="failed">
            <FailedCard item={failed} labels={labels} onClose={() => setFailed(null)} />
          </InView>
        )}
        {awaited && outcome !== "successful" ? (
          <InView key={awaited.txRef}>
            <WaitingCard awaited={awaited} labels={labels} onOutcome={settle} />
          </InView>
        ) : null}
        {others.map((other) => (
          <OtherCard key={other.txRef} waiting={other} labels={labels} onOutcome={settle} />
        ))}
        {children}
      </div>
      <Suspense>
        {step || outcome ? (
          <Dialogs
            {...texts}
            {...{ step, outcome, awaited, starting }}
            onStep={setStep}
            onContinue={goOn}
            onWait={() => setOutcome(null)}
            onDone={() => {
              setAwaited(null);
              setOutcome(null);
            }}
          />
        ) : null}
      </Suspense>
    </Checkout>
  );
}

/** One dialog follows another, so that each would give the focus back to one that is gone: it returns to the first opener. */
function useFocusBack(closed: boolean): () => void {
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    if (closed && document.activeElement === document.body && opener.current instanceof HTMLElement)
      opener.current.focus({ preventScroll: true });
  }, [closed]);
  return () => {
    opener.current = document.activeElement;
  };
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
