import { describe, expect, it } from "vitest";
import type { Lesson } from "@/lib/bank/schema";
import { englishPlans, lessonLike, planOf } from "./lesson-parts";

const id = "geography-and-environment/s2/soil-erosion";
const name = "Environment and Sustainability";

function serving(by: string, change: Partial<Lesson> = {}) {
  const entry = lessonLike(id);
  return planOf(lessonLike(id, { ...change, serves: { ...entry.serves, issue: { name, by } } }));
}

function columns(plan: ReturnType<typeof planOf>): string[] {
  return [
    plan.introductionCrosscuttingIssues,
    plan.developmentCrosscuttingIssues,
    plan.conclusionCrosscuttingIssues,
    plan.crosscuttingIssues,
  ];
}

describe("what a plan says that its lesson serves", () => {
  it("is done today, and not at home", () => {
    const by = "learners count beehives and butterflies";
    const homework = {
      q: "Count the beehives and butterflies near your home.",
      a: "Beehives and butterflies counted.",
    };
    expect(columns(serving(by, { homework })).join("\n")).not.toContain("beehives");
    const { discovery } = lessonLike(id);
    const today = serving(by, {
      homework,
      discovery: { ...discovery, task: `Count beehives and butterflies. ${discovery.task}` },
    });
    expect(today.developmentCrosscuttingIssues).toContain(by);
  });

  it("stands in the box of the stage in which it is done", () => {
    const exercises = lessonLike(id).exercises.map((own, index) =>
      index < 2
        ? {
            ...own,
            q: "Explain why beehives and butterflies need trees.",
            a: "Beehives and butterflies live there.",
            assesses: true as const,
          }
        : { ...own, assesses: undefined },
    );
    const plan = serving("learners explain beehives and butterflies", { exercises });
    expect(plan.conclusionCrosscuttingIssues).toContain("beehives");
    expect(plan.developmentCrosscuttingIssues).not.toContain("beehives");
  });

  it("says of measures and of help only what the box's stage has", () => {
    for (const [entry, plan] of englishPlans) {
      expect(plan.conclusionCrosscuttingIssues, entry.id).not.toMatch(/measures are taken|in the application/);
      expect(plan.developmentCrosscuttingIssues, entry.id).not.toContain("remedial work and a second chance");
      if (/measures are taken/.test(columns(plan).join("\n")))
        expect(entry.discovery.task, entry.id).toMatch(/measur|weigh|ruler|thermometer|stopwatch/i);
      expect(plan.introductionCrosscuttingIssues, entry.id).not.toMatch(/in each group|reporters/);
    }
  });
});

describe("the sentences of a plan", () => {
  const english = "english/p6/present-perfect-for-and-since";
  const observed = (standard: string) => {
    const { objective } = lessonLike(english);
    return planOf(lessonLike(english, { objective: { ...objective, standard } })).assessmentMethods;
  };

  it("are whole, whatever form a standard has", () => {
    expect(observed("at least one cause of each kind, each with a fact")).toContain(
      "look in each learner’s work for at least one cause of each kind, each with a fact.",
    );
    expect(observed("with percentage changes computed for two solutions")).toContain(
      "look in each learner’s work for percentage changes computed for two solutions.",
    );
    expect(observed("without a calculator")).toContain("see whether the work is done without a calculator.");
    expect(observed("naming the parts in the right order")).toContain(
      "see whether learners succeed in naming the parts in the right order.",
    );
  });

  it("name a thing before they point back to it", () => {
    const fractions = planOf(lessonLike("mathematics/p5/adding-fractions-different-denominators"));
    const { objective } = lessonLike("mathematics/p5/adding-fractions-different-denominators");
    const pointed = lessonLike("mathematics/p5/adding-fractions-different-denominators", {
      objective: { ...objective, condition: "by writing them with the lowest common denominator" },
    });
    expect(planOf(pointed).instructionalObjectives).toMatch(/fractions.*by writing them/);
    expect(fractions.developmentTeachingActivities).not.toContain("Who needs help:");
  });
});
