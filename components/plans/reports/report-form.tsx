"use client";

import { useActionState } from "react";
import { checkBy } from "@/components/forms/check";
import { useActionForm } from "@/components/forms/use-action-form";
import { Alert } from "@/components/ui/alert";
import { SelectField, TextareaField } from "@/components/ui/fields/field";
import { RadioChoices } from "@/components/ui/fields/radio-choices";
import { SubmitButton } from "@/components/ui/submit-button";
import { reportMistakeAction } from "@/lib/plans/reports/actions";
import { mistakes, reportBounds } from "@/lib/plans/reports/constants";
import type { PlanRef } from "@/lib/plans/types";
import { idle } from "@/lib/web/form-state";
import type reports from "@/messages/en/reports.json";

export type ReportLabels = Omit<typeof reports, "list" | "done" | "own" | "states" | "answer">;

type ReportFormProps = {
  plan: PlanRef;
  /** The fields that a mistake can stand in, the one that was read first. */
  fields: readonly { value: string; label: string }[];
  labels: ReportLabels;
};

const check = checkBy(async () => (await import("@/lib/plans/reports/schema")).mistakeInput);

/** What is wrong, and where; sent by the browser itself where no script runs. */
export function ReportForm({ plan, fields, labels }: ReportFormProps) {
  const { answer, field, pending, props, refusal } = useActionForm({
    start: { field: fields[0]?.value ?? "", mistake: "", quote: "", remark: "" },
    check,
    failed: labels.failed,
    native: useActionState(reportMistakeAction, idle),
    send: (input) => reportMistakeAction(idle, input),
  });
  if (answer.status === "success")
    return (
      <Alert tone="success" title={answer.message ?? labels.thanks}>
        {null}
      </Alert>
    );
  return (
    <form {...props} className="grid grid-cols-1 gap-5">
      {refusal ? (
        <Alert tone="error" title={refusal.message ?? labels.failed}>
          {null}
        </Alert>
      ) : null}
      <input type="hidden" name="kind" value={plan.kind} />
      <input type="hidden" name="id" value={plan.id} />
      <SelectField {...field("field")} label={labels.field} options={fields} />
      <RadioChoices
        {...field("mistake")}
        legend={labels.mistake}
        options={mistakes.map((value) => ({ value, label: labels.mistakes[value] }))}
        required
      />
      <TextareaField
        {...field("quote")}
        label={labels.quote}
        hint={labels.quoteHint}
        rows={3}
        required
        maxLength={reportBounds.quote}
      />
      <TextareaField
        {...field("remark")}
        label={labels.remark}
        note={labels.optional}
        rows={3}
        maxLength={reportBounds.remark}
      />
      <SubmitButton className="justify-self-start" pending={pending} pendingLabel={labels.sending}>
        {labels.send}
      </SubmitButton>
    </form>
  );
}
