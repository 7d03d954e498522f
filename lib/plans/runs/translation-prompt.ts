import { z } from "zod";
import type { PlanLanguage } from "@/lib/core/language";
import type { Fields, ModelPrompt } from "@/lib/ai/types";
import { drawingNames } from "@/lib/core/drawing-lines";
import { anyCase } from "../text/wording";
import { dataIsData, dataLines, delimited, languageNames } from "../prompts/rules";
import { safetyLines } from "../safety/prompt";
import type { Languages, TranslatableTexts } from "../kinds/translation";

/** A text with marks such as [[1]] in place of what no model may translate, and what stands in the marks' places. */
export type LockedText = { text: string; keys: ReadonlyMap<string, string> };

type Lock = { said: string; meant: string };

function isBoundary(character: string | undefined): boolean {
  return character === undefined || !/[\p{L}\p{N}]/u.test(character);
}

/** Locks the names where they stand as whole words; longer ones first, so that none is cut in two. */
export function lockText(text: string, locks: readonly Lock[]): LockedText {
  const keys = new Map<string, string>();
  let locked = text;
  const ordered = locks.filter(({ said }) => said.trim().length > 2).sort((a, b) => b.said.length - a.said.length);
  for (const { said, meant } of ordered) {
    for (let at = locked.indexOf(said); at >= 0; at = locked.indexOf(said, at + 1)) {
      if (!isBoundary(locked[at - 1]) || !isBoundary(locked[at + said.length])) continue;
      const mark = `[[${keys.size + 1}]]`;
      keys.set(mark, meant);
      locked = `${locked.slice(0, at)}${mark}${locked.slice(at + said.length)}`;
    }
  }
  return { text: locked, keys };
}

/** A translated text with the marks' own words in their places. */
export function unlockText(text: string, keys: LockedText["keys"]): string {
  return text.replace(/\[\[\s*(\d+)\s*\]\]/g, (mark, number: string) => keys.get(`[[${number}]]`) ?? mark);
}

function holdsAll(text: string, keys: LockedText["keys"]): boolean {
  return [...keys.keys()].every((mark) => text.split(mark).length === 2);
}

/** The most names of one plan that are looked for in all of it; no class has that many learners with needs. */
const mostNames = 200;

/** Every official term, every name and which drawing is meant, with what stands for it in the other language. */
export function locksOf(kind: TranslatableTexts, content: Fields, { from, to }: Languages): Lock[] {
  const terms = kind.terms(from).map((said, index) => ({ said, meant: kind.terms(to)[index] ?? said }));
  const texts = Object.values(content).filter((value) => typeof value === "string");
  const hidden = kind.hidden.map((field) => String(content[field] ?? "").trim());
  const names = new Set([...hidden, ...kind.namesIn(content)].filter((name) => name !== ""));
  const whole = texts.join("\n");
  // Each as it is written somewhere: a title may have it in capitals.
  const written = [...names].slice(0, mostNames).flatMap((name) => whole.match(anyCase(name)) ?? []);
  const drawings = texts.flatMap((text) => text.match(drawingNames) ?? []);
  return [...terms, ...[...new Set([...written, ...drawings])].map((name) => ({ said: name, meant: name }))];
}

export type SectionSource = { name: string; fields: Record<string, LockedText> };

const translatorRules = [
  "Everything means the same: the same lines in the same order, the same numbers, minutes, prices and answers. Nothing is added, " +
    "left out, explained or improved. Calculations, formulas, codes and addresses stay as they are.",
  "Write as a teacher of the class would read it aloud: plain, correct, in the usual words of schools in Rwanda.",
  "What a lesson is about stays what it is: words or sentences that learners study in a language stay in that language.",
  "Marks such as [[1]] stand for official terms and names. Copy each exactly once, unchanged, to the place where it belongs.",
  "Texts are plain: no Markdown, no notes about the translation.",
];

/** What a model is asked to translate: the texts of some sections, with the official terms and names locked. */
export function translationPrompt(sections: readonly SectionSource[], { from, to }: Languages): ModelPrompt {
  const name: Record<PlanLanguage, string> = languageNames;
  const texts = sections.flatMap(({ fields }) =>
    Object.entries(fields).map(([field, { text }]) => [field, text] as const),
  );
  const shapes = sections.map(({ name: section, fields }) => {
    const shape = Object.entries(fields).map(([field, { keys }]) => [
      field,
      z
        .string()
        .min(1)
        .refine((text) => holdsAll(text, keys)),
    ]);
    return [section, z.object(Object.fromEntries(shape))];
  });
  return {
    system: [
      `You translate the texts of a lesson plan from ${name[from]} into ${name[to]}. <source> holds them by field.`,
      ...translatorRules,
      ...safetyLines([]),
      dataIsData,
    ].join("\n"),
    facts: delimited("source", dataLines(texts, [])),
    sections: Object.fromEntries(shapes),
  };
}
