import { describe, expect, it } from "vitest";
import type { PlanLanguage } from "@/lib/core/language";
import { rebChoices } from "@/lib/plans/kinds/reb/choices";
import { composeReb } from "@/lib/plans/kinds/reb/composer";
import { findNeeds } from "@/lib/plans/needs/needs";
import { withRoomApart } from "@/lib/plans/needs/room";
import { requestFromDescription } from "@/lib/plans/kinds/reb/rules";
import { readWishes } from "@/lib/plans/text/wishes";

const subjects = ["Mathematics", "Physics", "Chemistry", "English", "French", "Kinyarwanda", "Kiswahili"];
const context = { classes: ["P2", "P4", "P5", "S1", "S3"], subjects, defaults: {}, today: "2026-11-22" };

function planOf(description: string, language: PlanLanguage = "en") {
  const request = requestFromDescription(description, { ...context, language });
  const entry = rebChoices.known(request);
  const background = { unit: null, known: entry && { entry, before: null } };
  return withRoomApart(composeReb({ request, background, seed: 1 }));
}

describe("what a teacher says of the things of her lesson", () => {
  it.each([
    ["we have only 2 ammeters and 6 bulbs", ["have ammeters 2", "have bulbs 6"]],
    ["only 5 dictionaries, 3 maps", ["have dictionaries 5", "have maps 3"]],
    ["without projector", ["lack projector"]],
    ["use red cabbage and lemon", ["use red cabbage", "use lemon"]],
    ["nous n'avons que 3 ampèremètres", ["have ampèremètres 3"]],
    ["sans microscope", ["lack microscope"]],
    ["dufite mudasobwa 10 gusa", ["have mudasobwa 10"]],
    ["tuna kamusi 5 tu", ["have kamusi 5"]],
  ])("%s", (said, things) => {
    const read = readWishes(findNeeds(said).wishes).things;
    expect(read.map(({ way, name, count }) => [way, name, count].filter((part) => part !== null).join(" "))).toEqual(
      things,
    );
    expect(findNeeds(said).learners).toEqual([]);
  });

  it.each([
    "2 blind learners",
    "we have 3 refugees",
    "no glasses for one girl",
    "use sign language",
    "one boy without help",
    "we have only 2 Batwa",
    "there are only 3 Muslims",
    "only 4 repeaters",
    "Only 2 speak English",
    "dufite abatwa 2 gusa",
    "nous n'avons que 2 musulmans",
    "tuna Waislamu 3 tu",
    "there is one mukamana alice only",
  ])("takes no learner for a thing: %s", (said) => {
    expect(findNeeds(said).wishes).toEqual([]);
  });

  it("stands in place, materials, groups and the first task", () => {
    const plan = planOf("S1 physics current electricity, 40 minutes, 48 learners, we have only 2 ammeters and 6 bulbs");
    expect(plan.lessonTitle).toBe("Current electricity");
    expect(plan.specialNeeds).toBe("");
    expect(plan.location).toBe("Classroom; we have only 2 ammeters and 6 bulbs");
    expect(plan.learningMaterials).toMatch(/2 ammeters \(.*\n.*6 bulbs \(/);
    expect(plan.developmentTeachingActivities).toMatch(/in 6 groups of 8/);
    expect(plan.developmentTeachingActivities).toMatch(/2 ammeters: .* in turn, about 3 min each/);
    // "How much passes in 5 minutes?" is a sum and no wait.
    expect(plan.developmentTeachingActivities).not.toContain("the wait takes");
  });

  it("takes what cannot go round in the minutes in front of the class", () => {
    const plan = planOf("S1 physics current electricity, 40 minutes, 48 learners, only one ammeter");
    expect(plan.developmentTeachingActivities).toMatch(/1 ammeter: too few for turns/);
  });

  it("keeps wishes apart, and the place in her own words", () => {
    const plan = planOf(
      "P5 science soil types, 45 learners, outside in the school garden, use sieves, no microscope, in pairs",
    );
    expect(plan.location).toBe("Outside in the school garden; use sieves, no microscope");
    expect(plan.learningMaterials).toMatch(/^- .*sieves/im);
    expect(plan.developmentTeachingActivities).toContain("in pairs");
  });
});

describe("a topic in the words of a wish", () => {
  it.each([
    ["P4 English, Use of articles, 40 minutes", "Use of articles"],
    ["P4 English. Use of prepositions; 3 blind learners", "Use of prepositions"],
    ["P5 English, using should and must", "Using should and must"],
    ["P4 English, Use of articles, a story about a farm", "Use of articles"],
    ["P5 English, no smoking signs", "No smoking signs"],
    ["P4 French, utiliser les articles", "Utiliser les articles"],
    ["P4 Kinyarwanda, gukoresha inkoranyamagambo", "Gukoresha inkoranyamagambo"],
    ["P4 Kiswahili, kutumia viambishi", "Kutumia viambishi"],
  ])("is the title: %s", (said, title) => {
    const request = requestFromDescription(said, { ...context, language: "en" });
    expect(request.lessonTitle).toBe(title);
    expect(findNeeds(request.specialNeeds).wishes).toEqual([]);
  });

  it.each([
    ["P4 English, adjectives, use of word cards, in pairs", "Adjectives", "use of word cards, in pairs"],
    ["P4 English, Use of articles, use word cards", "Use of articles", "use word cards"],
    ["P4 English, no pens, adjectives", "Adjectives", "no pens"],
    ["P4 English, no textbooks", "English", "no textbooks"],
    ["P4 English, in pairs", "English", "in pairs"],
  ])("and a wish stays one beside it: %s", (said, title, needs) => {
    const request = requestFromDescription(said, { ...context, language: "en" });
    expect([request.lessonTitle, request.specialNeeds]).toEqual([title, needs]);
  });
});

describe("what a lesson is held in is no thing to bring", () => {
  it.each([
    "use simple English",
    "use Kinyarwanda only",
    "use simple words",
    "utilisez le français",
    "tumia Kiswahili",
  ])("%s", (said) => {
    const plan = planOf(`P4 English adjectives, ${said}`);
    expect(plan.location).toContain(said);
    expect(plan.learningMaterials).toBe(planOf("P4 English adjectives").learningMaterials);
    expect(plan.developmentTeachingActivities).not.toContain("Work here with");
  });

  it("is brought where a thing of it is named", () => {
    expect(planOf("P4 English adjectives, use word cards").learningMaterials).toMatch(/^- Word cards$/m);
    expect(planOf("P4 English adjectives, use English books").learningMaterials).toMatch(/^- English books$/m);
  });
});

it("without pens there are pencils, without chalk a board", () => {
  expect(planOf("P4 English adjectives, no pens").learningMaterials).toMatch(/^- Notebooks, pencils$/m);
  expect(planOf("P4 English adjectives, no chalk").learningMaterials).toMatch(/^- Chalkboard$/m);
  expect(planOf("P4 English adjectives, no pens, no pencils, no notebooks").learningMaterials).not.toMatch(
    /pens|pencil/,
  );
});
