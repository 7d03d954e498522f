import { createTranslator } from "next-intl";
import { errorFacts, log } from "@/lib/core/log";
import { AppError, isAppError } from "@/lib/core/errors";
import type { Locale } from "@/lib/core/language";
import { loadMessages } from "@/lib/i18n/messages";

/** An error as the outside sees it. */
export type Problem = {
  status: number;
  code: string;
  message: string;
  fields?: Record<string, string>;
  retryAfter?: number;
  data?: Record<string, unknown>;
};

/** Turns anything thrown into what may be said of it, in the reader's language. Unexpected errors are logged, never told. */
export function toProblem(error: unknown, locale: Locale): Problem {
  const known = isAppError(error) ? error : new AppError("unexpected", { cause: error });
  if (known.code === "unexpected") log("error", "unexpected_error", errorFacts(error));
  const messages = loadMessages(locale);
  const t = createTranslator({ locale, messages, namespace: "errors" });
  const words: Record<string, string> = messages.errors.fields;
  const fields = known.details.fields && translateFields(known.details.fields, words);
  const first = fields && Object.values(fields)[0];
  return {
    status: known.status,
    code: known.code.toUpperCase(),
    message:
      first ?? t(known.code, { minutes: Math.ceil((known.details.retryAfter ?? 1) / 60), ...known.details.values }),
    fields,
    retryAfter: known.details.retryAfter,
    data: known.details.data,
  };
}

function translateFields(fields: Record<string, string>, words: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([name, key]) => [name, words[key] ?? words.invalid ?? key]));
}
