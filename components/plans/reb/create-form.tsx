"use client";

import { useRouter } from "next/navigation";
import { useActionState, useEffect, useState } from "react";
import { useForm, type FieldErrors } from "react-hook-form";
import { Alert } from "@/components/ui/alert";
import { buttonVariants } from "@/components/ui/button-variants";
import { Spinner } from "@/components/ui/spinner";
import { createPlanAction } from "@/lib/plans/editing/actions";
import { idle, type FormState } from "@/lib/web/form-state";
import { LimitNotice, type LimitText } from "../limit-notice";
import { keepUnsent, readUnsent } from "../unsent";
import { CreateFields } from "./create-fields";
import type { CreateValues, Suggestions } from "./create-values";
import type { RebLabels } from "./groups";

export type CreateFormProps = {
  accountId: number;
  start: CreateValues;
  suggestions: Suggestions;
  labels: RebLabels;
  /** Messages of `errors.fields`. */
  words: Readonly<Record<string, string>>;
  limit: LimitText;
  hrefs: { plan: string; signIn: string };
  failed: string;
};

type Trouble = { tone: "error" | "warning"; text: string; signIn?: boolean } | null;

function loadCheck() {
  return import("./request-check");
}

/** The validation library travels when it is first needed; without a connection the server checks alone. */
async function checkWith(words: CreateFormProps["words"], values: CreateValues) {
  const fields = await loadCheck()
    .then(({ checkRequest }) => checkRequest(values, words))
    .catch(() => ({}));
  const errors: FieldErrors<CreateValues> = Object.fromEntries(
    Object.entries(fields).map(([name, message]) => [name, { type: "check", message }]),
  );
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
}

function isField(name: string, values: CreateValues): name is keyof CreateValues & string {
  return name in values;
}

/** The form of a new REB plan; without JavaScript it posts to the same action. */
export function CreateForm({ accountId, start, suggestions, labels, words, limit, hrefs, failed }: CreateFormProps) {
  const router = useRouter();
  const form = useForm<CreateValues>({ defaultValues: start, resolver: (values) => checkWith(words, values) });
  const [posted, post] = useActionState(createPlanAction, idle);
  const [trouble, setTrouble] = useState<Trouble>(null);
  const [limited, setLimited] = useState("");
  const { kept, keep, forget } = useKeptInput({ accountId, form });
  const { create } = labels;
  const busy = form.formState.isSubmitting || form.formState.isSubmitSuccessful;

  function refuse(answer: FormState | null) {
    if (answer === null) return setTrouble({ tone: "warning", text: create.offline });
    if (answer.error === "PLAN_LIMIT" || answer.error === "SUBSCRIPTION_EXPIRED")
      return setLimited(answer.message ?? "");
    if (answer.error === "UNAUTHENTICATED")
      return setTrouble({ tone: "warning", text: create.signedOut, signIn: true });
    for (const [name, message] of Object.entries(answer.fields ?? {})) {
      if (isField(name, start)) form.setError(name, { message }, { shouldFocus: true });
    }
    setTrouble({ tone: "error", text: answer.message ?? failed });
  }

  async function send(values: CreateValues) {
    setTrouble(null);
    keep();
    const answer = await createPlanAction(idle, { ...values, kind: "reb", stay: true }).catch(() => null);
    const id = answer?.status === "success" ? answer.data?.id : undefined;
    if (!id) {
      refuse(answer);
      // Marks the submission as not done: the button must come back.
      form.setError("root", { type: "refused" });
      return;
    }
    forget();
    router.push(`${hrefs.plan}/${id}`);
  }

  return (
    <form
      action={post}
      noValidate
      className="grid gap-5"
      onSubmit={(event) => void form.handleSubmit(send)(event)}
      onChange={keep}
      onFocus={() => void loadCheck().catch(() => null)}
    >
      <input type="hidden" name="kind" value="reb" />
      {kept ? <KeptNotice labels={create} onStartOver={forget} /> : null}
      <CreateFields form={form} suggestions={suggestions} labels={labels} posted={posted} />
      {(trouble ?? posted.message) ? (
        <Alert
          tone={trouble?.tone ?? "error"}
          actions={
            trouble?.signIn ? (
              <a href={hrefs.signIn} className={buttonVariants({ size: "sm" })}>
                {create.signIn}
              </a>
            ) : undefined
          }
        >
          {trouble?.text ?? posted.message}
        </Alert>
      ) : null}
      <button type="submit" disabled={busy} aria-busy={busy} className={buttonVariants({ size: "lg" })}>
        {busy ? <Spinner /> : null}
        {busy ? create.pending : create.submit}
      </button>
      <LimitNotice message={limited} onClose={() => setLimited("")} text={limit} />
    </form>
  );
}

function KeptNotice({ labels, onStartOver }: { labels: RebLabels["create"]; onStartOver: () => void }) {
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

/** What is typed is kept in the browser until a plan was made of it. */
function useKeptInput({ accountId, form }: { accountId: number; form: ReturnType<typeof useForm<CreateValues>> }) {
  const [kept, setKept] = useState(false);
  const { reset, getValues } = form;

  useEffect(() => {
    const unsent = readUnsent({ accountId, form: "create" });
    if (!unsent) return;
    reset((values) => merged(values, unsent), { keepDefaultValues: true });
    const shown = setTimeout(() => setKept(true));
    return () => clearTimeout(shown);
  }, [accountId, reset]);

  return {
    kept,
    keep: () => keepUnsent({ accountId, form: "create" }, getValues()),
    forget() {
      keepUnsent({ accountId, form: "create" }, null);
      setKept(false);
      reset();
    },
  };
}

/** Only known fields of the right type are taken back. */
function merged(values: CreateValues, unsent: Record<string, unknown>): CreateValues {
  const known = Object.entries(unsent).filter(
    ([name, value]) => isField(name, values) && typeof value === typeof values[name],
  );
  return { ...values, ...Object.fromEntries(known) };
}
