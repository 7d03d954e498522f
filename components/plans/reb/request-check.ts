import { rebRequest } from "@/lib/plans/kinds/reb/schema";

/**
 * The create form's fields that do not fit, with their messages. Imported on first use, so that the page does not carry
 * the validation library.
 */
export function checkRequest(values: unknown, words: Readonly<Record<string, string>>): Record<string, string> {
  const parsed = rebRequest.safeParse(values);
  const fields: Record<string, string> = {};
  for (const issue of parsed.error?.issues ?? []) {
    fields[String(issue.path[0])] ??= words[issue.message] ?? words.invalid ?? issue.message;
  }
  return fields;
}
