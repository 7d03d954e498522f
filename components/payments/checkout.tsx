"use client";

import { Suspense, useEffect, useRef, type ReactNode } from "react";
import { lazyDialog } from "@/components/ui/dialog/dialog";
import { Checkout } from "./checkout-context";
import { InView } from "./in-view";
import type { DeskTexts, Offer } from "./types";
import { useDesk, type DeskOptions } from "./use-desk";
import { FailedCard, OtherCard, WaitingCard } from "./waiting-card";

// The dialogs travel when the first of them opens.
const Dialogs = lazyDialog(() => import("./dialogs").then(({ Dialogs: all }) => all));

type PaymentDeskProps = DeskTexts & DeskOptions & { heading: ReactNode; children: ReactNode };

/** Everything about paying on one page: its dialogs, and the payments that are waited for. */
export function PaymentDesk(props: PaymentDeskProps) {
  const { awaited: begun, waiting, returned, declined, wanted, heading, children, ...texts } = props;
  const { labels } = texts;
  const options = { awaited: begun, waiting, returned, declined, wanted };
  const { desk, tell, others, starting, open, settle, goOn } = useDesk(options, labels);
  const { step, awaited, outcome, failed } = desk;
  const rememberOpener = useFocusBack(step === null);

  function openOffer(offer: Offer): void {
    rememberOpener();
    open(offer);
  }

  return (
    <Checkout value={{ open: openOffer, processing: starting.processing }}>
      <div className="grid grid-cols-1 gap-8">
        {heading}
        {failed === null ? null : (
          <InView key="failed">
            <FailedCard item={failed} labels={labels} onClose={() => tell({ type: "failureSeen" })} />
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
            onStep={(next) => tell({ type: "step", step: next })}
            onContinue={goOn}
            onWait={() => tell({ type: "outcomeSeen" })}
            onDone={() => tell({ type: "done" })}
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
