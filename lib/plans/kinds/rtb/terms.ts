import type { PlanLanguage } from "@/lib/core/language";
import { officialTerm } from "../../prompts/rules";
import { facilitationTechniques } from "./constants";

/** The official names by the plan's language: the curricula, which are in English, have no others. */
const techniques: Readonly<Record<PlanLanguage, readonly string[]>> = {
  en: facilitationTechniques,
  fr: [],
  rw: [],
  sw: [],
};

/** A text of an RTB plan with the facilitation techniques as the curricula name them. */
export function withOfficialTerms(field: string, text: string, language: PlanLanguage): string {
  if (field !== "facilitationTechniques" || techniques[language].length === 0) return text;
  return text.replace(/[^\n]+/g, (line) => officialTerm(line, techniques, language) ?? line);
}

/** The techniques keep their English names in every language: the curricula have no others. */
export function listedTerms(): readonly string[] {
  return facilitationTechniques;
}

/** Nothing that a trainer gives has a fixed word in each language. */
export function mappedText(): string | null {
  return null;
}
