import type { UseFormReturn } from "react-hook-form";
import { splitMinutes } from "@/lib/core/split-minutes";
import type { DurationRule, FieldValues } from "../fields";

/**
 * Keeps the minutes of a form to the kind's standard as they are typed: a new total, or another number of parts, is shared
 * out; new minutes of a part make a new total. Without a standard the form is left alone.
 */
export function keepTimings(
  { getValues, setValue }: UseFormReturn<FieldValues>,
  rule: DurationRule,
  changed: string,
): void {
  const { standard, total, parts } = rule;
  if (!standard) return;
  const values = getValues();
  const number = (name: string) => Math.round(Number(values[name]) || 0);
  const count = Math.min(Math.max(number(standard.count), 1), parts.length - 2);
  const [first = "", ...others] = parts;
  const last = others.at(-1) ?? "";
  const middle = others.slice(0, count);
  if (changed === total || changed === standard.count) {
    if (number(total) <= 0) return;
    const minutes = splitMinutes({ total: number(total), count, shares: standard.shares });
    setValue(first, String(minutes.opening));
    for (const [index, name] of middle.entries()) setValue(name, String(minutes.middle[index] ?? 0));
    setValue(last, String(minutes.end));
  } else if (parts.includes(changed)) {
    const sum = [first, ...middle, last].reduce((all, name) => all + number(name), 0);
    setValue(total, String(sum));
  }
}
