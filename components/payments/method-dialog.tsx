"use client";

import { Alert } from "@/components/ui/alert";
import { Dialog } from "@/components/ui/dialog/dialog";
import type { CheckoutLabels, Offer } from "./types";

type MethodDialogProps = {
  offer: Offer;
  labels: CheckoutLabels;
  onChoose: (view: "phone" | "manual") => void;
  onClose: () => void;
};

/** By phone, or by a code that the payer dials; what becomes of plans that are left is told before any money moves. */
export function MethodDialog({ offer, labels, onChoose, onClose }: MethodDialogProps) {
  const { method } = labels;
  return (
    <Dialog open onClose={onClose} title={method.title} description={offer.item} closeLabel={labels.close}>
      {offer.note ? <Alert tone="info">{offer.note}</Alert> : null}
      <div className="grid gap-3">
        <Way
          name={method.automatic}
          note={method.automaticNote}
          mark={method.recommended}
          onChoose={() => onChoose("phone")}
        />
        <Way name={method.manual} note={method.manualNote} onChoose={() => onChoose("manual")} />
      </div>
    </Dialog>
  );
}

type WayProps = { name: string; note: string; mark?: string; onChoose: () => void };

function Way({ name, note, mark, onChoose }: WayProps) {
  const look = mark ? "border-primary bg-secondary" : "border-input hover:bg-accent";
  return (
    <button
      type="button"
      data-autofocus={mark ? true : undefined}
      onClick={onChoose}
      className={`grid gap-1 rounded-xl border-2 px-4 py-3.5 text-left ${look}`}
    >
      <span className="flex flex-wrap items-center gap-2">
        <span className="font-bold">{name}</span>
        {mark ? (
          <span className="bg-sun text-sun-foreground rounded-full px-2.5 text-xs leading-5 font-semibold">{mark}</span>
        ) : null}
      </span>
      <span className="text-muted-foreground text-sm">{note}</span>
    </button>
  );
}
