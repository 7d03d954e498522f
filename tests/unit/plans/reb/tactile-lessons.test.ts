import { describe, expect, it } from "vitest";
import { loadBank } from "@/lib/bank/queries";
import { inspectReb } from "@/lib/plans/kinds/reb/inspection";
import { sampleRebContent } from "../../../support/sample-reb-content";
import { lessonLike, planOf } from "./lesson-parts";

const blind = { specialNeeds: "one blind learner" };

function foundIn(learnerLine: string) {
  const plan = planOf(lessonLike("mathematics/p4/lines-of-symmetry"), blind);
  const offers = /^- .*(?:blind|adaptation:).*$/gim;
  const bare = (text: string) => text.replace(offers, learnerLine);
  const changed = {
    ...plan,
    developmentTeachingActivities: bare(plan.developmentTeachingActivities),
    developmentLearningActivities: bare(plan.developmentLearningActivities),
    introductionTeachingActivities: bare(plan.introductionTeachingActivities),
    conclusionTeachingActivities: bare(plan.conclusionTeachingActivities),
    conclusionLearningActivities: bare(plan.conclusionLearningActivities),
  };
  return inspectReb(changed, { unit: null }).findings.filter(({ rule }) => rule === "shutOut");
}

describe("what a blind learner feels in a lesson of shapes", () => {
  it.each([
    ["mathematics/p4/lines-of-symmetry", /folded and felt along the fold/],
    ["mathematics/p5/types-of-triangles", /cut out of card/],
    ["mathematics/p5/quadrilaterals", /cut out of card/],
    ["mathematics/s2/reflection", /folded and felt along the fold/],
    ["mathematics/p5/adding-fractions-different-denominators", /paper strips folded/],
    ["french/p5/l-heure", /horloge/],
  ])("is of the lesson itself: %s", (id, object) => {
    const plan = planOf(lessonLike(id), id.startsWith("french") ? { specialNeeds: "un élève aveugle" } : blind);
    expect(plan.developmentTeachingActivities).toMatch(object);
    expect(plan.learningMaterials).toMatch(object);
  });

  it("is of fractions in no lesson that is not on them", () => {
    const lessons = loadBank().lessons.filter(({ language, sensitive }) => language === "en" && !sensitive);
    const others = lessons.filter(
      (entry) => !/fraction|half|halves|third|quarter|ratio|percent|\d\/\d/i.test(JSON.stringify(entry)),
    );
    for (const entry of others.filter((_, index) => index % 9 === 0))
      expect(planOf(entry, blind).learningMaterials, entry.id).not.toContain("folded into equal parts");
  });

  it.each([
    "The blind learner shades the squares",
    "The blind learner colours the shape",
    "The blind learner copies the drawing from the board",
    "The blind learner looks at the drawing",
  ])("is missed by the check where nothing but this is planned: %s", (line) => {
    expect(foundIn(`- ${line}.`)).not.toEqual([]);
  });

  it.each(["Shading of three squares.", "Colouring the parts.", "Underlines the verbs."])(
    "is missed by the check in a test of the eyes: %s",
    (act) => {
      const conclusion = { conclusionTeachingActivities: "- Ends.", conclusionLearningActivities: "- Ends." };
      const plan = { ...sampleRebContent.en, ...conclusion, ...blind, assessmentMethods: `- ${act}` };
      const found = inspectReb(plan, { unit: null }).findings.filter(({ rule }) => rule === "shutOut");
      expect(found.map(({ field }) => field)).toContain("assessmentMethods");
    },
  );
});
