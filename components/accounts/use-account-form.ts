"use client";

import { unstable_rethrow } from "next/navigation";
import {
  useActionState,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type FormEvent,
  type SubmitEvent,
} from "react";
import type * as Schemas from "@/lib/accounts/schema";
import { idle, type FormState } from "@/lib/web/form-state";
import type { AuthTexts } from "./types";

type Action = (previous: FormState, input: FormData) => Promise<FormState>;

type AccountFormOptions = {
  action: Action;
  schema: keyof Pick<
    typeof Schemas,
    "loginInput" | "registration" | "codeInput" | "linkInput" | "emailInput" | "referrerInput" | "resetForm"
  >;
  texts: AuthTexts;
};

/** Fields whose content is not written back. */
const secret = /password|code/i;

type Found = Record<string, string>;
type Shown = { state: FormState; fields: Found; failed: boolean };

function subscribeToNothing() {
  return () => undefined;
}

/** False on the server and in the first render, which must have the server's own action in the form. */
function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}

function textsIn(input: FormData): Record<string, string> {
  return Object.fromEntries([...input].filter((entry): entry is [string, string] => typeof entry[1] === "string"));
}

/** Without a connection the action cannot be called: what was typed stays, and the form says so. */
function keepInputOffline(action: Action, offline: string): Action {
  return async (previous, input) => {
    try {
      return await action(previous, input);
    } catch (error) {
      unstable_rethrow(error);
      const values = Object.fromEntries(Object.entries(textsIn(input)).filter(([name]) => !secret.test(name)));
      return { status: "error", message: offline, values };
    }
  };
}

/** Checks a form with its schema once that has come; until then, and without a connection, it finds nothing. */
function useCheck(schema: AccountFormOptions["schema"], texts: AuthTexts) {
  const schemas = useRef<typeof Schemas>(null);

  function fetchSchema() {
    import("@/lib/accounts/schema").then(
      (module) => (schemas.current = module),
      () => undefined,
    );
  }

  function check(target: HTMLFormElement): Found {
    const parsed = schemas.current?.[schema].safeParse(textsIn(new FormData(target)));
    const words: Record<string, string | undefined> = texts.errors;
    const found: Found = {};
    for (const issue of parsed?.error?.issues ?? []) found[String(issue.path[0])] ??= words[issue.message] ?? "";
    return found;
  }

  return { check, fetchSchema };
}

/**
 * The state of one form of the hub. It is checked on submit, by the action and, as soon as the schema has been
 * fetched, here first; afterwards each field is checked again as it changes.
 */
export function useAccountForm({ action, schema, texts }: AccountFormOptions) {
  const hydrated = useHydrated();
  const [state, formAction] = useActionState(
    hydrated ? keepInputOffline(action, texts.accounts.offline) : action,
    idle as FormState,
  );
  const [shown, setShown] = useState<Shown>(() => toShown(state));
  if (shown.state !== state) setShown(toShown(state));
  const { check, fetchSchema } = useCheck(schema, texts);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (state.status === "error") focusTrouble(form.current);
  }, [state]);

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    const fields = check(event.currentTarget);
    if (Object.keys(fields).length === 0) return;
    event.preventDefault();
    setShown({ state, fields, failed: false });
    const target = event.currentTarget;
    requestAnimationFrame(() => focusTrouble(target));
  }

  function onInput(event: FormEvent<HTMLFormElement>) {
    const name = event.target instanceof HTMLInputElement ? event.target.name : "";
    if (!shown.failed && !(name in shown.fields)) return;
    const { [name]: _cleared, ...others } = shown.fields;
    const again = name in shown.fields ? check(event.currentTarget)[name] : undefined;
    setShown({ state, fields: again ? { ...others, [name]: again } : others, failed: false });
  }

  return {
    form: { ref: form, action: formAction, noValidate: true, onSubmit, onInput, onFocus: fetchSchema },
    /** Sends the form as its button does. */
    send: () => form.current?.requestSubmit(),
    fields: shown.fields,
    /** The action's message, until something is typed; null when the marked fields say it all. */
    failure: shown.failed ? { message: Object.keys(shown.fields).length > 0 ? undefined : state.message } : null,
    done: state.status === "success",
    /** Whether something is wrong with what was sent. */
    troubled: shown.failed || Object.keys(shown.fields).length > 0,
    values: state.values ?? {},
  };
}

export type AccountForm = ReturnType<typeof useAccountForm>;

function toShown(state: FormState): Shown {
  return { state, fields: state.fields ?? {}, failed: state.status === "error" && state.error !== "INVALID_INPUT" };
}

function focusTrouble(form: HTMLFormElement | null): void {
  const field = form?.querySelector<HTMLElement>("[aria-invalid=true]") ?? form?.querySelector("[type=password]");
  if (field instanceof HTMLElement) field.focus();
}
