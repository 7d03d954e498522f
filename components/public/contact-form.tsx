"use client";

import { useState, type FormEvent } from "react";
import { TextareaField, TextField } from "@/components/ui/field";
import { buttonVariants } from "@/components/ui/button-variants";
import { toast } from "@/components/ui/toast";
import type { PublicTexts } from "./types";

const sendingMs = 1000;

/** The contact form. Sending is simulated: nothing leaves the browser. Source: specification 1, /contact. */
export function ContactForm({ texts }: { texts: PublicTexts["contact"]["form"] }) {
  const [sending, setSending] = useState(false);

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    setSending(true);
    setTimeout(() => {
      setSending(false);
      form.reset();
      toast.success(texts.sent);
    }, sendingMs);
  }

  return (
    <form onSubmit={send} className="mt-5 grid gap-5 sm:grid-cols-2">
      <TextField id="name" label={texts.name} required autoComplete="name" maxLength={200} />
      <TextField id="email" label={texts.email} type="email" required autoComplete="email" maxLength={254} />
      <TextField id="subject" label={texts.subject} required maxLength={200} className="sm:col-span-2" />
      <TextareaField id="message" label={texts.message} required rows={6} maxLength={5000} className="sm:col-span-2" />
      <button
        type="submit"
        disabled={sending}
        className={buttonVariants({ size: "lg", className: "justify-self-start" })}
      >
        {sending ? texts.sending : texts.send}
      </button>
    </form>
  );
}
