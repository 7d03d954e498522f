import { interpolate } from "@/lib/core/interpolate";
import { planLanguages } from "@/lib/core/language";
import type { FieldSpec, GroupSpec } from "@/lib/plans/kinds/table";
import type reb from "@/messages/en/reb.json";
import type { PlanField, PlanFieldGroup } from "../fields";

type Words = {
  /** The messages of the kind. */
  labels: object;
  /** Names of the languages of plans. */
  languages: (typeof reb)["languages"];
};

/** The text at a dotted path of the messages. */
function textAt(labels: object, path: string): string {
  const found = path.split(".").reduce<unknown>((part, key) => Object(part)[key], labels);
  if (typeof found !== "string") throw new Error(`The messages have no text at ${path}.`);
  return found;
}

/** Numbers from the least to the most that may be chosen. */
function numbersOf({ asked }: FieldSpec): string[] {
  if (asked?.as !== "range") return [];
  return Array.from({ length: asked.to - asked.from + 1 }, (_, index) => String(asked.from + index));
}

function controlOf(spec: FieldSpec, { languages }: Words): Pick<PlanField, "type" | "options"> {
  if (spec.type === "language")
    return { type: "choice", options: planLanguages.map((value) => ({ value, label: languages[value] })) };
  if (spec.type === "count")
    return { type: "choice", options: numbersOf(spec).map((value) => ({ value, label: value })) };
  return { type: spec.type };
}

function fieldOf(name: string, spec: FieldSpec, words: Words): PlanField {
  return {
    name,
    label: textAt(words.labels, spec.label ?? `fields.${name}`),
    ...controlOf(spec, words),
    ...(spec.help ? { hint: textAt(words.labels, spec.help) } : {}),
    ...(spec.half ? { half: true } : {}),
    ...(spec.drawings ? { drawings: true } : {}),
  };
}

/** The fields of a kind in the order of its page, with their labels. */
export function fieldGroups<Name extends string>(
  { fields, groups }: { fields: Readonly<Record<Name, FieldSpec>>; groups: readonly GroupSpec<Name>[] },
  words: Words,
): PlanFieldGroup[] {
  return groups.map(({ name, title = `groups.${name}`, number, folded, onlyFrom, ...group }) => ({
    name,
    title: interpolate(textAt(words.labels, title), { number: number ?? "" }),
    fields: group.fields.map((field) => fieldOf(field, fields[field], words)),
    ...(folded ? { folded } : {}),
    ...(onlyFrom ? { onlyFrom } : {}),
  }));
}
