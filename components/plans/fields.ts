import type { MinuteShares } from "@/lib/core/split-minutes";

/** One field of a plan as the shared screens know it: only the kind's own folder knows which fields there are. */
export type PlanField = {
  name: string;
  label: string;
  type: "line" | "text" | "number" | "date" | "choice" | "flag";
  hint?: string;
  /** It is shown and cannot be changed; the hint says why. */
  fixed?: boolean;
  /** A text that may share its row with another where there is room. */
  half?: boolean;
  /** A text that names drawings of the bank, one a line. */
  drawings?: boolean;
  /** Values and names of a choice. */
  options?: readonly { value: string; label: string }[];
};

export type PlanFieldGroup = {
  name: string;
  title: string;
  fields: readonly PlanField[];
  /** It may be long and is not of the official form: shown behind one tap, without its empty fields. */
  folded?: boolean;
  /** The group belongs to the plan only while this number field is at least so large. */
  onlyFrom?: { field: string; least: number };
};

/** Which fields must add up: the parts to the total. Parts of groups that the plan does not have do not count. */
export type DurationRule = { total: string; parts: readonly string[]; standard?: DurationStandard };

/**
 * A standard way to share the total out: the first part has fixed minutes, those between share a part of it equally, the
 * last takes the rest. `count` is the field that says how many there are in between.
 */
export type DurationStandard = { shares: MinuteShares; count: string; warning: string };

/** What stands in the controls of a form. */
export type FieldValues = Record<string, string | boolean>;

export type ValueWords = { notSpecified: string; yes: string; no: string };

/** A value of a plan's content as a control holds it. A number that was never given is empty. */
export function controlValue(field: PlanField, value: unknown): string | boolean {
  if (field.type === "flag") return value === true;
  if (field.type === "number") return Number(value) > 0 ? String(value) : "";
  const text = typeof value === "string" || typeof value === "number" ? String(value) : "";
  // What a control does to line ends by itself, so that nothing looks changed that nobody touched.
  return field.type === "text" ? text.replace(/\r\n?/g, "\n") : text.replace(/[\r\n]+/g, " ");
}

/** All fields of the groups, as controls hold them. */
export function controlValues(groups: readonly PlanFieldGroup[], content: Record<string, unknown>): FieldValues {
  const fields = groups.flatMap((group) => group.fields);
  return Object.fromEntries(fields.map((field) => [field.name, controlValue(field, content[field.name])]));
}

/** Whether the group belongs to the plan, by the values that it has. */
export function isShown({ onlyFrom }: PlanFieldGroup, valueOf: (name: string) => unknown): boolean {
  return onlyFrom === undefined || Number(valueOf(onlyFrom.field)) >= onlyFrom.least;
}
