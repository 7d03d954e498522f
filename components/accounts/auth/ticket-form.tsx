"use client";

import { useActionState, useEffect, useRef } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import { Spinner } from "@/components/ui/spinner";
import { redeemTicketAction } from "@/lib/accounts/actions";
import { idle, type FormState } from "@/lib/web/form-state";
import type accounts from "@/messages/en/accounts.json";

type TicketFormProps = { texts: (typeof accounts)["callback"]; ticket: Record<string, string> };

/** Sends the ticket by itself; without scripts a button does. */
export function TicketForm({ texts, ticket }: TicketFormProps) {
  const [state, action] = useActionState(redeemTicketAction, idle as FormState);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => form.current?.requestSubmit(), []);

  return (
    <form ref={form} action={action} className="grid justify-items-center gap-3 py-6 text-center">
      {state.status === "idle" ? <Spinner className="text-primary size-10" /> : null}
      <h1>{texts.title}</h1>
      <p className="text-muted-foreground">{state.status === "error" ? state.message : texts.wait}</p>
      {Object.entries(ticket).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <noscript>
        <button type="submit" className={buttonVariants()}>
          {texts.go}
        </button>
      </noscript>
    </form>
  );
}
