"use client";

import { useActionState, useMemo } from "react";
import { checkBy } from "@/components/forms/check";
import { useActionForm } from "@/components/forms/use-action-form";
import type * as Schemas from "@/lib/accounts/schema";
import { idle, type FormState } from "@/lib/web/form-state";
import type { AuthTexts } from "./types";

type AccountFormOptions<Name extends string> = {
  action: (previous: FormState, input: FormData) => Promise<FormState>;
  schema: keyof Pick<
    typeof Schemas,
    "loginInput" | "registration" | "codeInput" | "linkInput" | "emailInput" | "referrerInput" | "resetForm"
  >;
  /** What the fields start with. */
  start: Readonly<Record<Name, string>>;
  texts: AuthTexts;
};

/** One form of the hub; it works without script too. */
export function useAccountForm<Name extends string>({ action, schema, start, texts }: AccountFormOptions<Name>) {
  const check = useMemo(() => checkBy(async () => (await import("@/lib/accounts/schema"))[schema]), [schema]);
  const form = useActionForm<Name>({
    start,
    check,
    native: useActionState(action, idle as FormState),
    send: (input) => action(idle, input),
    failed: texts.accounts.offline,
    onRefused() {
      for (const name of Object.keys(start).filter((field) => /password/i.test(field))) form.form.setValue(name, "");
    },
  });
  const { answer, errors, hush, refusal, props } = form;
  const isMarked = Object.keys(errors).length > 0;
  return {
    ...form,
    props: { ...props, onInput: hush },
    /** The action's message, until something is typed; null when the marked fields say it all. */
    failure: refusal && refusal.error !== "INVALID_INPUT" ? { message: isMarked ? undefined : refusal.message } : null,
    done: answer.status === "success",
    /** Whether something is wrong with what was sent. */
    troubled: isMarked || (refusal !== null && refusal.error !== "INVALID_INPUT"),
  };
}

export type AccountForm<Name extends string = never> = ReturnType<typeof useAccountForm<Name>>;
