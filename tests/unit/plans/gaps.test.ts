import { describe, expect, it } from "vitest";
import { aRebRequest, aRtbRequest } from "@/db/seed/makers";
import { planLanguages } from "@/lib/core/language";
import { composeReb } from "@/lib/plans/kinds/reb/composer";
import { requestFromDescription } from "@/lib/plans/kinds/reb/rules";
import { rebBrief } from "@/lib/plans/kinds/reb/schema";
import { composeRtb } from "@/lib/plans/kinds/rtb/composer";
import { rtbBrief } from "@/lib/plans/kinds/rtb/schema";

/** Quotation marks with nothing between, and what is left where a name was left out. */
const gaps = [
  /“\s*”|«\s*»|"\s*"|‘\s*’/,
  /\(\s*\)/,
  /\s[,.](?:\s|$)/m,
  /[,;:]\s*[.,;]/,
  /(?<!\p{L})(?:of|the|du|de|sur|pour|wa|ya|cha|rya|bya)\s*[.,;](?:\s|$)/iu,
  /\{\w+\}/,
];

/** A colon at the end of a line that nothing follows. */
function isOpen(text: string): boolean {
  return /:\s*$/.test(text.trim());
}

function gapsIn(plan: Record<string, unknown>): string[] {
  return Object.entries(plan).flatMap(([field, value]) => {
    // Notes of a lesson that nobody knows are prompts to be filled in.
    if (typeof value !== "string" || field === "references" || field.startsWith("notes")) return [];
    const found = gaps.flatMap((gap) => gap.exec(value)?.[0] ?? []);
    return [...found, ...(isOpen(value) ? [value.slice(-30)] : [])].map((gap) => `${field}: ${gap}`);
  });
}

/** What a teacher may leave open, alone and together. */
const rebOpen = [["unitTitle"], ["keyUnitCompetence"], ["lessonTitle"], ["unitTitle", "keyUnitCompetence"]];
const rebAll = ["unitTitle", "keyUnitCompetence", "lessonTitle", "subject", "classLevel", "unitNo", "lessonNo"];
const rtbOpen = [["moduleTitle"], ["trade"], ["topicOfSession"], ["moduleTitle", "trade", "topicOfSession"]];
const subjects = ["Mathematics", "Kinyarwanda", "Music", "History"];
const calm = { reb: "Kwibuka Jenoside yakorewe Abatutsi", rtb: "Prevention of HIV and AIDS" };

function without(names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, ""]));
}

describe("what nobody gave", () => {
  it.each(planLanguages)("leaves neither empty quotation marks nor dangling words in a REB plan: %s", (language) => {
    for (const names of [...rebOpen, rebAll])
      for (const subject of subjects)
        for (const given of [{}, { activitiesDescription: "", lessonTitle: calm.reb, unitTitle: calm.reb }])
          for (let seed = 0; seed < 4; seed += 1) {
            const base = { ...aRebRequest(), subject, language, totalDuration: 80, includeActivitiesDescription: true };
            const request = rebBrief.parse({ ...base, ...given, ...without(names) });
            const plan = composeReb({ request, background: { unit: null }, seed });
            expect([names, gapsIn(plan)]).toEqual([names, []]);
          }
  });

  it.each(planLanguages)("leaves neither in an RTB plan: %s", (language) => {
    for (const names of rtbOpen)
      for (const given of [{}, { topicOfSession: calm.rtb, learningOutcomes: calm.rtb }])
        for (let seed = 0; seed < 4; seed += 1) {
          const request = rtbBrief.parse({ ...aRtbRequest(), language, ...given, ...without(names) });
          const plan = composeRtb({ request, background: { module: null }, seed });
          expect([names, gapsIn(plan)]).toEqual([names, []]);
          expect(plan.references).not.toMatch(/ ,|[“«]\s*[”»]|\s\./);
        }
  });

  it.each(planLanguages)("is not made up: a lesson of no known unit has no key unit competence: %s", (language) => {
    const source = {
      language,
      defaults: {},
      classes: ["P4"],
      subjects: ["Kinyarwanda"],
      units: [],
      today: "2026-11-24",
    };
    for (const text of ["Kwibuka Jenoside yakorewe Abatutsi, P4", "Fractions P4"]) {
      const request = requestFromDescription(text, source);
      expect(request.keyUnitCompetence).toBe("");
      const plan = composeReb({ request, background: { unit: null }, seed: 1 });
      expect([plan.keyUnitCompetence, gapsIn(plan)]).toEqual(["", []]);
    }
  });
});
