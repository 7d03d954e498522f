"use client";

import { useActionState } from "react";
import { Alert } from "@/components/ui/alert";
import { buttonVariants } from "@/components/ui/button-variants";
import { FieldError, SelectField, TextareaField } from "@/components/ui/field";
import type { PlanKind } from "@/lib/plans/kinds/contract";
import { reportMistakeAction } from "@/lib/plans/reports/actions";
import { mistakes, reportBounds } from "@/lib/plans/reports/constants";
import { idle } from "@/lib/web/form-state";
import type reports from "@/messages/en/reports.json";

export type ReportLabels = Omit<typeof reports, "list" | "done" | "own" | "states" | "answer">;

type ReportFormProps = {
  plan: { kind: PlanKind; id: number };
  /** The fields that a mistake can stand in, the one that was read first. */
  fields: readonly { value: string; label: string }[];
  labels: ReportLabels;
};

/** What is wrong, and where; sent by the browser itself where no script runs. */
export function ReportForm({ plan, fields, labels }: ReportFormProps) {
  const [state, post, busy] = useActionState(reportMistakeAction, idle);
  if (state.status === "success")
    return (
      <Alert tone="success" title={state.message ?? labels.thanks}>
        {null}
      </Alert>
    );
  const { values = {}, fields: wrong = {} } = state;
  return (
    <form action={post} className="grid grid-cols-1 gap-5">
      {state.status === "error" ? (
        <Alert tone="error" title={state.message ?? labels.failed}>
          {null}
        </Alert>
      ) : null}
      <input type="hidden" name="kind" value={plan.kind} />
      <input type="hidden" name="id" value={plan.id} />
      <SelectField
        id="field"
        label={labels.field}
        options={fields}
        defaultValue={values.field ?? fields[0]?.value}
        error={wrong.field}
      />
      <Mistakes chosen={values.mistake} error={wrong.mistake} labels={labels} />
      <TextareaField
        id="quote"
        label={labels.quote}
        hint={labels.quoteHint}
        rows={3}
        required
        maxLength={reportBounds.quote}
        defaultValue={values.quote}
        error={wrong.quote}
      />
      <TextareaField
        id="remark"
        label={labels.remark}
        note={labels.optional}
        rows={3}
        maxLength={reportBounds.remark}
        defaultValue={values.remark}
        error={wrong.remark}
      />
      <button
        type="submit"
        disabled={busy}
        aria-busy={busy}
        className={buttonVariants({ className: "justify-self-start" })}
      >
        {busy ? labels.sending : labels.send}
      </button>
    </form>
  );
}

type MistakesProps = { chosen: string | undefined; error: string | undefined; labels: ReportLabels };

function Mistakes({ chosen, error, labels }: MistakesProps) {
  return (
    <fieldset className="grid gap-2" aria-describedby={error ? "mistake-error" : undefined}>
      <legend className="mb-2 font-semibold">{labels.mistake}</legend>
      <div className="grid gap-x-4 sm:grid-cols-2">
        {mistakes.map((name) => (
          <label key={name} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name="mistake"
              value={name}
              required
              defaultChecked={chosen === name}
              className="accent-primary size-5 flex-none"
            />
            {labels.mistakes[name]}
          </label>
        ))}
      </div>
      <FieldError id="mistake" error={error} />
    </fieldset>
  );
}
