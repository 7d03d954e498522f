"use client";

import { useRouter } from "next/navigation";
import { Suspense, useActionState, useEffect, useState, type BaseSyntheticEvent, type ReactNode } from "react";
import { useForm, type FieldErrors, type UseFormReturn } from "react-hook-form";
import { isLimitError } from "@/components/subscriptions/limit-errors";
import { Alert } from "@/components/ui/alert";
import { buttonVariants } from "@/components/ui/button-variants";
import { Spinner } from "@/components/ui/spinner";
import { lazyDialog } from "@/components/ui/dialog";
import { sayOutdated } from "@/components/ui/outdated";
import { toast } from "@/components/ui/toast";
import { createPlanAction } from "@/lib/plans/editing/actions";
import type { PlanKind } from "@/lib/plans/kinds/contract";
import { idle, type FormState } from "@/lib/web/form-state";
import type { FieldValues } from "./fields";
import { chosenIn, LessonQuestion, useLessonQuestion, type PickedLesson, type QuestionLabels } from "./lesson-question";
import type { LimitText } from "./limit-notice";
import { rememberMade } from "./made";
import { keepUnsent, readUnsent, type UnsentPlace } from "./unsent";

/** Most forms never need it. */
const LimitNotice = lazyDialog(() => import("./limit-notice").then((module) => module.LimitNotice));

/** The fields that do not fit, with their messages. */
type Check = (values: unknown, words: Readonly<Record<string, string>>) => Record<string, string>;

type CreateLabels = Record<"submit" | "pending" | "kept" | "startOver" | "offline" | "signedOut" | "signIn", string> & {
  question: QuestionLabels;
};

/** What a page gives to the form of any kind. */
export type CreatePageProps = {
  accountId: number;
  start: FieldValues;
  /** Messages of `errors.fields`. */
  words: Readonly<Record<string, string>>;
  limit: LimitText;
  hrefs: { plan: string; signIn: string };
  failed: string;
};

type CreateFormProps = CreatePageProps & {
  kind: PlanKind;
  labels: CreateLabels;
  /** Imports the check on first use, so that the page does not carry the validation library. */
  loadCheck: () => Promise<Check>;
  /** Told when a plan was made, before its page opens. */
  onCreated?: () => void;
  /** What the toast says when none was made; else it says why. */
  refusal?: string;
  fields: (parts: FieldParts) => ReactNode;
};

/** What the kind's own fields are made with. */
export type FieldParts = {
  form: UseFormReturn<FieldValues>;
  /** The answer to a post without JavaScript. */
  posted: FormState;
  /** What is asked at the title. */
  question: ReactNode;
  /** Told when values were picked instead of typed, with the lesson of the bank among them. */
  onPicked: (lesson: PickedLesson) => void;
};

type Trouble = { tone: "error" | "warning"; text: string; signIn?: boolean } | null;

/** The validation library travels when it is first needed; without a connection the server checks alone. */
async function checkWith({ loadCheck, words }: CreateFormProps, values: FieldValues) {
  const fields = await loadCheck()
    .then((check) => check(values, words))
    .catch(() => ({}));
  const errors: FieldErrors<FieldValues> = Object.fromEntries(
    Object.entries(fields).map(([name, message]) => [name, { type: "check", message }]),
  );
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
}

/** The form of a new plan of any kind; without JavaScript it posts to the same action. */
export function CreateForm(props: CreateFormProps) {
  const { accountId, kind, start, labels, limit, hrefs, failed } = props;
  const router = useRouter();
  const form = useForm<FieldValues>({ defaultValues: start, resolver: (values) => checkWith(props, values) });
  const [posted, post] = useActionState(createPlanAction, idle);
  const [trouble, setTrouble] = useState<Trouble>(null);
  const [limited, setLimited] = useState<FormState | null>();
  const { asked, take, change, pick } = useLessonQuestion(posted);
  const { kept, keep, forget } = useKeptInput({ place: { accountId, form: `create-${kind}` }, form });
  const busy = form.formState.isSubmitting || form.formState.isSubmitSuccessful;

  function refuse(answer: FormState | null) {
    if (take(answer)) return;
    if (answer && isLimitError(answer.error)) return setLimited(answer);
    toast.error(props.refusal ?? answer?.message ?? failed);
    if (answer === null) return setTrouble({ tone: "warning", text: labels.offline });
    if (answer.error === "UNAUTHENTICATED")
      return setTrouble({ tone: "warning", text: labels.signedOut, signIn: true });
    for (const [name, message] of Object.entries(answer.fields ?? {})) {
      if (name in start) form.setError(name, { message }, { shouldFocus: true });
    }
    setTrouble({ tone: "error", text: answer.message ?? failed });
  }

  async function send(values: FieldValues, event?: BaseSyntheticEvent) {
    setTrouble(null);
    keep();
    const answer = await createPlanAction(idle, { ...values, ...chosenIn(event?.target), kind, stay: true }).catch(
      sayOutdated,
    );
    const id = answer?.status === "success" ? answer.data?.id : undefined;
    if (!id) {
      refuse(answer);
      // Marks the submission as not done: the button must come back.
      form.setError("root", { type: "refused" });
      return;
    }
    forget();
    rememberMade(Number(id), "form");
    props.onCreated?.();
    router.push(`${hrefs.plan}/${id}`);
  }

  return (
    <form
      action={post}
      noValidate
      className="grid gap-5"
      onSubmit={(event) => void form.handleSubmit(send)(event)}
      onChange={(event) => {
        keep();
        change(event);
      }}
      onFocus={() => void props.loadCheck().catch(() => null)}
    >
      <input type="hidden" name="kind" value={kind} />
      {kept ? <KeptNotice labels={labels} onStartOver={forget} /> : null}
      {props.fields({
        form,
        posted,
        question: <LessonQuestion asked={asked} labels={labels.question} />,
        onPicked(lesson) {
          keep();
          pick(lesson);
        },
      })}
      {(trouble ?? (posted.message && !asked.question)) ? (
        <Alert
          tone={trouble?.tone ?? "error"}
          actions={
            trouble?.signIn ? (
              <a href={hrefs.signIn} className={buttonVariants({ size: "sm" })}>
                {labels.signIn}
              </a>
            ) : undefined
          }
        >
          {trouble?.text ?? posted.message}
        </Alert>
      ) : null}
      <button type="submit" disabled={busy} aria-busy={busy} className={buttonVariants({ size: "lg" })}>
        {busy ? <Spinner /> : null}
        {busy ? labels.pending : labels.submit}
      </button>
      <Limited refusal={limited} onClose={() => setLimited(null)} text={limit} />
    </form>
  );
}

/** Once it was needed it stays, so that it can give the focus back as it closes. */
function Limited({ refusal, onClose, text }: { refusal?: FormState | null; onClose: () => void; text: LimitText }) {
  if (refusal === undefined) return null;
  return (
    <Suspense>
      <LimitNotice refusal={refusal} onClose={onClose} text={text} />
    </Suspense>
  );
}

function KeptNotice({ labels, onStartOver }: { labels: CreateLabels; onStartOver: () => void }) {
  return (
    <Alert
      tone="info"
      actions={
        <button type="button" className={buttonVariants({ size: "sm", variant: "outline" })} onClick={onStartOver}>
          {labels.startOver}
        </button>
      }
    >
      {labels.kept}
    </Alert>
  );
}

type KeptInput = { place: UnsentPlace; form: UseFormReturn<FieldValues> };

/** What is typed is kept in the browser until a plan was made of it. */
function useKeptInput({ place, form }: KeptInput) {
  const [kept, setKept] = useState(false);
  const { reset, getValues } = form;
  const { accountId, form: name } = place;

  useEffect(() => {
    const unsent = readUnsent({ accountId, form: name });
    if (!unsent) return;
    reset((values) => merged(values, unsent), { keepDefaultValues: true });
    const shown = setTimeout(() => setKept(true));
    return () => clearTimeout(shown);
  }, [accountId, name, reset]);

  return {
    kept,
    keep: () => keepUnsent(place, getValues()),
    forget() {
      keepUnsent(place, null);
      setKept(false);
      reset();
    },
  };
}

/** Only known fields of the right type are taken back. */
function merged(values: FieldValues, unsent: Record<string, unknown>): FieldValues {
  const taken: FieldValues = { ...values };
  for (const [name, value] of Object.entries(unsent)) {
    if (typeof value === "string" && typeof values[name] === "string") taken[name] = value;
    if (typeof value === "boolean" && typeof values[name] === "boolean") taken[name] = value;
  }
  return taken;
}
