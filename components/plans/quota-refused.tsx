"use client";

import { Suspense } from "react";
import type { QuotaLabels } from "@/components/subscriptions/quota-dialog";
import { lazyDialog } from "@/components/ui/dialog/dialog";
import type { FormState } from "@/lib/web/form-state";

/** Most forms never need it. */
const QuotaDialog = lazyDialog(() =>
  import("@/components/subscriptions/quota-dialog").then((module) => module.QuotaDialog),
);

export type QuotaText = { labels: QuotaLabels; subscription: string };

type QuotaRefusedProps = {
  /** Undefined until there was one. */
  refusal?: FormState | null;
  onClose: () => void;
  text: QuotaText;
};

/** Why no plan is made. Once it was needed it stays, so that it can give the focus back as it closes. */
export function QuotaRefused({ refusal, onClose, text }: QuotaRefusedProps) {
  if (refusal === undefined) return null;
  return (
    <Suspense>
      <QuotaDialog refusal={refusal} onClose={onClose} labels={text.labels} subscriptionHref={text.subscription} />
    </Suspense>
  );
}
