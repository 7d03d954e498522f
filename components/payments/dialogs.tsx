"use client";

import { LongerDialog } from "./longer-dialog";
import { ManualDialog } from "./manual-dialog";
import { MethodDialog } from "./method-dialog";
import { PhoneDialog } from "./phone-dialog";
import { SuccessDialog } from "./success-dialog";
import { PendingDialog } from "./pending-dialog";
import type { Awaited, DeskTexts, Step, Waiting } from "./types";
import type { Outcome } from "./use-waiting";

type DialogsProps = DeskTexts & {
  step: Step | null;
  outcome: Outcome | null;
  awaited: Awaited | null;
  starting: { processing: string | null; phoneError?: string; start: (step: Step, phone: string) => void };
  onStep: (step: Step | null) => void;
  onContinue: (waiting: Waiting) => void;
  onWait: () => void;
  onDone: () => void;
};

/** The one payment dialog that is open. */
export function Dialogs({
  step,
  outcome,
  awaited,
  starting,
  onStep,
  onContinue,
  onWait,
  onDone,
  ...texts
}: DialogsProps) {
  const { labels } = texts;
  const close = () => onStep(null);
  if (step?.view === "pending" && step.waiting) {
    return (
      <PendingDialog
        offer={step.offer}
        waiting={step.waiting}
        labels={labels}
        onContinue={onContinue}
        onAnother={() => onStep({ view: "method", offer: step.offer, another: true })}
        onClose={close}
      />
    );
  }
  if (step?.view === "method") {
    return (
      <MethodDialog offer={step.offer} labels={labels} onClose={close} onChoose={(view) => onStep({ ...step, view })} />
    );
  }
  if (step?.view === "phone") {
    return (
      <PhoneDialog
        offer={step.offer}
        labels={labels}
        busy={starting.processing !== null}
        error={starting.phoneError}
        onContinue={(phone) => starting.start(step, phone)}
        onBack={() => onStep({ ...step, view: "method" })}
        onClose={close}
      />
    );
  }
  if (step?.view === "manual") {
    return (
      <ManualDialog {...texts} offer={step.offer} onClose={close} onBack={() => onStep({ ...step, view: "method" })} />
    );
  }
  if (outcome === "longer") return <LongerDialog {...texts} txRef={awaited?.txRef ?? ""} onClose={onWait} />;
  return (
    <SuccessDialog item={awaited?.item ?? ""} labels={labels} dashboard={texts.hrefs.dashboard} onClose={onDone} />
  );
}
