"use client";

import { useRouter } from "next/navigation";
import { Suspense, useActionState } from "react";
import { useWatch } from "react-hook-form";
import { useActionForm } from "@/components/forms/use-action-form";
import { isQuotaRefusal } from "@/components/subscriptions/quota-errors";
import { SelectField, TextareaField } from "@/components/ui/fields/field";
import { lazyPart } from "@/components/ui/outdated";
import { SubmitButton } from "@/components/ui/submit-button";
import { toast } from "@/components/ui/toast/toast";
import { interpolate } from "@/lib/core/interpolate";
import { planLanguages } from "@/lib/core/language";
import { longestDescription } from "@/lib/plans/constants";
import { quickPlanAction } from "@/lib/plans/editing/actions";
import { idle } from "@/lib/web/form-state";
import { chosenIn, LessonQuestion, useLessonQuestion } from "../creation/lesson-question";
import { QuotaRefused, type QuotaText } from "../quota-refused";
import { rememberMade } from "../creation/made";
import { RefusalAlert } from "../creation/refusal-alert";
import { useKeptInput } from "../creation/use-kept-input";
import type { RebLabels } from "./groups";
import { TypedNotes } from "./typed-notes";

/** In the page from the start; what makes them work comes after the form. */
const Examples = lazyPart(async () => (await import("./examples")).Examples);

type QuickFormProps = {
  accountId: number;
  language: string;
  /** What a plan has of which the description says nothing. */
  assumed: { learners: number; minutes: number };
  labels: RebLabels;
  quota: QuotaText;
  hrefs: { plan: string; signIn: string };
};

/** What is left out, with the one sentence for both. */
function missing(values: Readonly<Record<string, unknown>>, message: string): Record<string, string> {
  const empty = ["language", "description"].filter((name) => String(values[name] ?? "").trim() === "");
  return Object.fromEntries(empty.map((name) => [name, message]));
}

/** One language, one sentence, one plan. */
export function QuickForm({ accountId, language, assumed, labels, quota, hrefs }: QuickFormProps) {
  const { quick, create } = labels;
  const { answer, asked, changeTopic, describe, keep, ...quickForm } = useQuickForm({
    accountId,
    language,
    labels,
    hrefs,
  });
  const { field, form, hush, pending, props, refusal } = quickForm;
  const description = String(useWatch({ control: form.control, name: "description" }) ?? "");
  const quotaRefusal = refusal && isQuotaRefusal(refusal.error) ? refusal : null;
  return (
    <form
      {...props}
      className="grid gap-4"
      onChange={(event) => {
        keep();
        hush();
        changeTopic(event);
      }}
    >
      <input type="hidden" name="kind" value="reb" />
      <SelectField
        {...field("language")}
        label={quick.language}
        placeholder={quick.chooseLanguage}
        options={planLanguages.map((value) => ({ value, label: labels.languages[value] }))}
      />
      <TextareaField
        {...field("description")}
        label={quick.description}
        hint={
          <>
            <TypedNotes text={description} limit={longestDescription} labels={create} />
            {`${quick.descriptionHint} ${interpolate(quick.assumed, assumed)}`}
          </>
        }
        rows={5}
        maxLength={longestDescription}
      />
      <LessonQuestion asked={asked} labels={create.question} languages={labels.languages} />
      <Suspense>
        <Examples control={form.control} label={quick.examples} onChoose={describe} />
      </Suspense>
      {refusal && !refusal.fields && !quotaRefusal && !asked.question ? (
        <RefusalAlert
          refusal={refusal}
          signIn={{ href: hrefs.signIn, label: create.signIn }}
          text={refusal.message}
          signedOut={`${refusal.message ?? ""} ${create.signedOut}`}
        />
      ) : null}
      <SubmitButton size="lg" pending={pending || answer.status === "success"} pendingLabel={quick.pending}>
        {quick.submit}
      </SubmitButton>
      <QuotaRefused
        refusal={quotaRefusal ?? (isQuotaRefusal(answer.error) ? null : undefined)}
        onClose={hush}
        text={quota}
      />
    </form>
  );
}

function useQuickForm({ accountId, language, labels, hrefs }: Omit<QuickFormProps, "assumed" | "quota">) {
  const { quick, create } = labels;
  const router = useRouter();
  const native = useActionState(quickPlanAction, idle);
  const { asked, take, change: changeTopic } = useLessonQuestion(native[0]);
  const actionForm = useActionForm({
    start: { language, description: "" },
    check: async () => (values) => missing(values, quick.incomplete),
    native,
    failed: create.offline,
    send: (input, { values }) => quickPlanAction(idle, { ...values, ...chosenIn(input), kind: "reb", stay: true }),
    onDone({ data }) {
      forget();
      rememberMade(Number(data?.id), "quick");
      router.push(`${hrefs.plan}/${data?.id}`);
    },
    onRefused(refused) {
      if (take(refused) || refused.error === "UNAUTHENTICATED" || isQuotaRefusal(refused.error)) return;
      toast.error(refused.fields ? (refused.message ?? quick.failed) : quick.failed);
    },
    onMistaken: () => toast.error(quick.incomplete),
  });
  const { form, hush } = actionForm;
  const { keep, forget } = useKeptInput({ place: { accountId, form: "quick" }, form });
  return {
    ...actionForm,
    asked,
    changeTopic,
    keep,
    /** Takes an example as if it had been typed. */
    describe(description: string) {
      form.setValue("description", description, { shouldValidate: form.formState.isSubmitted });
      keep();
      hush();
    },
  };
}
