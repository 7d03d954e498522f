import { describe, expect, it } from "vitest";
import { stepsWithin } from "@/lib/plans/inspection/content/reading";
import { wrongEquations } from "@/lib/plans/inspection/content/reckoning/equations";
import { wrongRelations } from "@/lib/plans/inspection/content/reckoning/relations";

describe("what is right is not called wrong", () => {
  it.each([
    ["90 minutes = 1 hour and 30 minutes; 90 min = 1 hour, 30 minutes", "en"],
    ["130 s = 2 min with 10 s over; 90 min = 1 hour and a half", "en"],
    ["2500 g = 2 kg et 500 g", "fr"],
    ["1250 m = 1 km na 250 m", "rw"],
    ["5 cm = 2.5 km", "en"],
    ["1 m = 1 cm on the drawing", "en"],
    ["Scale 1 : 50\n2 cm = 1 m", "en"],
    ["20% of 300 = 0.2 x 300 = 60", "en"],
    ["25% of 80 = 25 over 100 x 80; 20 % of 100 is 5 more than 15", "en"],
    ["12% ya 200 ni 12 kuri 100 gukuba 200", "rw"],
    ["Saa moja na nusu ni 1:30", "sw"],
  ] as const)("as a relation: %s", (text, language) => {
    expect(wrongRelations(text, language)).toEqual([]);
  });

  it("and what is wrong beside it still is", () => {
    expect(wrongRelations("2 kg = 200 g and 3 kg = 3000 g; 1 h = 100 min, 2 h = 120 min", "en")).toHaveLength(2);
    expect(wrongRelations("Saa moja na nusu asubuhi ni 1:30", "sw")).toHaveLength(1);
  });

  it.each([
    ["(5) − (−3) = 8", 0],
    ["(5) + (−3) = 2", 0],
    ["(1) - 30 ÷ 40 = -0.75", 0],
    ["(5) − (−3) = 9", 1],
    ["(5) + (−3) = 3", 1],
  ])("as an equation: %s", (text, count) => {
    expect(wrongEquations(text, "en")).toHaveLength(count);
  });
});

function minutesOf(teacher: string): (number | null)[] {
  const field = "development";
  return stepsWithin({ teacher: { field, text: teacher }, learners: { field, text: "" } }, 40).map(
    ({ minutes }) => minutes,
  );
}

it.each([
  ["Activity 2 (page 45): read it. Activity 3 (page 47): write.", [null, null]],
  ["Step 1 (3 groups): sort. Step 2 (30 learners): tell.", [null, null]],
  ["Step 1 (10 marks): a quiz. Step 2 (8): its key.", [null, null]],
  ["Activité 1 (page 4) : lire. Activité 2 (10 min) : écrire.", [null, 10]],
  ["Step 1 [8]: sort. Step 2 [9]: tell.", [8, 9]],
  ["Step 1 [8]: sort. Step 2: tell.", [null, null]],
  ["Igikorwa cya 1 (iminota 9): soma. Igikorwa cya 2 (iminota 8): andika.", [9, 8]],
  ["Step 1 (8') sort. Step 2 - 7 min: tell.", [8, 7]],
])("only minutes are the minutes of a step: %s", (text, minutes) => {
  expect(minutesOf(text)).toEqual(minutes);
});
