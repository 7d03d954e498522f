import { describe, expect, it } from "vitest";
import { aRebRequest } from "@/db/seed/makers";
import { loadBank } from "@/lib/bank/queries";
import type { Lesson } from "@/lib/bank/schema";
import { planLanguages } from "@/lib/core/language";
import { composeReb } from "@/lib/plans/kinds/reb/composer";
import { rebRequest } from "@/lib/plans/kinds/reb/schema";

const entries = loadBank().lessons.filter(({ language, sensitive }) => language === "en" && !sensitive);

function planOf(entry: Lesson, specialNeeds: string) {
  const { titles, language, subject, classes } = entry;
  const given = { lessonTitle: titles[language]?.[0], subject, classLevel: classes[0], language, specialNeeds };
  const request = rebRequest.parse(aRebRequest({ ...given, totalDuration: 40 }));
  return composeReb({ request, background: { unit: null, known: { entry, before: null } }, seed: 2 });
}

describe("what is done for a need", () => {
  const plans = entries.map((entry) => [entry, planOf(entry, "1 blind, 2 deaf, 1 in a wheelchair")] as const);
  const written = plans.filter(([{ subject }]) => /^(?:Mathematics|Physics|Chemistry|Economics)$/.test(subject));

  it("is an object that is named, ready and listed for a learner who is blind", () => {
    const unnamed = plans.filter(([, plan]) => {
      const [, object = ""] = /have ready: ([^.]{12,})\./.exec(plan.developmentTeachingActivities) ?? [];
      return object === "" || !plan.learningMaterials.includes(object);
    });
    expect(unnamed.map(([{ id }]) => id)).toEqual([]);
    const fractions = plans.find(([{ id }]) => id === "mathematics/p5/adding-fractions-different-denominators");
    expect(fractions?.[1].learningMaterials).toContain("paper strips folded into equal parts");
    const clock = plans.find(([{ id }]) => id === "mathematics/p2/clock-hours-and-half-hours");
    expect(clock?.[1].learningMaterials).toContain("card clock");
  });

  it("is no referee and no singing in a lesson where nobody plays or sings", () => {
    expect(written.length).toBeGreaterThan(200);
    const odd = written.filter(([, { assessmentMethods }]) =>
      /in place of listening or singing/.test(assessmentMethods),
    );
    expect(odd.length).toBeLessThan(written.length / 4);
    const levers = written.find(([{ id }]) => id === "physics/s1/levers")?.[1];
    expect(levers?.assessmentMethods).toContain("the same questions, answered at the table");
    expect(levers?.assessmentMethods).not.toMatch(/referee|timekeeper|singing/);
    const played = plans.filter(([, { assessmentMethods }]) => /referee/.test(assessmentMethods));
    expect(played.length).toBeGreaterThan(10);
  });
});

describe("a plan whose content is the teacher's", () => {
  it.each(planLanguages)("has boxes in its steps and claims nothing that it does not do, in %s", (language) => {
    for (const subject of ["English", "Physics", "Mathematics", "History", "Entrepreneurship"])
      for (let seed = 0; seed < 6; seed++) {
        const given = {
          subject,
          language,
          lessonTitle: "The ukulele in the Baroque",
          classLevel: "S2",
          specialNeeds: "",
        };
        const request = rebRequest.parse(aRebRequest({ ...given, totalDuration: 80 }));
        const plan = composeReb({ request, background: { unit: null }, seed });
        expect(plan.introductionTeachingActivities).toContain("………");
        const steps = plan.developmentTeachingActivities.split(/\n(?=\d\. )/);
        for (const step of [0, 3, 4]) expect(steps[step], `${subject} ${seed} ${step}`).toContain("………");
        const issues = plan.crosscuttingIssues + plan.conclusionCrosscuttingIssues;
        expect(issues).not.toMatch(/hills|francs|collines|imisozi|vilima|faranga|trades?\b/);
      }
  });
});
