import type { ZodType } from "zod";
import { localeOf } from "@/lib/core/language";

/** The fields that do not fit, with their messages. */
export type Check = (values: Readonly<Record<string, unknown>>) => Record<string, string>;

const phrases = {
  en: () => import("@/messages/en/errors.json"),
  fr: () => import("@/messages/fr/errors.json"),
  rw: () => import("@/messages/rw/errors.json"),
};

/**
 * A check by the schema that the server uses, in the page's language. Schema, library and messages are fetched on first
 * use, so that no page carries them.
 */
export function checkBy(load: () => Promise<ZodType>): () => Promise<Check> {
  return async () => {
    const { lang } = document.documentElement;
    const [schema, { fields: words }] = await Promise.all([load(), phrases[localeOf(lang)]()]);
    return (values) => misfits(schema, values, words);
  };
}

function misfits(
  schema: ZodType,
  values: unknown,
  words: Readonly<Record<string, string>> & { invalid: string },
): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { path, message } of schema.safeParse(values).error?.issues ?? [])
    found[String(path[0])] ??= words[message] ?? words.invalid;
  return found;
}
