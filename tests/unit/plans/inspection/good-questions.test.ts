import { describe, expect, it, vi } from "vitest";
import { missingGivens } from "@/lib/plans/inspection/content/givens";
import { unmeasuredProblems } from "@/lib/plans/inspection/content/needed";
import { isHollow } from "@/lib/plans/inspection/content/questions";
import { readContent } from "@/lib/plans/kinds/reb/inspection/content";
import { starchPlan } from "@/tests/support/starch-plan";

const good = readContent(starchPlan(), { unit: null });

describe("problems have their figures", () => {
  it.each([
    ["en", "Find the gradient of the line through (0, 1) and (2, 5). Answer: 2 m"],
    ["en", "Work out the equation of the line through (1, 1) with gradient 3. (3 m)"],
    ["en", "Calculate the distance from the origin to (3, 4)."],
    ["fr", "Calculez la distance entre A(1 ; 2) et B(4 ; 6). (5 cm)"],
    ["en", "Calculate the inverse of the matrix A = [2 1; 1 1]. (1)"],
    ["en", "Work out the value of (8 - 3) x 2. (10)"],
    ["en", "Calculate the value of |-7|. (7)"],
    ["en", "Work out the product of five and seven. (35)"],
    ["rw", "Bara igiteranyo cya gatanu na karindwi. (12)"],
    ["en", "Find the number of provinces. (5)"],
    ["en", "Find the year of independence. (1962)"],
    ["en", "A stone of 2 kg falls from 20 m.\nCalculate its speed. (20 m/s)\nCalculate its time. (2 s)"],
  ] as const)("in %s: %s", (language, text) => {
    const assessment = { field: "assessmentMethods", text: `${text}\n${text}` };
    expect(unmeasuredProblems({ ...good, language, assessment, parts: [], questions: [] })).toEqual([]);
  });

  it("or have none, numbered with a full stop, too", () => {
    const text =
      "1. A stone is thrown. Calculate its range. (61 m) 2. A ball falls. Find the speed at the floor. (4.4 m/s)";
    const assessment = { field: "assessmentMethods", text };
    expect(unmeasuredProblems({ ...good, assessment, parts: [], questions: [], notes: [] })).not.toEqual([]);
  });
});

it.each([
  ["en", "Where is the pen?", "In the box.", false],
  ["en", "Where is the cat?", "Under the table.", false],
  ["en", "What do we call two roads that never meet?", "Parallel lines", false],
  ["en", "What shows where places are?", "A map.", false],
  ["en", "What shows how much rain falls each month?", "A bar graph", false],
  ["en", "Round 0.0456", "0.046 (2 significant figures)", false],
  ["fr", "Qu'est-ce qui montre les pays ?", "Une carte", false],
  ["fr", "Comment appelle-t-on deux droites ?", "des lignes parallèles", false],
  ["sw", "Kitu gani kinaonyesha nchi?", "Ramani", false],
  ["en", "In which paragraph does he leave?", "In the second paragraph", false],
  ["en", "Who came?", "The name in the second paragraph", true],
  ["en", "Why?", "The reason is in line 4 of the passage", true],
  ["en", "How many in all?", "Sum of the bars in Figure 4", true],
  ["fr", "Qui est venu ?", "Le nom est dans le tableau", true],
  ["rw", "Ni nde waje?", "Mu gika cya kabiri", true],
  ["sw", "Nani alikuja?", "Katika aya ya pili", true],
] as const)("in %s %s is answered by %j; it only sends elsewhere: %s", (...said) => {
  const [language, asked, answer, isSent] = said;
  expect(isHollow({ field: "notesAnswers", asked, answer }, { ...good, language })).toBe(isSent);
});

it("a name that stands in a plan a thousand times is looked for once", () => {
  const text = `${"figure 1 ".repeat(1_000)}figure 1: x`;
  const looked = vi.spyOn(String.prototype, "indexOf");
  try {
    missingGivens({ ...good, assessment: { field: "assessmentMethods", text }, parts: [], notes: [], questions: [] });
    expect(looked.mock.calls.filter(([name]) => name === "figure 1").length).toBeLessThan(5_000);
  } finally {
    looked.mockRestore();
  }
});
