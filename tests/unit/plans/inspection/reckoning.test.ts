import { describe, expect, it } from "vitest";
import { isWrongYesNo, wrongComparisons } from "@/lib/plans/inspection/content/reckoning/comparisons";
import { wrongEquations } from "@/lib/plans/inspection/content/reckoning/equations";
import { isWrongBalance, unbalancedEquations } from "@/lib/plans/inspection/content/reckoning/formulas";
import { isWrongProblem, wrongValues } from "@/lib/plans/inspection/content/reckoning/problems";
import { wrongRelations } from "@/lib/plans/inspection/content/reckoning/relations";
import { isWrongSolution } from "@/lib/plans/inspection/content/reckoning/unknowns";

describe("the answer to a problem of a usual kind", () => {
  it.each([
    ["Find the area of a square of side 9 cm.", "36 cm²", "81 cm²"],
    ["Find the perimeter of a rectangle 10 cm by 3 cm.", "30 cm", "26 cm"],
    ["Find the area of a triangle with base 8 cm and height 5 cm.", "40 cm²", "20 cm²"],
    ["A circle has a radius of 14 cm. Find its circumference (π = 22/7).", "616 cm", "88 cm"],
    ["Find the area of a circle of radius 7 cm.", "44 cm²", "49π cm²"],
    ["Find the volume of a box 4 m by 3 m by 2 m.", "18 m³", "24 m³ = 24 000 litres"],
    ["Two angles of a triangle are 70° and 40°. Find the third.", "80°", "70°"],
    ["Three angles of a quadrilateral are 90°, 90°, 60°. Find the fourth.", "110°", "120°"],
    ["Find the mean of 10, 20, 30.", "25", "20"],
    ["Find the median of 3, 8, 1, 9, 4.", "1", "4"],
    ["Find the mode of 3, 9, 5, 7, 5, 1.", "9", "5"],
    ["Find the LCM of 4 and 6.", "24", "12"],
    ["Find the HCF of 12 and 18.", "3", "6"],
    ["Find 15 % of 6,000 Frw.", "600 Frw", "900 Frw"],
    ["Find the simple interest on 30,000 Frw at 5 % for 2 years.", "1,500 Frw", "3,000 Frw"],
    ["A 12 V battery is joined to 8 Ω. Find the current.", "96 A", "1.5 A"],
    ["A block has a mass of 200 g and a volume of 50 cm³. Find its density.", "0.25 g/cm³", "4 g/cm³ or 4 000 kg/m³"],
    ["A car goes 150 km in 3 h. Find its speed.", "450 km/h", "50 km/h"],
    ["Find the area of a rectangle 200 m by 150 m in hectares.", "30 ha", "3 ha"],
    ["Find the area of a rectangle 200 m by 150 m in hectares.", "30", "3"],
    ["Find the area of a rectangle 200 m by 150 m in ares.", "350 ares", "300 ares"],
    ["A square field has a side of 100 m. Find its area.", "4 hectares", "1 hectare"],
    ["A square field has a side of 100 m. Find its area.", "3 acres", "2.47 acres"],
    ["Find the simple interest on 30,000 Frw at 5 % per month for 4 months.", "500 Frw", "6,000 Frw"],
    ["A group lends 20,000 Frw at 2 % monthly interest for 3 months. Find the interest.", "100 Frw", "1,200 Frw"],
    ["Find the simple interest on 20,000 Frw at 5 % a month for 1 year.", "1,000 Frw", "12,000 Frw"],
    ["Calculez l’intérêt de 20 000 Frw à 2 % par mois pendant 3 mois.", "100 Frw", "1 200 Frw"],
    ["Find the simple interest on 30,000 Frw at 5 % per year for 4 months.", "6,000 Frw", "500 Frw"],
    ["Convert 5 km to metres.", "500 m", "5 000 m"],
    ["How many cm are in 2 m?", "2,000 cm", "200 cm"],
    ["Trouvez la moyenne de 10, 20, 30.", "25", "20"],
  ])("%s is not %s but %s", (asked, wrong, right) => {
    expect(isWrongProblem(asked, wrong)).toBe(true);
    expect(isWrongProblem(asked, right)).toBe(false);
  });

  it.each([
    ["A square has perimeter 28 cm. How long is one side?", "7 cm"],
    ["Mutesi hears the echo of a cliff after 1.5 s. How far is it (340 m/s)?", "255 m"],
    ["A stone is thrown with 12 m/s from a bridge 20 m high. Find the time.", "2 s"],
    ["What does the mean of 4, 6 and x have to be if x = 8?", "6"],
    ["A rectangle 8 m by 5 m has a path of 1 m. Find the area of the path.", "30 m²"],
    ["12 V lie on 330 Ω. Which current flows?", "36 mA"],
    ["Convert 90 minutes to hours.", "1 hour 30 minutes"],
    ["Write 345 cm in m.", "3 m 45 cm"],
    ["Find the interest on 50,000 Frw at 1 % a week for 1 month.", "2,000 Frw"],
    ["Find the interest on 100,000 Frw at 3 % per quarter for 1 year.", "12,000 Frw"],
    ["Find the interest on 100,000 Frw at 12 % a year, paid monthly, for 2 months.", "2,000 Frw"],
    ["Change 4 500 m into km.", "4 km 500 m"],
    ["Find the mean of 3 and 4.", "3 1/2"],
    ["Find the mean of 3 and 4.", "3½"],
    ["How long does a car need for 60 km at 40 km/h?", "1 h 30 min"],
  ])("is left to people where more counts than its numbers: %s", (asked, answer) => {
    expect(isWrongProblem(asked, answer)).toBe(false);
  });

  it("stands in a statement, too", () => {
    const text =
      "A rectangle of 6 cm by 4 cm: its area is 20 cm² and its perimeter 24 cm. The median of 4, 6, 6, 8, 11 is 8.";
    expect(wrongValues(text, "en")).toHaveLength(3);
    const right =
      "A rectangle of 6 cm by 4 cm: its area is 24 cm² and its perimeter 20 cm. The median of 4, 6, 6, 8, 11 is 6.";
    expect(wrongValues(right, "en")).toEqual([]);
  });

  it.each([
    [
      "A field, a rectangle of 300 m by 200 m: its area is 6 hectares.",
      "A rectangle of 300 m by 200 m: its area is 5 ha.",
    ],
    [
      "A tank of 2 m by 1 m by 1 m: its volume is 2 000 litres.",
      "A tank of 2 m by 1 m by 1 m: its volume is 300 litres.",
    ],
  ])("stands in units of land and of liquids: %s", (right, wrong) => {
    expect(wrongValues(right, "en")).toEqual([]);
    expect(wrongValues(wrong, "en")).toHaveLength(1);
  });

  it("is told in hectares of metres that were multiplied", () => {
    expect(wrongEquations("The field: 200 × 150 = 3 ha\n20 × 10 × 5 = 1 litre", "en")).toEqual([]);
    expect(wrongEquations("The field: 200 × 150 = 4 ha", "en")).toHaveLength(1);
  });
});

it.each([
  ["5x - 7 = 28", "x = 5", "x = 7"],
  ["Solve 2(x + 3) = 4x - 2.", "x = 8", "2x + 6 = 4x - 2, so x = 4"],
  ["Solve x² - 5x + 6 = 0", "x = 1 or x = 6", "x = 2 or x = 3"],
  ["Find y: y/3 + 1 = 5", "9", "y = 12"],
])("an equation is solved by what satisfies it: %s", (asked, wrong, right) => {
  expect(isWrongSolution(asked, wrong)).toBe(true);
  expect(isWrongSolution(asked, right)).toBe(false);
});

it.each([
  ["Find the value of 2a when a = 3.", "6"],
  ["Find the gradient of y = 3x + 1.", "3"],
  ["Solve 2x + y = 7 and x - y = 2.", "x = 3, y = 1"],
])("what is no equation with one unknown is not solved: %s", (asked, answer) => {
  expect(isWrongSolution(asked, answer)).toBe(false);
});

it.each([
  ["3/4 > 5/6"],
  ["0.5 is less than 0.45"],
  ["9 is a prime number"],
  ["7 is even"],
  ["factors of 12: 1, 2, 5, 12"],
  ["The prime numbers are 2, 3, 9, 11."],
  ["14 is a multiple of 4"],
])("%s does not hold", (text) => {
  expect(wrongComparisons(text, "en")).toHaveLength(1);
});

it.each([
  ["5/6 > 3/4, 0.45 is less than 0.5, 9 is not a prime number, 63 = 9 × 7 is a multiple of 9"],
  ["factors of 12: 1, 2, 3, 4, 6, 12; multiples of 6: 6, 12, 18"],
  ["x > 3 and 2 < x < 5; 2x + 1 > 7; -3 < -1"],
  ["Somebody says: 9 is a prime number."],
  ["25% is less than 0.5 and 1/2 > 45%"],
  ["2 < 2 1/2 and 2 < 2½"],
  ["5 kg < 5 kg 200 g; 3 m is shorter than 3 m 20 cm"],
  ["3:4 is greater than 5:8, and 9:45 < 10:15"],
])("%s holds, or is not said", (text) => {
  expect(wrongComparisons(text, "en")).toEqual([]);
});

it("a yes is judged by the number that is asked of", () => {
  expect(isWrongYesNo("Is 17 a prime number?", "No")).toBe(true);
  expect(isWrongYesNo("Is 17 a prime number?", "Yes, it has two factors")).toBe(false);
});

it("units are compared behind any verb", () => {
  expect(wrongRelations("1 km has 100 m; 3.5 km are 350 m", "en")).toHaveLength(2);
  expect(wrongRelations("1 km has 1000 m; 3.5 km are 3500 m", "en")).toEqual([]);
});

it("an equation of chemistry is balanced, or left to be balanced", () => {
  expect(unbalancedEquations("HCl + NaOH → NaCl + H₂O\nH₂ + O₂ → H₂O")).toHaveLength(1);
  expect(unbalancedEquations("Balance: H₂ + O₂ → H₂O")).toEqual([]);
  expect(unbalancedEquations("H₂ + O₂ → H₂O\n2H₂ + O₂ → 2H₂O")).toEqual([]);
  const long = `${"C + O₂ → CO₂\n".repeat(60)}2H₂ + O₂ → 2H₂O`;
  expect(unbalancedEquations("H₂ + O₂ → H₂O", long)).toEqual([]);
  expect(unbalancedEquations("2 CO₂ + C → 2CO\nADP + Pi → ATP\nAgNO₃ + NaCl → AgCl↓ + NaNO₃ white")).toEqual([]);
});

describe("an equation of chemistry", () => {
  it.each([
    "CuSO4·5H2O → CuSO4 + 5H2O",
    "CuSO₄·5H₂O → CuSO₄ + 5H₂O",
    "CuSO4.5H2O → CuSO4 + 5 H2O",
    "CuSO4 + 5H2O → CuSO4 • 5H2O",
    "Na2CO3·10H2O → Na2CO3 + 10H2O",
    "CO + ½ O2 → CO2",
    "C2H6 + 3½ O2 → 2 CO2 + 3 H2O",
    "1/2 N2 + 3/2 H2 → NH3",
    "S + V → S + V + O",
    "S + V1 + O → S + V2 + O",
  ])("is balanced, or is none: %s", (line) => {
    expect(unbalancedEquations(line)).toEqual([]);
  });

  it.each(["CuSO4·5H2O → CuSO4 + 4H2O", "CO + ½ O2 → 2 CO2", "H2 + O2 → H2O", "Mg + O2 → MgO"])(
    "is not balanced: %s",
    (line) => {
      expect(unbalancedEquations(line)).toEqual([line]);
    },
  );

  it("is balanced with halves, too", () => {
    expect(isWrongBalance("Balance: CO + O2 → CO2", "CO + ½ O2 → CO2")).toBe(false);
    expect(isWrongBalance("Balance: CuSO4·5H2O → CuSO4 + H2O", "CuSO4·5H2O → CuSO4 + 5H2O")).toBe(false);
    expect(isWrongBalance("Balance: CO + O2 → CO2", "CO + O2 → CO2")).toBe(true);
  });
});
