"use client";

import { Alert } from "@/components/ui/alert";
import { buttonVariants } from "@/components/ui/button-variants";

type KeptNoticeProps = { labels: Record<"kept" | "startOver", string>; onStartOver: () => void };

/** Says that what was typed before is back. */
export function KeptNotice({ labels, onStartOver }: KeptNoticeProps) {
  return (
    <Alert
      tone="info"
      actions={
        <button type="button" className={buttonVariants({ size: "sm", variant: "outline" })} onClick={onStartOver}>
          {labels.startOver}
        </button>
      }
    >
      {labels.kept}
    </Alert>
  );
}
