import { describe, expect, it } from "vitest";
import type { Lesson } from "@/lib/bank/schema";
import { askedIn, bare, englishPlans, lessonLike, planOf, stepIn } from "./lesson-parts";

type Exercise = Lesson["exercises"][number];

function question(q: string, a: string, level: Exercise["level"] = "understand"): Exercise {
  return { q, a, level };
}

const erosion: Partial<Lesson> = {
  objective: {
    verb: "explain",
    content: "the causes, types and effects of soil erosion",
    condition: "with a table",
    standard: "two of each",
  },
  exercises: [
    question("Explain how rain causes erosion.", "Drops loosen the soil."),
    question("Explain why a steep slope causes more erosion.", "Water runs fast and carries soil."),
    question("Explain why bare soil causes erosion.", "Nothing holds the soil."),
    question("Explain two types of erosion.", "Sheet erosion takes a thin layer; gully erosion cuts deep."),
    question("Explain two effects of erosion.", "Less harvest, and rivers fill with mud."),
    question("Write a plan.", "A plan.", "create"),
  ],
};

describe("the test of a lesson of the bank", () => {
  it("asks for each thing that its objective names", () => {
    const asked = askedIn(planOf(lessonLike("geography-and-environment/s2/soil-erosion", erosion))).join(" ");
    for (const part of ["causes", "types", "effects"]) expect(asked).toContain(part);
  });

  it("asks rather what was taught than what was not", () => {
    const taught = "Water runs down the slope with loose soil to the river";
    const exercises = [
      question("Explain sheet erosion.", "Volcanic magma, glaciers, tectonic plates, feldspar weathering."),
      question("Explain gully erosion.", taught),
      question("Explain rill erosion.", "Monsoon cyclones, permafrost thawing, estuary sediment, karst caverns."),
      question("Explain splash erosion.", taught.replace("river", "valley")),
      question("Explain soil.", `${taught}.`),
      question("Write a plan.", "A plan.", "create"),
    ];
    const own = { exercises, board: `EROSION\n${taught}\ninto the valley` };
    const asked = askedIn(planOf(lessonLike("geography-and-environment/s2/soil-erosion", { ...erosion, ...own })));
    expect(asked.join(" ")).not.toMatch(/sheet|rill/);
  });

  it("names a question that must be right only where it alone asks for an act of the objective", () => {
    const fractions = planOf(lessonLike("mathematics/p5/adding-fractions-different-denominators"));
    expect(fractions.assessmentMethods).toContain("at least 2 of the 3 questions right");
    expect(fractions.instructionalObjectives + fractions.assessmentMethods).not.toContain("among them");
    const clumsy = englishPlans.filter(([, plan]) => /numbers \d and \d among them/.test(plan.assessmentMethods));
    expect(clumsy.length).toBeLessThan(englishPlans.length / 5);
  });

  it("asks all that the entry marks, as far as the minutes hold it", () => {
    const marked = (q: string, a: string) => ({ ...question(q, a), assesses: true as const });
    const exercises = [
      { ...marked("Which colour has the earth wire?", "Green and yellow."), level: "remember" as const },
      marked("What is a fuse for?", "It breaks the circuit."),
      { ...marked("A heater takes 2 000 W at 230 V. Which fuse?", "13 A"), level: "apply" as const },
      question("A person touches a live case of 230 V. Find the current and judge the fuse.", "0.1 A", "analyse"),
      question("Explain the parts of the house installation and the fuse ratings.", "Wires and fuses.", "evaluate"),
      question("Draw it.", "A drawing.", "create"),
    ];
    const asked = askedIn(planOf(lessonLike("physics/s3/house-electrical-installation", { exercises })));
    expect(asked).toEqual(exercises.slice(0, 3).map(({ q }) => q));
  });

  it("says when a question with parts counts", () => {
    for (const [entry, plan] of englishPlans) {
      const hasParts = askedIn(plan).some((q) => /\ba\) .*\bb\) /.test(q));
      if (hasParts)
        expect(plan.assessmentMethods, entry.id).toContain("counts when more than half of its parts are right");
    }
  });
});

const longTask = "Walk round the school and write what you see of water, slopes and plants. ".repeat(5);
const history: Partial<Lesson> = {
  objective: {
    verb: "explain",
    content: "why states wanted colonies",
    condition: "with cards",
    standard: "two reasons",
  },
  exercises: [
    question("Explain one reason.", "Cotton for the mills."),
    question("Why did states want ports?", "For their ships."),
    question("Explain why factories wanted colonies.", "They needed buyers."),
    question("How many years lie between 1885 and 1914?", "1914 - 1885 = 29 years", "apply"),
    question("Why did missions come?", "To preach."),
    question("Write a letter.", "A letter.", "create"),
  ],
};

describe("the application of a lesson of the bank", () => {
  const id = "history-and-citizenship/s2/causes-of-colonisation-of-africa";

  it("is no sum beside the objective where an exercise fits better, and prints its answer", () => {
    const application = { q: longTask, a: longTask };
    const { text } = stepIn(planOf(lessonLike(id, { ...history, application })), 5);
    expect(text).not.toContain("How many years");
    expect(text).toMatch(/Exercises, first alone[^\n]*\(1\) (?:Explain|Why)[^\n]*\n- Answers: \(1\) /);
  });

  it("leaves a task of another act to the notes", () => {
    const application = { q: "How many years lie between 1880 and 1914?", a: "1914 - 1880 = 34 years" };
    const plan = planOf(lessonLike(id, { ...history, application }));
    expect(stepIn(plan, 5).text).not.toContain("between 1880");
    expect(plan.notesExercises).toContain(`Another application, for another day. ${application.q}`);
    expect(plan.notesAnswers).toContain(application.a);
    expect(plan.conclusionTeachingActivities).not.toContain("between 1880");
  });

  it("has an answer beside each of its exercises", () => {
    for (const [entry, plan] of englishPlans) {
      const { text } = stepIn(plan, 5);
      const [, set = ""] = /(?:for each alone|then compared in pairs[^:]*): (.*)/.exec(text) ?? [];
      const count = set.match(/(?:^| )\(\d\) /g)?.length ?? 0;
      if (count > 0) expect(text, entry.id).toMatch(/\n- Answers: \(1\) /);
      else expect(text, entry.id).toMatch(/\n- Answer: /);
    }
  });

  it("shows no sum beside the objective as its example, but a second mistaken idea", () => {
    const sum = { problem: "How many years?", steps: ["Take away.", "1914 - 1880 = 34"] };
    const plan = planOf(lessonLike(id, { ...history, worked: [sum, sum] }));
    expect(stepIn(plan, 3).text).not.toContain("1914 - 1880");
    expect(stepIn(plan, 3).text.match(/Make clear:/g)).toHaveLength(2);
    expect(plan.notesExamples).toContain("1914 - 1880");
    const long = planOf(lessonLike(id, { ...history, worked: [sum, sum] }), { totalDuration: 120 });
    expect(stepIn(long, 3).text).toContain("1914 - 1880");
  });

  it("shows the example that prepares for the test", () => {
    const worked = [
      { problem: "Calculate 3/8 + 5/12.", steps: ["3/8 = 9/24; 5/12 = 10/24", "9/24 + 10/24 = 19/24"] },
      { problem: "Calculate 4 1/4 - 1 2/3.", steps: ["4 1/4 = 4 3/12", "4 3/12 - 1 8/12 = 2 7/12"] },
    ];
    const exercises = [
      "1 1/2 + 2 1/3",
      "3 3/4 - 1 1/2",
      "2 1/5 + 1 1/2",
      "1 1/4 + 1 1/8",
      "2 1/2 - 1 1/3",
      "1 1/6 + 2 1/2",
    ].map((sum) => question(`${sum} = ?`, "3 1/2", "apply"));
    const { discovery } = lessonLike("mathematics/p5/adding-fractions-different-denominators");
    const own = {
      worked,
      exercises,
      discovery: { ...discovery, task: "Shade 1/2 and 1/3 of a rectangle. How much is it?" },
    };
    const entry = lessonLike("mathematics/p5/adding-fractions-different-denominators", own);
    const { text } = stepIn(planOf(entry), 3);
    expect(bare(text)).toContain("4 1/4 - 1 2/3");
  });
});
