"use client";

import { useRouter } from "next/navigation";
import { Suspense, useState, useTransition } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import { CheckField } from "@/components/ui/fields/checkbox";
import { ConfirmDialog } from "@/components/ui/dialog/confirm-dialog";
import { lazyDialog } from "@/components/ui/dialog/dialog";
import { toast } from "@/components/ui/toast/toast";
import { sayOutdated } from "@/components/ui/outdated";
import type { Messages } from "@/lib/i18n/messages";
import { approvePlanAction, rejectPlanAction, submitPlanAction } from "@/lib/plans/review/actions";
import type { PlanRef } from "@/lib/plans/types";
import { idle, type FormState } from "@/lib/web/form-state";

const RejectDialog = lazyDialog(() => import("./reject-dialog").then((module) => module.RejectDialog));

type ReviewActionsProps = {
  plan: PlanRef & { version: number };
  /** Whether the viewer can hand it in. */
  submits: boolean;
  /** Whether the viewer can decide on it. */
  decides: boolean;
  /** Whether there are notes beside the form, which can be handed in with it. */
  noted: boolean;
  labels: Messages["review"];
};

type Step = "submit" | "approve" | "reject";

/** The steps of the review that the viewer can take. */
export function ReviewActions({ plan, submits, decides, noted, labels }: ReviewActionsProps) {
  const [notes, setNotes] = useState(false);
  const { step, run, asked, ask, reasonError } = useReview(labels);
  const { kind, id } = plan;
  return (
    <>
      {submits ? (
        <button type="button" className={buttonVariants({ variant: "sun" })} onClick={() => ask("submit")}>
          {labels.submit}
        </button>
      ) : null}
      {decides ? (
        <>
          <button type="button" className={buttonVariants({})} disabled={step !== null} onClick={() => ask("approve")}>
            {labels.approve}
          </button>
          <button
            type="button"
            className={buttonVariants({ variant: "destructive-outline" })}
            disabled={step !== null}
            onClick={() => ask("reject")}
          >
            {labels.reject}
          </button>
        </>
      ) : null}
      <ConfirmDialog
        open={asked === "submit"}
        onClose={() => ask(null)}
        labels={labels.confirmSubmit}
        onConfirm={() => run("submit", () => submitPlanAction(idle, { kind, id, notes }))}
        pending={step === "submit"}
      >
        {noted ? (
          <CheckField
            id="submit-notes"
            label={labels.withNotes}
            hint={labels.withNotesHint}
            checked={notes}
            onChange={(event) => setNotes(event.target.checked)}
          />
        ) : null}
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === "approve"}
        onClose={() => ask(null)}
        labels={labels.confirmApprove}
        onConfirm={() => run("approve", () => approvePlanAction(idle, plan))}
        pending={step === "approve"}
      />
      {asked === "reject" ? (
        <Suspense>
          <RejectDialog
            onClose={() => ask(null)}
            onReject={(reason) => run("reject", () => rejectPlanAction(idle, { ...plan, reason }))}
            pending={step === "reject"}
            error={reasonError}
            labels={labels}
          />
        </Suspense>
      ) : null}
    </>
  );
}

function useReview(labels: Messages["review"]) {
  const router = useRouter();
  const [asked, setAsked] = useState<Step | null>(null);
  const [step, setStep] = useState<Step | null>(null);
  const [reasonError, setReasonError] = useState("");
  const [, start] = useTransition();
  const failed = { submit: labels.submitFailed, approve: labels.approveFailed, reject: labels.rejectFailed };

  function ask(next: Step | null) {
    setAsked(next);
    setReasonError("");
  }

  function tell(taken: Step, answer: FormState | null) {
    const reason = answer?.fields?.reason;
    if (reason) return setReasonError(reason);
    ask(null);
    if (answer?.status === "success") return toast.success(answer.message ?? "");
    toast.error([failed[taken], answer?.message].filter(Boolean).join(". "));
    // Somebody else may have been quicker: then the page says so.
    router.refresh();
  }

  function run(taken: Step, work: () => Promise<FormState>) {
    setStep(taken);
    start(async () => {
      const answer = await work().catch(sayOutdated);
      setStep(null);
      tell(taken, answer);
    });
  }

  return { step, run, asked, ask, reasonError };
}
