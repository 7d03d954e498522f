"use client";

import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { isQuotaRefusal } from "@/components/subscriptions/quota-errors";
import { Alert } from "@/components/ui/alert";
import { buttonVariants } from "@/components/ui/button-variants";
import { Spinner } from "@/components/ui/spinner";
import { toast } from "@/components/ui/toast/toast";
import { sayOutdated } from "@/components/ui/outdated";
import { resumeAction } from "@/lib/plans/editing/actions";
import type { PlanRef } from "@/lib/plans/types";
import { idle, type FormState } from "@/lib/web/form-state";
import { QuotaRefused, type QuotaText } from "../quota-refused";

type ResumeAlertProps = {
  plan: PlanRef;
  labels: { title: string; text: string; resume: string; resuming: string; failed: string };
  quota: QuotaText;
};

/** A plan whose writing stopped half-way, and the button that goes on. */
export function ResumeAlert({ plan, labels, quota }: ResumeAlertProps) {
  const router = useRouter();
  const [quotaRefusal, setQuotaRefusal] = useState<FormState | null>();
  const [busy, start] = useTransition();

  function resume() {
    start(async () => {
      const answer = await resumeAction(idle, plan).catch(sayOutdated);
      if (isQuotaRefusal(answer?.error)) setQuotaRefusal(answer);
      else if (answer === null) toast.error(labels.failed);
      // Somebody else may have resumed it already: then there is something to watch as well.
      else router.refresh();
    });
  }

  return (
    <>
      <Alert
        tone="warning"
        title={labels.title}
        actions={
          <button type="button" className={buttonVariants({})} disabled={busy} onClick={resume}>
            {busy ? <Spinner /> : null}
            {busy ? labels.resuming : labels.resume}
          </button>
        }
      >
        {labels.text}
      </Alert>
      <QuotaRefused refusal={quotaRefusal} onClose={() => setQuotaRefusal(null)} text={quota} />
    </>
  );
}
