import type { PlanLanguage } from "@/lib/core/language";
import { phraseBanks } from "./banks";
import { crossCuttingIssues, genericCompetences, stepNames } from "./constants";

export type OfficialTerms = { genericCompetences: string[]; crosscuttingIssues: string[]; steps: string[] };

/**
 * Terms that a plan uses as they stand, in its language, whichever engine writes it. English: curriculum framework;
 * French: forms in use in Rwandan schools; Kinyarwanda and Kiswahili: our own wording. Steps, from discovery to
 * application: teacher's guides of the competence-based curriculum.
 */
export function officialTerms(language: PlanLanguage): OfficialTerms {
  const { competences, issues, common } = phraseBanks[language];
  return {
    genericCompetences: genericCompetences.map((name) => competences[name].name),
    crosscuttingIssues: crossCuttingIssues.map((name) => issues[name].name),
    steps: stepNames.map((name) => common.steps[name]),
  };
}
