import { TextareaField, TextField } from "@/components/ui/fields/field";
import { buttonVariants } from "@/components/ui/button-variants";
import type { Locale } from "@/lib/core/language";
import { contactScript } from "@/server/pages/inline-scripts.mjs";
import type { PublicTexts } from "./types";

const toast =
  "toast-region border-border bg-popover text-popover-foreground shadow-overlay fixed top-[4.5rem] right-4 z-50 max-w-[min(22.25rem,calc(100vw-2rem))] rounded-xl border border-l-4 px-4 py-3 font-semibold";

type ContactFormProps = { locale: Locale; texts: PublicTexts["contact"]["form"] };

/** Without script the browser posts the form, and is led back to the sentence that says how it went. */
export function ContactForm({ locale, texts }: ContactFormProps) {
  return (
    <>
      <Outcome id="sent" text={texts.sent} good />
      <Outcome id="not-sent" text={texts.notSent} />
      <Outcome id="too-many" text={texts.tooMany} />
      <form
        method="post"
        action="/api/contact"
        data-contact={texts.sent}
        data-sending={texts.sending}
        data-failed={texts.failed}
        data-many={texts.tooMany}
        data-wrong={texts.notSent}
        data-look={toast}
        className="mt-5 grid gap-5 sm:grid-cols-2"
      >
        <input type="hidden" name="language" value={locale} />
        <TextField id="name" label={texts.name} required autoComplete="name" maxLength={200} />
        <TextField id="email" label={texts.email} type="email" required autoComplete="email" maxLength={254} />
        <TextField id="subject" label={texts.subject} required maxLength={200} className="sm:col-span-2" />
        <TextareaField id="message" label={texts.message} required rows={6} maxLength={5000} className="sm:col-span-2" />
        <div hidden>
          <label htmlFor="website">{texts.trap}</label>
          <input id="website" name="website" tabIndex={-1} autoComplete="off" />
        </div>
        <p className="text-muted-foreground text-sm sm:col-span-2">{texts.kept}</p>
        <button
          type="submit"
          suppressHydrationWarning
          className={buttonVariants({ size: "lg", className: "justify-self-start" })}
        >
          {texts.send}
        </button>
        <script dangerouslySetInnerHTML={{ __html: contactScript }} />
      </form>
    </>
  );
}

type OutcomeProps = { id: string; text: string; good?: boolean };

/** Shown where the address ends in its name. */
function Outcome({ id, text, good }: OutcomeProps) {
  const look = good ? "border-l-primary" : "border-l-destructive";
  return (
    <p
      id={id}
      tabIndex={-1}
      className={`border-border ${look} mt-4 hidden scroll-mt-24 rounded-xl border border-l-4 px-4 py-3 font-semibold target:block`}
    >
      {text}
    </p>
  );
}
