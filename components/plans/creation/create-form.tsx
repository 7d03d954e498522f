"use client";

import { useRouter } from "next/navigation";
import { Suspense, useActionState, useState, type ComponentProps, type ReactNode } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { Check } from "@/components/forms/check";
import type { RegisteredField } from "@/components/forms/field";
import { unreachable, useActionForm } from "@/components/forms/use-action-form";
import { isQuotaRefusal } from "@/components/subscriptions/quota-errors";
import { lazyPart } from "@/components/ui/outdated";
import { SubmitButton } from "@/components/ui/submit-button";
import { toast } from "@/components/ui/toast/toast";
import { createPlanAction } from "@/lib/plans/editing/actions";
import type { PlanKind } from "@/lib/plans/kinds/traits";
import { idle, type FormState } from "@/lib/web/form-state";
import type { FieldValues } from "../fields";
import { chosenIn, LessonQuestion, useLessonQuestion, type PickedLesson, type QuestionLabels } from "./lesson-question";
import { QuotaRefused, type QuotaText } from "../quota-refused";
import { rememberMade } from "./made";
import { RefusalAlert } from "./refusal-alert";
import { useKeptInput } from "./use-kept-input";

const KeptNotice = lazyPart(() => import("./kept-notice").then((module) => module.KeptNotice));

type CreateLabels = Record<"submit" | "pending" | "kept" | "startOver" | "offline" | "signedOut" | "signIn", string> & {
  question: QuestionLabels;
};

type Languages = ComponentProps<typeof LessonQuestion>["languages"];

/** What a page gives to the form of any kind. */
export type CreatePageProps = {
  accountId: number;
  start: FieldValues;
  quota: QuotaText;
  hrefs: { plan: string; signIn: string };
  failed: string;
};

type CreateFormProps = CreatePageProps & {
  kind: PlanKind;
  labels: CreateLabels;
  languages: Languages;
  check: () => Promise<Check>;
  /** Told when a plan was made, before its page opens. */
  onCreated?: () => void;
  /** What the toast says when none was made; else it says why. */
  refusal?: string;
  fields: (parts: FieldParts) => ReactNode;
};

/** What the kind's own fields are made with. */
export type FieldParts = {
  form: UseFormReturn<FieldValues>;
  field: (name: string) => RegisteredField;
  /** What is asked at the title. */
  question: ReactNode;
  /** Told when values were picked instead of typed, with the lesson of the bank among them. */
  onPicked: (lesson: PickedLesson) => void;
};

/** The form of a new plan of any kind; without JavaScript it posts to the same action. */
export function CreateForm(props: CreateFormProps) {
  const { accountId, kind, start, check, labels, languages, quota, hrefs, failed } = props;
  const router = useRouter();
  const native = useActionState(createPlanAction, idle);
  const [quotaRefusal, setQuotaRefusal] = useState<FormState | null>();
  const { asked, take, change, pick } = useLessonQuestion(native[0]);
  const {
    answer,
    form,
    field,
    pending,
    props: formProps,
    refusal,
  } = useActionForm({
    start,
    check,
    native,
    failed: labels.offline,
    send(input, { values }) {
      keep();
      return createPlanAction(idle, { ...values, ...chosenIn(input), kind, stay: true });
    },
    onDone({ data }) {
      forget();
      rememberMade(Number(data?.id), "form");
      props.onCreated?.();
      router.push(`${hrefs.plan}/${data?.id}`);
    },
    onRefused(refused) {
      if (take(refused)) return;
      if (isQuotaRefusal(refused.error)) return setQuotaRefusal(refused);
      const reason = refused.error === unreachable ? failed : (refused.message ?? failed);
      toast.error(props.refusal ?? reason);
    },
  });
  const { kept, keep, forget } = useKeptInput({ place: { accountId, form: `create-${kind}` }, form });
  // The plan's page is on its way.
  const isMade = answer.status === "success";
  const isSaidElsewhere = asked.question !== null || (quotaRefusal !== undefined && isQuotaRefusal(refusal?.error));

  return (
    <form
      {...formProps}
      className="grid gap-5"
      onChange={(event) => {
        keep();
        change(event);
      }}
    >
      <input type="hidden" name="kind" value={kind} />
      {kept ? (
        <Suspense>
          <KeptNotice labels={labels} onStartOver={forget} />
        </Suspense>
      ) : null}
      {props.fields({
        form,
        field,
        question: <LessonQuestion {...{ asked, languages }} labels={labels.question} />,
        onPicked(lesson) {
          keep();
          pick(lesson);
        },
      })}
      {refusal && !isSaidElsewhere ? (
        <RefusalAlert
          refusal={refusal}
          signIn={{ href: hrefs.signIn, label: labels.signIn }}
          text={refusal.message ?? failed}
          signedOut={labels.signedOut}
        />
      ) : null}
      <SubmitButton size="lg" pending={pending || isMade} pendingLabel={labels.pending}>
        {labels.submit}
      </SubmitButton>
      <QuotaRefused refusal={quotaRefusal} onClose={() => setQuotaRefusal(null)} text={quota} />
    </form>
  );
}
