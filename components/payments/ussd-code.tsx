"use client";

import { buttonVariants } from "@/components/ui/button-variants";
import { toast } from "@/components/ui/toast/toast";
import type { CheckoutLabels } from "./types";

type UssdCodeProps = { code: string; labels: Pick<CheckoutLabels["manual"], "call" | "copy" | "copied"> };

/** A code that a phone can dial: in a tel: address the number sign has to be written as %23. */
export function UssdCode({ code, labels }: UssdCodeProps) {
  return (
    <div className="border-border bg-muted/60 grid gap-3 rounded-xl border p-4">
      <code className="text-center text-lg font-extrabold tracking-wide break-all tabular-nums">{code}</code>
      <div className="flex flex-wrap justify-center gap-2">
        <a
          href={`tel:${code.replace("#", "%23")}`}
          data-autofocus
          className={buttonVariants({ variant: "sun", size: "sm" })}
        >
          {labels.call}
        </a>
        <button
          type="button"
          className={buttonVariants({ variant: "outline", size: "sm" })}
          onClick={() => void navigator.clipboard.writeText(code).then(() => toast.success(labels.copied))}
        >
          {labels.copy}
        </button>
      </div>
    </div>
  );
}
