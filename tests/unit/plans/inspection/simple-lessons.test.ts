import { expect, it } from "vitest";
import { readStrangers } from "@/scripts/eval/strangers";
import { calibrationFiles } from "@/scripts/eval/calibration";
import { findNeeds } from "@/lib/plans/needs/needs";
import { inspectReb } from "@/lib/plans/kinds/reb/inspection";

const simple = {
  lessonTitle: "Prepositions: in, on, under, behind",
  unitTitle: "At home",
  keyUnitCompetence: "Describe where things are.",
  instructionalObjectives: "Learners will say where a ball is with in, on, under and behind, four of five right.",
  introductionTeachingActivities: "Hides the ball and lets the class look for it.",
  introductionLearningActivities: "Look for it.",
  developmentTeachingActivities:
    "Step 1: Puts the ball in, on, under and behind the box. Step 2: Pairs put and say: the hen sits on the roof.",
  developmentLearningActivities: "Step 1: Say: The ball is on the box. Step 2: Write: The goat is behind the tree.",
  conclusionTeachingActivities: "Puts it in five places of the room.",
  conclusionLearningActivities: "Write five sentences.",
  assessmentMethods: "Five sentences, four right.",
  notesSummary: "in the box, on the box, under the box, behind the box",
  notesExercises:
    "1. The ball is ___ the box. (inside)\n2. The cat sleeps below the chair: It is ___ the chair.\n3. Where is your pen?",
  notesAnswers: "1. in\n2. under\n3. My pen is on my desk.",
};

function rulesOf(changed: Record<string, string>): string[] {
  const [good] = readStrangers(calibrationFiles.good).filter(({ id }) => id === "g005");
  if (good?.kind !== "reb") throw new Error("the plan on tests for starch is gone");
  const content = { ...good.content, ...simple, ...changed };
  return inspectReb(content, { unit: null }).findings.map(({ rule }) => rule);
}

it("a lesson of few and simple words with its answers is no shell, and without them is one", () => {
  expect(rulesOf({})).not.toContain("substance");
  const sent = "1. The right answer\n2. Learners' own answers\n3. See the book";
  expect(rulesOf({ notesAnswers: sent })).toContain("substance");
});

it.each(["none", "None today", "none declared", "none this term"])("%s is no need", (words) => {
  expect(findNeeds(words).learners).toEqual([]);
});
