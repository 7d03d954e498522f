import { splitMinutes } from "@/lib/core/split-minutes";
import type { DurationRule } from "../fields";
import { readForm, writeForm } from "./form-values";

/**
 * Keeps the minutes of a form to the kind's standard as they are typed: a new total, or another number of parts, is shared
 * out; new minutes of a part make a new total. Without a standard the form is left alone.
 */
export function keepTimings(form: HTMLFormElement, rule: DurationRule, changed: string): void {
  const { standard, total, parts } = rule;
  if (!standard) return;
  const names = [total, standard.count, ...parts].map((name) => ({ name, label: name, type: "number" }) as const);
  const values = readForm(form, names);
  const number = (name: string) => Math.round(Number(values[name]) || 0);
  const count = Math.min(Math.max(number(standard.count), 1), parts.length - 2);
  const [first = "", ...others] = parts;
  const last = others.at(-1) ?? "";
  const middle = others.slice(0, count);
  if (changed === total || changed === standard.count) {
    if (number(total) <= 0) return;
    const minutes = splitMinutes({ total: number(total), count, shares: standard.shares });
    const shared = middle.map((name, index) => [name, String(minutes.middle[index] ?? 0)]);
    writeForm(form, { [first]: String(minutes.opening), ...Object.fromEntries(shared), [last]: String(minutes.end) });
  } else if (parts.includes(changed)) {
    const sum = [first, ...middle, last].reduce((all, name) => all + number(name), 0);
    writeForm(form, { [total]: String(sum) });
  }
}
