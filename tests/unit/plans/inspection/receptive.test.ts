import { describe, expect, it } from "vitest";
import { rulesOf } from "@/tests/support/starch-plan";

function rulesWith(...steps: string[]): string[] {
  return rulesOf({ developmentLearningActivities: steps.map((step, at) => `Step ${at + 1}: ${step}`).join("\n") });
}

describe("learners who are only shown and told", () => {
  it.each([
    [["Watch the test on the desk and copy it.", "Listen and take down the rule.", "Look at the table and copy it."]],
    [["Learners observe.", "They follow in the book and write it down.", "Repeat the names."]],
  ])("are found: %j", (steps) => {
    expect(rulesWith(...steps)).toContain("learnersAct");
  });

  it.each([
    [["Watch the test, then try it with potato.", "Copy the table and fill it.", "Listen and ask."]],
    [["Look at ten foods and sort them.", "Listen to the rule.", "Copy it."]],
    [["Listen.", "Note the colour."]],
  ])("are not where something is left to them: %j", (steps) => {
    expect(rulesWith(...steps)).not.toContain("learnersAct");
  });
});
