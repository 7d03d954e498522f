"use client";

import { useRouter } from "next/navigation";
import { buttonVariants } from "@/components/ui/button-variants";
import { Dialog } from "@/components/ui/dialog/dialog";
import { toast } from "@/components/ui/toast/toast";
import { interpolate } from "@/lib/core/interpolate";
import type { CheckoutLabels } from "./types";

type SuccessDialogProps = { item: string; labels: CheckoutLabels; dashboard: string; onClose: () => void };

/** The payment has come. */
export function SuccessDialog({ item, labels, dashboard, onClose }: SuccessDialogProps) {
  const router = useRouter();
  const { success } = labels;

  function go() {
    onClose();
    toast.success(success.welcome);
    router.push(dashboard);
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={success.title}
      description={item ? interpolate(success.text, { item }) : success.plain}
      closeLabel={labels.close}
      footer={
        <button type="button" data-autofocus onClick={go} className={buttonVariants()}>
          {success.go}
        </button>
      }
    >
      <svg viewBox="0 0 48 48" aria-hidden="true" className="text-primary mx-auto size-20">
        <path d="M24 2 46 24 24 46 2 24Z" fill="currentColor" opacity=".18" />
        <path d="m15 25 6.5 6.5L33 19" fill="none" stroke="currentColor" strokeWidth="4" strokeLinecap="round" />
      </svg>
    </Dialog>
  );
}
