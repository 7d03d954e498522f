import { formatDate } from "@/lib/i18n/format";
import { controlValue, type PlanField, type ValueWords } from "./fields";

/** A value as it is read, "" when nothing was given. */
export function spokenValue(field: PlanField, value: unknown, words: ValueWords): string {
  const held = controlValue(field, value);
  if (typeof held === "boolean") return held ? words.yes : words.no;
  if (field.type === "date") return formatDate(held);
  if (field.type === "choice") return field.options?.find((option) => option.value === held)?.label ?? held;
  return held;
}
