import { rtbRequest } from "@/lib/plans/kinds/rtb/schema";

/** The create form's fields that do not fit, with their messages; imported on first use. */
export function checkRequest(values: unknown, words: Readonly<Record<string, string>>): Record<string, string> {
  const parsed = rtbRequest.safeParse(values);
  const fields: Record<string, string> = {};
  for (const issue of parsed.error?.issues ?? []) {
    fields[String(issue.path[0])] ??= words[issue.message] ?? words.invalid ?? issue.message;
  }
  return fields;
}
