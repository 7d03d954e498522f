import { describe, expect, it } from "vitest";
import { contradictionsIn } from "@/lib/plans/inspection/content/contradictions";
import { loadClaims } from "@/lib/bank/queries";
import type { PlanLanguage } from "@/lib/core/language";

function isContradicted(text: string, language: PlanLanguage): boolean {
  return contradictionsIn([{ field: "notesSummary", text }], loadClaims(), language).length > 0;
}

describe("statements against well-known facts", () => {
  it.each([
    ["Yesterday I goed to the market.", "I went to the market.", "en"],
    ["She didn't went to school.", "She didn't go to school.", "en"],
    ["In the past simple we add -ing to the verb.", "In the past simple we add -ed to the verb.", "en"],
    ["They is my friends.", "They are my friends.", "en"],
    ["An antonym means the same.", "A synonym means the same.", "en"],
    ["Rotation is the movement around the sun.", "Revolution is the movement around the sun.", "en"],
    ["Condensation: water becomes vapour.", "Evaporation: water becomes vapour.", "en"],
    ["The headquarters of the EAC are in Nairobi.", "The headquarters of the EAC are in Arusha.", "en"],
    ["Rwanda became independent from France.", "Rwanda became independent from Belgium.", "en"],
    ["The judiciary makes laws.", "The legislature makes laws.", "en"],
    ["Assets are what the business owes.", "Liabilities are what the business owes.", "en"],
    ["Raw meat is kept on the top shelf.", "Raw meat is kept on the lowest shelf.", "en"],
    ["We spray against the wind.", "We never spray against the wind.", "en"],
    ["Hot water sinks.", "Hot water rises.", "en"],
    ["Un acide a un pH supérieur à 7.", "Un acide a un pH inférieur à 7.", "fr"],
    ["Nous sont à l'école.", "Nous sommes à l'école.", "fr"],
  ] as const)("%s is found, %s is not", (wrong, right, language) => {
    expect(isContradicted(wrong, language)).toBe(true);
    expect(isContradicted(right, language)).toBe(false);
  });

  it.each([
    ["See clear filtrate or sand in the dish.", "The filtrate is the sand in the paper.", "en"],
    [
      "À partir de cinq verbes l'élève forme le passé composé avec avoir.",
      "Le verbe partir se conjugue avec avoir.",
      "fr",
    ],
    [
      "Après le texte sur le verbe aller, il conjugue d'autres verbes avec avoir.",
      "Le verbe aller se conjugue avec avoir.",
      "fr",
    ],
  ] as const)("are not where words are only named beside one another: %s", (said, wrong, language) => {
    expect(isContradicted(said, language)).toBe(false);
    expect(isContradicted(wrong, language)).toBe(true);
  });

  it.each([
    ["Did he like the song she wrote? Did they finish before they ran home?", "en"],
    ["Does he play football as his brother plays?", "en"],
    ["Hot air rises and cold air sinks.", "en"],
    ["Le verbe aller ne se conjugue pas avec avoir mais avec être. La livre de beurre coûte 2000 francs.", "fr"],
  ] as const)("are not made of the words of two statements: %s", (text, language) => {
    expect(isContradicted(text, language)).toBe(false);
  });

  it("are no statements where they are shown as mistakes", () => {
    expect(isContradicted("A common mistake is goed; correct it to went.", "en")).toBe(false);
    expect(isContradicted('Says: "She didn\'t went." Who finds the mistake?', "en")).toBe(false);
  });
});
