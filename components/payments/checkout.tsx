"use client";

import { useRouter } from "next/navigation";
import { Suspense, useEffect, useRef, useState, type ReactNode } from "react";
import { lazyDialog } from "@/components/ui/dialog";
import { verifyPayment } from "./calls";
import { Checkout } from "./checkout-context";
import { InView } from "./in-view";
import type { Awaited, DeskTexts, Offer, Step } from "./types";
import { useStarting } from "./use-starting";
import { useWaiting, type Outcome } from "./use-waiting";
import { FailedCard, WaitingCard } from "./waiting-card";

// The dialogs travel when the first of them opens.
const Dialogs = lazyDialog(() => import("./dialogs").then(({ Dialogs: all }) => all));

type PaymentDeskProps = DeskTexts & {
  /** A payment that had begun when the page was opened. */
  awaited: Awaited | null;
  /** A payment from whose page the reader comes back; what the address says of it is not believed. */
  returned: string | null;
  /** What the page was opened to buy. */
  wanted: Offer | null;
  heading: ReactNode;
  children: ReactNode;
};

/** Everything about paying on one page: its dialogs, and the payment that is waited for. */
export function PaymentDesk({ awaited: begun, returned, wanted, heading, children, ...texts }: PaymentDeskProps) {
  const router = useRouter();
  const { labels } = texts;
  const [step, setStep] = useState<Step | null>(wanted && { view: "method", offer: wanted });
  const [awaited, setAwaited] = useState(begun);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const starting = useStarting({ labels, onWaiting: wait, onEnd: () => setStep(null) });
  useWaiting(outcome === null || outcome === "longer" ? awaited : null, settle);
  useReturn({ txRef: returned, onSettled: settle, onPending: wait });
  const rememberOpener = useFocusBack(step === null);

  function wait(next: Awaited): void {
    setOutcome(null);
    setAwaited(next);
  }

  function settle(next: Outcome): void {
    setOutcome(next);
    // The page shows what the server has now: the plan, what is left of it, the payment.
    if (next !== "longer") router.refresh();
  }

  function forget(): void {
    setAwaited(null);
    setOutcome(null);
  }

  function open(offer: Offer): void {
    starting.clear();
    rememberOpener();
    setStep({ view: "method", offer });
  }

  const item = awaited?.item ?? "";
  return (
    <Checkout value={{ open, processing: starting.processing }}>
      <div className="grid grid-cols-1 gap-8">
        {heading}
        {outcome === "failed" || outcome === "expired" ? (
          <InView key="failed">
            <FailedCard item={item} labels={labels} onClose={forget} />
          </InView>
        ) : awaited && outcome !== "successful" ? (
          <InView key="waiting">
            <WaitingCard awaited={awaited} labels={labels} onOutcome={settle} onHide={forget} />
          </InView>
        ) : null}
        {children}
      </div>
      <Suspense>
        {step || outcome === "longer" || outcome === "successful" ? (
          <Dialogs
            {...texts}
            {...{ step, outcome, awaited, starting }}
            onStep={setStep}
            onWait={() => setOutcome(null)}
            onDone={forget}
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
        if (status === "pending") onPending({ txRef, startedAt: Date.now(), item: "", link: null });
        else onSettled(status);
      });
  }, [txRef, asked, onSettled, onPending]);
}
