import { interpolate } from "@/lib/core/interpolate";
import advice from "./findings.json";

const adviceOn: Readonly<Record<string, string>> = advice;

/** What a model is told of a broken rule of the check, in English; people read their own words, `inspection.json` of messages. */
export function findingAdvice({
  rule,
  values = {},
}: {
  rule: string;
  values?: Record<string, string | number>;
}): string {
  return interpolate(adviceOn[rule] ?? "", values);
}
