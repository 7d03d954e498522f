"use client";

import { useRouter } from "next/navigation";
import { useActionState, useEffect, useState, useTransition, type FormEvent } from "react";
import { isLimitError } from "@/components/subscriptions/limit-errors";
import { Alert } from "@/components/ui/alert";
import { buttonVariants } from "@/components/ui/button-variants";
import { SelectField, TextareaField } from "@/components/ui/field";
import { Spinner } from "@/components/ui/spinner";
import { toast } from "@/components/ui/toast";
import { sayOutdated } from "@/components/ui/outdated";
import { interpolate } from "@/lib/core/interpolate";
import { isPlanLanguage, planLanguages } from "@/lib/core/language";
import { quickPlanAction } from "@/lib/plans/editing/actions";
import { idle, type FormState } from "@/lib/web/form-state";
import { chosenIn, LessonQuestion, useLessonQuestion } from "../lesson-question";
import { LimitNotice, type LimitText } from "../limit-notice";
import { rememberMade } from "../made";
import { keepUnsent, readUnsent } from "../unsent";
import { examplePrompts } from "./example-prompts";
import type { RebLabels } from "./groups";

type QuickFormProps = {
  accountId: number;
  language: string;
  /** What a plan has of which the description says nothing. */
  assumed: { learners: number; minutes: number };
  labels: RebLabels;
  limit: LimitText;
  hrefs: { plan: string; signIn: string };
};

type Input = { language: string; description: string };

/** One language, one sentence, one plan. */
export function QuickForm({ accountId, language, assumed, labels, limit, hrefs }: QuickFormProps) {
  const { quick, create } = labels;
  const router = useRouter();
  const [posted, post] = useActionState(quickPlanAction, idle);
  const [input, setInput] = useKeptText(accountId, {
    language: posted.values?.language ?? language,
    description: posted.values?.description ?? "",
  });
  const [trouble, setTrouble] = useState<FormState>(idle);
  const [busy, start] = useTransition();
  const { asked, take, change: changeTopic } = useLessonQuestion(posted);
  const answer = trouble.status === "idle" ? posted : trouble;
  const limited = isLimitError(answer.error);

  function change(part: Partial<Input>) {
    setInput({ ...input, ...part });
    setTrouble(idle);
  }

  function refuse(refused: FormState) {
    if (take(refused)) return;
    setTrouble(refused);
    if (refused.error === "UNAUTHENTICATED") return;
    if (!isLimitError(refused.error)) toast.error(refused.fields ? (refused.message ?? quick.failed) : quick.failed);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!input.language || !input.description.trim()) {
      setTrouble({ status: "error", fields: missing(input, quick.incomplete) });
      return toast.error(quick.incomplete);
    }
    const chosen = chosenIn(event.target);
    start(async () => {
      const made = await quickPlanAction(idle, { ...input, ...chosen, kind: "reb", stay: true }).catch(sayOutdated);
      if (made?.status !== "success") return refuse(made ?? { status: "error", message: create.offline });
      setInput(null);
      rememberMade(Number(made.data?.id), "quick");
      router.push(`${hrefs.plan}/${made.data?.id}`);
    });
  }

  return (
    <form action={post} onSubmit={submit} onChange={changeTopic} noValidate className="grid gap-4">
      <input type="hidden" name="kind" value="reb" />
      <SelectField
        id="language"
        label={quick.language}
        placeholder={quick.chooseLanguage}
        options={planLanguages.map((value) => ({ value, label: labels.languages[value] }))}
        value={input.language}
        error={answer.fields?.language}
        onChange={(event) => change({ language: event.target.value })}
      />
      <TextareaField
        id="description"
        label={quick.description}
        hint={`${quick.descriptionHint} ${interpolate(quick.assumed, assumed)}`}
        rows={5}
        maxLength={2000}
        value={input.description}
        error={answer.fields?.description}
        onChange={(event) => change({ description: event.target.value })}
      />
      <LessonQuestion asked={asked} labels={create.question} />
      <Examples language={input.language} label={quick.examples} onChoose={(description) => change({ description })} />
      {answer.message && !answer.fields && !limited && !asked.question ? (
        <QuickTrouble answer={answer} labels={create} signIn={hrefs.signIn} />
      ) : null}
      <button type="submit" disabled={busy} aria-busy={busy} className={buttonVariants({ size: "lg" })}>
        {busy ? <Spinner /> : null}
        {busy ? quick.pending : quick.submit}
      </button>
      <LimitNotice refusal={limited ? answer : null} onClose={() => setTrouble(idle)} text={limit} />
    </form>
  );
}

type ExamplesProps = { language: string; label: string; onChoose: (description: string) => void };

function Examples({ language, label, onChoose }: ExamplesProps) {
  if (!isPlanLanguage(language)) return null;
  return (
    <div role="group" aria-label={label} className="grid gap-2">
      <p className="text-sm font-semibold">{label}</p>
      <div className="flex flex-wrap gap-2">
        {examplePrompts[language].map((description) => (
          <button
            key={description}
            type="button"
            lang={language}
            className={buttonVariants({ variant: "secondary", size: "sm", className: "text-left" })}
            onClick={() => onChoose(description)}
          >
            {description}
          </button>
        ))}
      </div>
    </div>
  );
}

function missing(input: Input, message: string): Record<string, string> {
  const fields: Record<string, string> = {};
  if (!input.language) fields.language = message;
  if (!input.description.trim()) fields.description = message;
  return fields;
}

type QuickTroubleProps = { answer: FormState; labels: RebLabels["create"]; signIn: string };

function QuickTrouble({ answer, labels, signIn }: QuickTroubleProps) {
  const signedOut = answer.error === "UNAUTHENTICATED";
  return (
    <Alert
      tone={signedOut || !answer.error ? "warning" : "error"}
      actions={
        signedOut ? (
          <a href={signIn} className={buttonVariants({ size: "sm" })}>
            {labels.signIn}
          </a>
        ) : undefined
      }
    >
      {answer.message}
      {signedOut ? ` ${labels.signedOut}` : ""}
    </Alert>
  );
}

/** The input, kept in the browser until a plan was made of it; null forgets it. */
function useKeptText(accountId: number, initial: Input) {
  const [input, setState] = useState(initial);
  useEffect(() => {
    const unsent = readUnsent({ accountId, form: "quick" });
    if (typeof unsent?.description !== "string" || typeof unsent.language !== "string") return;
    const { description, language } = unsent;
    const shown = setTimeout(() => setState({ description, language }));
    return () => clearTimeout(shown);
  }, [accountId]);

  function setInput(next: Input | null) {
    keepUnsent({ accountId, form: "quick" }, next);
    if (next) setState(next);
  }
  return [input, setInput] as const;
}
