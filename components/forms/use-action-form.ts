"use client";

import { unstable_rethrow } from "next/navigation";
import { useEffect, useMemo, useRef, useState, useTransition, type SubmitEvent } from "react";
import { useForm, type FieldErrors } from "react-hook-form";
import { sayOutdated } from "@/components/ui/outdated";
import { idle, type FormState } from "@/lib/web/form-state";
import type { Check } from "./check";
import { registerField, type FormValues } from "./field";

type SentForm = { values: FormValues; element: HTMLFormElement };

export type ActionFormOptions<Name extends string, Data> = {
  /** What the fields start with. */
  start: Readonly<Record<Name, string | boolean>>;
  /** Sends the form as a browser would post it. */
  send: (input: FormData, sent: SentForm) => Promise<FormState<Data>>;
  /** For a form that works without script too: the answer to such a post, and what posts. */
  native?: readonly [answer: FormState<Data>, post: (input: FormData) => void, isPending: boolean];
  /** Fetches what finds mistakes before anything is sent. The server judges in any case, and alone where this cannot be had. */
  check?: () => Promise<Check>;
  /** Said when no answer comes. */
  failed: string;
  onDone?: (answer: FormState<Data>, sent: SentForm) => void;
  onRefused?: (answer: FormState<Data>) => void;
  /** Told when the check has found something. */
  onMistaken?: () => void;
};

/** The error of an answer that never came. */
export const unreachable = "UNREACHABLE";

function toErrors(fields: Record<string, string> | undefined): FieldErrors<FormValues> | undefined {
  if (!fields) return undefined;
  return Object.fromEntries(Object.entries(fields).map(([name, message]) => [name, { type: "refused", message }]));
}

/** What a post without script gave back; a box that is not ticked is not sent. */
function startWith(start: FormValues, given: Record<string, string> | undefined): FormValues {
  if (!given) return start;
  const entries = Object.entries(start).map(([name, value]) => [
    name,
    typeof value === "boolean" ? name in given : (given[name] ?? value),
  ]);
  return Object.fromEntries(entries);
}

/** What stands in the form itself: of what a browser fills in scripts are not always told. */
function standing(values: FormValues, element: HTMLFormElement | null): Record<string, unknown> {
  const texts = element ? [...new FormData(element)].filter(([name]) => typeof values[name] !== "boolean") : [];
  return { ...values, ...Object.fromEntries(texts) };
}

/** What is wrong, found before the server is asked. */
async function findErrors(values: FormValues, element: HTMLFormElement | null, check?: () => Promise<Check>) {
  const misfits = await check?.().catch(() => undefined);
  const errors = toErrors(misfits?.(standing(values, element))) ?? {};
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
}

/** Sends what fits, one at a time, and keeps the answer. */
function useDelivery<Name extends string, Data>(options: ActionFormOptions<Name, Data>) {
  const { native, send, failed, onDone, onRefused } = options;
  const isTaken = useRef(false);
  const [answer, setAnswer] = useState<FormState<Data>>(native?.[0] ?? idle);
  const [isHushed, setHushed] = useState(false);
  const [isUnderWay, begin] = useTransition();

  async function deliver(sent: SentForm) {
    try {
      const given = await send(new FormData(sent.element), sent).catch((error: unknown): FormState<Data> => {
        // The way on of a redirect is the framework's.
        unstable_rethrow(error);
        sayOutdated(error);
        return { status: "error", error: unreachable, message: failed };
      });
      setAnswer(given);
      setHushed(false);
      if (given.status === "success") onDone?.(given, sent);
      else onRefused?.(given);
    } finally {
      isTaken.current = false;
    }
  }

  return {
    answer,
    isUnderWay,
    /** The refusal, until it is hushed or a mistake is found before anything is sent. */
    refusal: answer.status === "error" && !isHushed ? answer : null,
    hush: () => setHushed(true),
    /** False while another one is on its way. */
    take: () => !isTaken.current && (isTaken.current = true),
    drop: () => {
      isTaken.current = false;
    },
    deliver: (sent: SentForm) => begin(() => deliver(sent)),
  };
}

/**
 * A form of a server action: react-hook-form holds fields, errors and focus, a schema finds mistakes early, the action
 * judges. What was typed stays until it is taken, and nothing is sent twice.
 */
export function useActionForm<Name extends string, Data = unknown>(options: ActionFormOptions<Name, Data>) {
  const { native, check, start, onMistaken } = options;
  const element = useRef<HTMLFormElement>(null);
  const { answer, isUnderWay, refusal, hush, take, drop, deliver } = useDelivery(options);
  const form = useForm<FormValues>({
    defaultValues: startWith(start, native?.[0].values),
    errors: useMemo(() => toErrors(answer.fields), [answer]),
    resolver: (values) => findErrors(values, element.current, check),
  });

  useEffect(() => {
    if (answer.status === "error" && !answer.fields) focusSecret(element.current);
  }, [answer]);

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!take()) return;
    const { currentTarget } = event;
    void form.handleSubmit(
      (values) => deliver({ values, element: currentTarget }),
      () => {
        drop();
        hush();
        onMistaken?.();
      },
    )(event);
  }

  return {
    form,
    answer,
    refusal,
    hush,
    pending: form.formState.isSubmitting || isUnderWay,
    errors: messagesOf(form.formState.errors),
    /** Sends the form as its button does. */
    submit: () => element.current?.requestSubmit(),
    field: (name: Name) => registerField(form, name),
    props: {
      ref: element,
      noValidate: true,
      onSubmit,
      onFocus: () => void check?.().catch(() => null),
      // Sent before this script runs, what was typed must not end up in an address.
      ...(native ? { action: native[1] } : { method: "post" }),
    },
  };
}

/** Where no field is blamed, it is the code or the password that is typed anew. */
function focusSecret(form: HTMLFormElement | null): void {
  const code = form?.querySelector<HTMLElement>("[autocomplete=one-time-code]");
  (code ?? form?.querySelector<HTMLElement>("[type=password]"))?.focus();
}

function messagesOf(errors: FieldErrors<FormValues>): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, error?.message]));
}
