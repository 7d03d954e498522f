"use client";

import { useTransition } from "react";
import { Alert } from "@/components/ui/alert";
import { buttonVariants } from "@/components/ui/button-variants";
import { Spinner } from "@/components/ui/spinner";
import { toast } from "@/components/ui/toast/toast";
import { interpolate } from "@/lib/core/interpolate";
import { formatDate } from "@/lib/i18n/format";
import { binLifetime } from "@/lib/plans/constants";
import { restorePlanAction } from "@/lib/plans/editing/actions";
import type { PlanRef } from "@/lib/plans/types";
import { answerOf, idle } from "@/lib/web/form-state";

type BinNoticeProps = {
  plan: PlanRef & { deletedAt: string | null };
  labels: { bin: string; binText: string; restore: string; restoring: string };
  failed: string;
};

/** A plan in the bin, until when it stays there, and the way out. */
export function BinNotice({ plan, labels, failed }: BinNoticeProps) {
  const [busy, start] = useTransition();
  const until = new Date(new Date(plan.deletedAt ?? 0).getTime() + binLifetime).toISOString();

  function restore() {
    start(async () => {
      const answer = await answerOf(restorePlanAction(idle, { kind: plan.kind, id: plan.id }));
      if (answer === null || answer?.status === "error") toast.error(answer?.message ?? failed);
    });
  }

  return (
    <Alert
      tone="warning"
      title={labels.bin}
      actions={
        <button type="button" className={buttonVariants({})} disabled={busy} onClick={restore}>
          {busy ? <Spinner /> : null}
          {busy ? labels.restoring : labels.restore}
        </button>
      }
    >
      {interpolate(labels.binText, { date: formatDate(until) })}
    </Alert>
  );
}
