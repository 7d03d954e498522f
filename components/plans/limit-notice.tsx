"use client";

import { LimitDialog, type LimitLabels } from "@/components/subscriptions/limit-dialog";
import type { FormState } from "@/lib/web/form-state";

export type LimitText = { labels: LimitLabels; subscription: string };

type LimitNoticeProps = { refusal: FormState | null; onClose: () => void; text: LimitText };

/** The limit dialog, open while there is a refusal. */
export function LimitNotice({ refusal, onClose, text }: LimitNoticeProps) {
  return <LimitDialog refusal={refusal} onClose={onClose} labels={text.labels} subscriptionHref={text.subscription} />;
}
