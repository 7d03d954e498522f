import { describe, expect, it } from "vitest";
import { filledBy } from "@/components/plans/picker/filling";
import { found, isNamed } from "@/components/plans/picker/search";
import type { Choice } from "@/components/plans/picker/types";

const unit: Choice = {
  title: "Fractions",
  sets: { unitTitle: "Fractions", unitNo: "4" },
  fills: { keyUnitCompetence: "To add", lessonNo: "1 of 8", term: "2" },
};
const empty = { unitTitle: "", unitNo: "", keyUnitCompetence: "", lessonNo: "", term: "" };

describe("a picked value", () => {
  it("fills what is empty", () => {
    expect(filledBy(unit, empty, {})).toEqual({ ...unit.sets, ...unit.fills });
  });

  it("takes the place of what came with the start or an earlier choice, and of nothing that the teacher wrote", () => {
    const start = { unitTitle: "Numbers", unitNo: "1", keyUnitCompetence: "To count", lessonNo: "3", term: "1" };
    expect(filledBy(unit, start, start)).toEqual({ ...unit.sets, ...unit.fills });
    const hers = { ...start, keyUnitCompetence: "To count money", term: "3" };
    expect(filledBy(unit, hers, start)).toEqual({ ...unit.sets, lessonNo: "1 of 8" });
  });

  it("stays the teacher's after she has edited it, also when the same unit is picked again", () => {
    const filled = filledBy(unit, empty, {});
    const edited = { ...empty, ...filled, keyUnitCompetence: "To add and to compare" };
    expect(filledBy(unit, edited, filled)).not.toHaveProperty("keyUnitCompetence");
  });

  it("empties what belonged to another unit, and leaves it where the unit is the same", () => {
    const bare: Choice = { title: "Area", sets: { unitTitle: "Area" }, fills: { unitNo: "", keyUnitCompetence: "" } };
    const before = { ...empty, unitTitle: "Fractions", unitNo: "4", keyUnitCompetence: "To add" };
    expect(filledBy(bare, before, before)).toEqual({ unitTitle: "Area", unitNo: "", keyUnitCompetence: "" });
    const same = { ...before, unitTitle: "area " };
    expect(filledBy(bare, same, same)).toEqual({ unitTitle: "Area" });
  });
});

describe("the search of a list", () => {
  const choices: Choice[] = [
    { title: "Élections au Rwanda", detail: "Unit 12", sets: {} },
    { title: "Fractions", detail: "Unit 4", sets: { unitNo: "4" } },
  ];

  it("finds every word in any order, without accents, and the number of a unit", () => {
    expect(found(choices, "rwanda ELECTIONS").map(({ title }) => title)).toEqual(["Élections au Rwanda"]);
    expect(found(choices, "unit 4").map(({ title }) => title)).toEqual(["Fractions"]);
    expect(found(choices, " ")).toHaveLength(2);
    expect(found(choices, "photosynthesis")).toEqual([]);
  });

  it("knows whether what was typed is one of them", () => {
    expect([isNamed(choices, "fractions "), isNamed(choices, "fraction")]).toEqual([true, false]);
  });
});
