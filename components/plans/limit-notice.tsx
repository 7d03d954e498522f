"use client";

import { LimitDialog, type LimitLabels } from "@/components/subscriptions/limit-dialog";

export type LimitText = { labels: LimitLabels; hrefs: { bundle: string; upgrade: string } };

/** The limit dialog, open while there is a message. */
export function LimitNotice({ message, onClose, text }: { message: string; onClose: () => void; text: LimitText }) {
  return (
    <LimitDialog
      message={message || null}
      onClose={onClose}
      labels={text.labels}
      subscriptionHref={text.hrefs.upgrade}
    />
  );
}
