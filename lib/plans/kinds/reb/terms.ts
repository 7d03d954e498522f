import { planLanguages, type PlanLanguage } from "@/lib/core/language";
import { officialTerm } from "../../prompts/rules";
import type { Languages } from "../translation";
import { phraseBanks } from "./composer/banks";
import { officialTerms } from "./composer/terms";
import { translatedNeeds } from "./translated-needs";
import { rebLabels } from "./layout/labels";

type Lists = Record<PlanLanguage, readonly string[]>;

function listsOf(read: (terms: ReturnType<typeof officialTerms>) => readonly string[]): Lists {
  const entries = planLanguages.map((language) => [language, read(officialTerms(language))] as const);
  return Object.fromEntries(entries) as Lists;
}

const addressed = listsOf((terms) => [...terms.genericCompetences, ...terms.crosscuttingIssues]);
const steps = listsOf((terms) => terms.steps);

const addressing = /crosscuttingIssues$/i;
const developing = /^development(Teaching|Learning)Activities$/;
/** "- Name: explanation", and a line that is a step's name alone. */
const item = /^(?<before>[\s\-•*\d.)]*)(?<name>[^:–—]{3,90}?)(?<after>\s*[:–—]\s+\S.*)$/u;
const heading = /^(?<before>[\s\-•*#\d.)]*)(?<name>\p{L}[^:()]{2,60}?)(?<after>\s*(?:\([^)]*\))?\s*:?\s*)$/u;

function inLine(line: string, how: { pattern: RegExp; lists: Lists; language: PlanLanguage }): string {
  const { before = "", name = "", after = "" } = how.pattern.exec(line)?.groups ?? {};
  const term = name && officialTerm(name, how.lists, how.language);
  return term ? `${before}${term}${after}` : line;
}

/** A text of a REB plan with the names of competences, issues and steps as the official lists have them. */
export function withOfficialTerms(field: string, text: string, language: PlanLanguage): string {
  const lines = text.split("\n");
  if (addressing.test(field))
    return lines.map((line) => inLine(line, { pattern: item, lists: addressed, language })).join("\n");
  if (developing.test(field))
    return lines.map((line) => inLine(line, { pattern: heading, lists: steps, language })).join("\n");
  return text;
}

/** Everything that the official lists name, in the same order in every language. */
export function listedTerms(language: PlanLanguage): readonly string[] {
  return [...addressed[language], ...steps[language]];
}

/** Where a lesson takes place, its term and special needs, which have words of our own in every language. */
export function mappedText(field: string, text: string, { from, to }: Languages): string | null {
  if (field === "term") {
    const number = text.replace(rebLabels[from].term, "").trim();
    return /^[\divx]+$/i.test(number) ? `${rebLabels[to].term} ${number}` : null;
  }
  if (field === "specialNeeds") return translatedNeeds(text, to);
  if (field !== "location") return null;
  const known = { ...phraseBanks[from].common.places };
  const place = (["inside", "outside"] as const).find((name) => known[name] === text.trim());
  return place ? phraseBanks[to].common.places[place] : null;
}
