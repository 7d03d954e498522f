import { expect, it } from "vitest";
import { rulesOf } from "@/tests/support/starch-plan";

it.each([
  ["Use the periodic table. In the periodic table find sodium. From the periodic table read its number. Close it.", ""],
  ["Look at the multiplication table. In the multiplication table find 7. Say the multiplication table of 7.", ""],
  [
    "Use the bar chart in the pupils’ books. Read the bar chart of the pupil's book. Tell the bar chart of the learner's book.",
    ", pupils' books",
  ],
  ["Lisez le diagramme du manuel. Observez le diagramme dans le manuel. Racontez le diagramme du manuel.", ", manuel"],
])("what every school has is no missing thing: %s", (asked, brought) => {
  const changed = { learningMaterials: `Chalkboard${brought}`, developmentTeachingActivities: `${asked} ${asked}` };
  expect(rulesOf(changed)).not.toContain("givensThere");
});

it("a chart of a book that nobody has is missing, and so is one of no book", () => {
  const asked = "Use the bar chart of the pupil's book. Read the bar chart. Look at the bar chart. Copy the bar chart.";
  expect(rulesOf({ learningMaterials: "Chalkboard", developmentTeachingActivities: asked })).toContain("givensThere");
  const chart = "Use the bar chart. Look at the bar chart. Read the bar chart. Copy the bar chart.";
  expect(rulesOf({ learningMaterials: "Pupils' books", developmentTeachingActivities: chart })).toContain(
    "givensThere",
  );
});

const terms = ["producer", "consumer", "decomposer"];
const acts = [
  "Groups collect leaves, beetles, mushrooms and a dead log behind the fence: which is producer, consumer, decomposer?",
  "Draws arrows from maize to rat to cobra; pairs mark producer, consumer and decomposer with three colours and count energy.",
  "A farmer poisons all the termites: what changes for producer, consumer, decomposer, soil and harvest next season?",
  "Each writes a story of one drop of phosphorus that visits a producer, a consumer, a decomposer and a lake.",
];

it("four steps that speak of the same three terms and do four things are no duplicates", () => {
  const told = acts.map((act, at) => `Step ${at + 1} [7 min]: ${act}`).join("\n");
  const done = acts.map((_, at) => `Step ${at + 1}: Name ${terms.join(", ")}.`).join("\n");
  const changed = { developmentTeachingActivities: told, developmentLearningActivities: done };
  expect(rulesOf(changed)).not.toContain("stepsDiffer");
  const same = [1, 2, 3, 4].map((step) => `Step ${step} [7 min]: ${acts[0]}`).join("\n");
  expect(rulesOf({ ...changed, developmentTeachingActivities: same })).toContain("stepsDiffer");
});

it("what a plan in Kiswahili points to and does not hold is missing", () => {
  const said =
    "Soma kifungu. Eleza picha iliyo juu ya kifungu. Jibu maswali yaliyo chini ya kifungu. Tafuta neno katika picha.";
  const changed = { language: "sw", learningMaterials: "Chaki", developmentTeachingActivities: said } as const;
  expect(rulesOf(changed)).toContain("givensThere");
  expect(rulesOf({ ...changed, learningMaterials: "Kifungu na picha kwenye karatasi" })).not.toContain("givensThere");
});
