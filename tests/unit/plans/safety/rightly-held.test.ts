import { describe, expect, it } from "vitest";
import { inspectReb } from "@/lib/plans/kinds/reb/inspection";
import { rightlyHeld } from "./rightly-held";

function broken(plan: (typeof rightlyHeld)[number][1], added = ""): string[] {
  const developmentTeachingActivities = `${plan.developmentTeachingActivities}\n${added}`;
  const { findings } = inspectReb({ ...plan, developmentTeachingActivities }, { unit: null });
  return findings.filter(({ severity }) => severity === "hard").map(({ rule }) => rule);
}

describe("a calm lesson of facts, with the right to be silent and with help", () => {
  it.each(rightlyHeld)("is not capped: %s", (_, plan) => {
    expect(broken(plan)).toEqual([]);
    expect(inspectReb(plan, { unit: null }).score).toBeGreaterThanOrEqual(85);
  });
});

describe("what is like its words and asks of learners", () => {
  it.each([
    ["puberty", "After the story of Ineza, each girl tells her first period."],
    ["puberty", "As in the story of Ineza, girls tell about their first period."],
    ["puberty", "A girl tells the matron in front of the class when her first period began."],
    ["puberty", "Learners answer questions about their own bodies."],
    ["puberty", "Homework: read the notes aloud to your parents at home and ask them about their puberty."],
    ["HIV", "Imagine you are infected."],
    ["HIV", "Share with your family one message and ask who is ill."],
    ["HIV", "Tell your family story and one message on prevention."],
    ["HIV", "In the case, as Claudine does, you tell a friend about your illness."],
    ["remembrance", "A learner who is a survivor tells her story."],
    ["remembrance", "The guest asks a girl of the class who tells her story."],
    ["remembrance", "Homework: read the notes at home with your grandparents and ask what they saw."],
  ])("is not let through: %s: %s", (name, added) => {
    const [, plan] = rightlyHeld.find(([own]) => own === name) ?? rightlyHeld[0] ?? [];
    expect(plan && broken(plan, added)).not.toEqual([]);
  });
});
