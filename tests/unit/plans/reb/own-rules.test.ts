import { describe, expect, it } from "vitest";
import { planLanguages } from "@/lib/core/language";
import { planKind } from "@/lib/plans/kinds/registry";
import { composeReb } from "@/lib/plans/kinds/reb/composer";
import { phraseBanks } from "@/lib/plans/kinds/reb/composer/banks";
import { findNeeds } from "@/lib/plans/needs/needs";
import { inspectReb } from "@/lib/plans/kinds/reb/inspection";
import { calmPhrases } from "@/lib/plans/safety/calm";
import { searchable } from "@/lib/plans/text/wording";
import { aRebRequest } from "./requests";

const rules = [
  "Do not point at the learner concerned; protect privacy",
  "Avoid examples that expose a learner's family",
  "no debate and no examples from families here",
  "Don't ask about parents",
  "Respect their silence and their wishes",
  "Ne pas demander d'exemples de familles",
  "Protéger la vie privée de l'élève",
  "Éviter les exemples sur les parents",
  "Kwirinda ingero z'imiryango y'abana",
  "Nta kubaza iby'umuryango",
  "Kurinda ibanga ry'umunyeshuri",
  "Epuka mifano ya familia za hapa",
  "Usimtaje mwanafunzi, linda siri yake",
];
const wishes = [
  "Fast finishers: extension tasks",
  "fast learners do the homework",
  "early finishers help others",
  "ceux qui finissent tôt aident les autres",
  "Abarangiza mbere bafashe abandi",
  "Wanaomaliza mapema wapewe zoezi",
];

function planOf(specialNeeds: string, given: Parameters<typeof aRebRequest>[0] = {}) {
  return composeReb({ request: aRebRequest({ specialNeeds, ...given }), background: { unit: null }, seed: 1 });
}

describe("a rule that the teacher typed for herself", () => {
  it.each(rules)("is no learner's need, and stands in her own words once: %s", (specialNeeds) => {
    expect(findNeeds(specialNeeds).learners).toEqual([]);
    for (const language of planLanguages)
      for (const given of [
        {},
        { lessonTitle: "Drug abuse: effects and refusal", subject: "Social and Religious Studies" },
      ]) {
        const plan = planOf(specialNeeds, { language, ...given });
        const { material, learners } = phraseBanks[language].needs.other;
        const [start = ""] = findNeeds(specialNeeds).rules;
        expect(searchable(plan.introductionTeachingActivities).split(searchable(start))).toHaveLength(2);
        expect(plan.developmentTeachingActivities).not.toMatch(
          /Adaptation (?:for|au)|byihariye byavuzwe|hitaji lililotajwa/,
        );
        expect(plan.learningMaterials).not.toContain(material.split("{")[0]);
        expect(plan.developmentLearningActivities).not.toContain(learners.split("}: ").at(-1));
        expect(inspectReb(plan, { unit: null }).findings.filter(({ rule }) => rule === "adaptation")).toEqual([]);
        expect(planKind("reb").shown(plan).specialNeeds).toBe("");
      }
  });

  it("leaves the needs beside it, and one that it names", () => {
    const { learners, rules: own } = findNeeds("2 blind; do not ask about families, 1 with a sore foot");
    expect(learners.map(({ kind, count }) => [kind, count])).toEqual([["blind", 2], ["other", 1]]); // prettier-ignore
    expect(own).toEqual(["do not ask about families"]);
    const named = findNeeds("Never point at the learner with HIV");
    expect(named.learners.map(({ kind }) => kind)).toEqual(["illness"]);
    expect(named.rules).toEqual(["Never point at the learner with HIV"]);
    for (const need of ["does not see well", "No electricity", "utumva", "asiyeona", "1 who does not speak English"])
      expect([need, findNeeds(need).rules]).toEqual([need, []]);
  });
});

describe("a wish for those who are ready early", () => {
  it.each(wishes)("is met by the lesson's own task for them: %s", (specialNeeds) => {
    expect(findNeeds(specialNeeds).learners).toEqual([]);
    for (const language of planLanguages) {
      const plan = planOf(specialNeeds, { language });
      const lines = searchable(plan.developmentTeachingActivities).split("\n");
      expect(lines.filter((line) => line.includes(searchable(specialNeeds)))).toHaveLength(1);
      expect(plan.developmentTeachingActivities).not.toMatch(
        /Adaptation (?:for|au)|byihariye byavuzwe|hitaji lililotajwa/,
      );
    }
  });
});

describe("a need that the program does not know, in a lesson on a sensitive topic", () => {
  it.each(planLanguages)("is met so that nobody notices, in %s", (language) => {
    const plan = planOf("1 child whose father is in prison", {
      language,
      lessonTitle: "Transmission and prevention of HIV",
      subject: "Biology and Health Sciences",
      classLevel: "S3",
    });
    const { teacher, material } = calmPhrases[language].adaptations.other;
    expect(plan.developmentTeachingActivities).toContain(teacher.split("}").at(-1));
    expect(plan.learningMaterials).toContain(material);
    const { one, learners } = phraseBanks[language].needs.other;
    const seen = [plan.developmentLearningActivities, plan.learningMaterials, plan.crosscuttingIssues].join("\n");
    expect(searchable(seen)).not.toContain(searchable(one));
    expect(seen).not.toContain(learners.split(": ").at(-1));
    expect(inspectReb(plan, { unit: null }).findings.filter(({ rule }) => rule === "adaptation")).toEqual([]);
  });
});
