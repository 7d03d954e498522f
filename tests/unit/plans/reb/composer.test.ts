import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { planLanguages } from "@/lib/core/language";
import { rebGaps } from "@/lib/plans/kinds/reb/gaps";
import { composeReb } from "@/lib/plans/kinds/reb/composer";
import { rebContent, type RebContent, type RebRequest } from "@/lib/plans/kinds/reb/schema";
import { aRebRequest } from "./requests";

function compose(given: Partial<RebRequest> = {}, seed = 1): RebContent {
  return composeReb({ request: aRebRequest(given), background: { unit: null }, seed });
}

const generated = [
  "instructionalObjectives",
  "learningMaterials",
  "references",
  "crosscuttingIssues",
  "assessmentMethods",
  "introductionTeachingActivities",
  "introductionLearningActivities",
  "introductionCrosscuttingIssues",
  "developmentTeachingActivities",
  "developmentLearningActivities",
  "developmentCrosscuttingIssues",
  "conclusionTeachingActivities",
  "conclusionLearningActivities",
  "conclusionCrosscuttingIssues",
] as const satisfies readonly (keyof RebContent)[];

function textOf(plan: RebContent): string {
  return generated.map((field) => plan[field]).join("\n");
}

const subjects = [
  "English",
  "Kinyarwanda",
  "Mathematics",
  "Physics",
  "History and Citizenship",
  "Creative Arts: Music, Fine Art and Craft",
  "Physical Education and Sports",
  "Information and Communication Technology",
  "Entrepreneurship",
  "Numeracy",
  "Something else",
];
const classes = ["Grade 2", "P1", "P4", "S1", "S5", "Year 2", "Unknown"];
const titles = fc.oneof(
  fc.constantFrom(
    "Fractions",
    "😀 Photosynthèse 🌱",
    "درس الرياضيات",
    "<script>alert('x')</script>",
    "Ubukoloni & «ubwigenge»",
    '=HYPERLINK("http://x")',
    "x".repeat(300),
    "mot ".repeat(75).trim(),
  ),
  fc
    .string({ minLength: 1, maxLength: 300, unit: "grapheme" })
    .map((text) => text.replace(/[{}[\]]/g, "-").slice(0, 300)),
);

const requests = fc.record({
  totalDuration: fc.integer({ min: 1, max: 600 }),
  classSize: fc.integer({ min: 1, max: 150 }),
  language: fc.constantFrom(...planLanguages),
  subject: fc.constantFrom(...subjects),
  classLevel: fc.constantFrom(...classes),
  location: fc.constantFrom("Classroom", "Outside", "Hanze"),
  lessonTitle: titles.filter((title) => title.trim().length > 0),
  specialNeeds: fc.constantFrom("", "2 learners with low vision", "3 bafite ubumuga bwo kutumva", "trouble unknown"),
  includeActivitiesDescription: fc.boolean(),
});

/** What the plan says without what the teacher said. */
function ownWords(text: string): string {
  return text.replace(/“[^”]*”|«[^»]*»/g, " ");
}

describe("a composed REB plan", () => {
  it("is whole and sound for any request", () => {
    fc.assert(
      fc.property(requests, fc.integer({ min: 0, max: 2 ** 31 }), (given, seed) => {
        const plan = compose(given, seed);
        const text = textOf(plan);
        expect(rebContent.safeParse(plan).success).toBe(true);
        for (const field of generated) expect(plan[field].trim(), field).not.toBe("");
        expect(ownWords(text)).not.toMatch(/undefined|NaN|\[object|[{}]/);
        expect(text).not.toMatch(/ {2}|^- ?$/m);
        const { introductionDuration, developmentDuration, conclusionDuration } = plan;
        expect(introductionDuration + developmentDuration + conclusionDuration).toBe(plan.totalDuration);
        expect(plan.activitiesDescription !== "").toBe(plan.includeActivitiesDescription);
        expect(plan.teacherNotes).toBe("");
      }),
      { numRuns: 400 },
    );
  });

  it("gives the development's steps minutes that add up to the development", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 600 }), fc.constantFrom(...planLanguages), (totalDuration, language) => {
        const plan = compose({ totalDuration, language });
        for (const column of [plan.developmentTeachingActivities, plan.developmentLearningActivities]) {
          const heads = column.split("\n").filter((line) => /^\d\. /.test(line));
          const minutes = heads.map((head) => Number(/(\d+)[^\d]*\)$/.exec(head)?.[1]));
          expect(minutes.reduce((sum, step) => sum + step, 0)).toBe(plan.developmentDuration);
        }
      }),
    );
  });

  it("has nothing missing for a complete request", () => {
    for (const language of planLanguages) expect(rebGaps(compose({ language }))).toEqual([]);
  });

  it("is the same for the same seed and clearly another for another seed", () => {
    for (const language of planLanguages) {
      const plans = [0, 1, 2, 3, 4, 5].map((seed) => compose({ language }, seed));
      expect(plans[0]).toEqual(compose({ language }, 0));
      const bodies = plans.map((plan) => new Set(textOf(plan).split("\n")));
      for (const [first, lines] of bodies.entries())
        for (const other of bodies.slice(first + 1)) {
          const shared = [...lines].filter((line) => other.has(line)).length;
          expect(shared / lines.size).toBeLessThan(0.85);
        }
    }
  });

  it("keeps the size of a printed plan of about two pages", () => {
    for (const language of planLanguages)
      for (const subject of subjects) {
        const plan = compose({ language, subject, lessonTitle: "Our lesson" });
        const lines = (text: string) => text.split("\n").length;
        expect(lines(plan.introductionTeachingActivities)).toBeGreaterThanOrEqual(3);
        expect(lines(plan.introductionLearningActivities)).toBeLessThanOrEqual(5);
        expect(lines(plan.developmentTeachingActivities)).toBeGreaterThanOrEqual(8);
        expect(lines(plan.developmentTeachingActivities)).toBeLessThanOrEqual(14);
        expect(lines(plan.conclusionTeachingActivities)).toBe(4);
        expect(textOf(plan).length).toBeLessThan(9_000);
      }
  });

  it("keeps the teacher's own description", () => {
    const own = compose({ includeActivitiesDescription: true, activitiesDescription: "My own words." });
    expect(own.activitiesDescription).toBe("My own words.");
  });

  it("names only the catalogue's source when the unit is known, else official documents by what they are", () => {
    const unit = {
      classLevel: "S2",
      subject: "Physics",
      unitNo: 1,
      unitTitle: "Sources of errors",
      keyUnitCompetence: null,
      source: "https://example.org/785098015",
    };
    const request = aRebRequest({ subject: "Physics", classLevel: "S2" });
    const known = composeReb({ request, background: { unit }, seed: 1 });
    expect(known.references).toBe(
      "- Unit 1, “Sources of errors” (Physics, S2), as given in: https://example.org/785098015",
    );
    expect(compose().references).toContain("syllabus for Mathematics, P4");
    expect(compose().references).not.toMatch(/\d{4}|ISBN|page/i);
  });

  it("teaches genocide studies with gravity in every language", () => {
    for (const language of planLanguages)
      for (let seed = 0; seed < 20; seed += 1) {
        const plan = compose(
          { language, subject: "History and Citizenship", classLevel: "S3", lessonTitle: "Genocide" },
          seed,
        );
        expect(textOf(plan)).not.toMatch(
          /\bgame|role play|\bjeu\b|jouer|\bsing\b|agakino|gukina|umukino|mchezo|kuigiza/i,
        );
      }
  });
});
