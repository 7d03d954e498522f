import type { PlanLanguage } from "@/lib/core/language";
import type { Fields } from "@/lib/ai/types";

export type Languages = { from: PlanLanguage; to: PlanLanguage };

/** What translating needs to know of a kind of plan. */
export type TranslatableTexts = {
  /** Parts in writing order with their texts; what the teacher gave belongs to the first. */
  parts: readonly { name: string; fields: readonly string[] }[];
  /** Names of people and schools, which no model is told. */
  hidden: readonly string[];
  /** Names of people in what was typed into other fields. */
  namesIn: (content: Fields) => string[];
  /** The official lists, in the same order in every language. */
  terms: (language: PlanLanguage) => readonly string[];
  /** What a field says in the other language where a table knows it. */
  mapped: (field: string, text: string, languages: Languages) => string | null;
};

/** A plan to be translated: its fields as they were when it was asked for. */
export type TranslationSource = { kind: TranslatableTexts; content: Fields; languages: Languages };

/** What differs between kinds when a plan is put into another language. */
export type TranslationSpec<Field extends string> = Pick<TranslatableTexts, "terms" | "mapped"> & {
  /** Texts that the teacher gave and that have no official wording; they are translated with the first section. */
  given: readonly Field[];
};

/** The texts of a kind part by part. Minutes and counts are no texts: a plan keeps them in every language. */
export function translatableOf(
  written: { sections: readonly { name: string; fields: readonly string[] }[]; hidden: readonly string[] },
  { given, terms, mapped }: TranslationSpec<string>,
  namesIn: TranslatableTexts["namesIn"],
): TranslatableTexts {
  const parts = written.sections.map(({ name, fields }, index) => ({
    name,
    fields: [...(index === 0 ? given : []), ...fields],
  }));
  return { parts, hidden: [...written.hidden], namesIn, terms, mapped };
}
