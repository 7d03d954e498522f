"use client";

import { buttonVariants } from "@/components/ui/button-variants";
import { Dialog } from "@/components/ui/dialog/dialog";
import { SupportWays } from "./support-ways";
import type { DeskTexts } from "./types";

/** After ten minutes without a confirmation: what happens now, and whom to ask. */
export function LongerDialog({
  labels,
  hrefs,
  support,
  txRef,
  onClose,
}: DeskTexts & { txRef: string; onClose: () => void }) {
  const { longer } = labels;
  return (
    <Dialog
      open
      onClose={onClose}
      title={longer.title}
      description={longer.text}
      closeLabel={labels.close}
      footer={
        <button type="button" data-autofocus onClick={onClose} className={buttonVariants()}>
          {longer.keep}
        </button>
      }
    >
      <code className="bg-muted rounded-lg px-3 py-2 text-sm break-all">{txRef}</code>
      <SupportWays support={support} contact={hrefs.contact} />
    </Dialog>
  );
}
