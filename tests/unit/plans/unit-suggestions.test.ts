import { describe, expect, it } from "vitest";
import { subjectsFor, suggestionsOf, unitNamed, unitsFor } from "@/components/plans/reb/create-values";
import type { CurriculumUnit } from "@/lib/curriculum/types";

function unit(part: Partial<CurriculumUnit>): CurriculumUnit {
  return {
    classLevel: "S2",
    subject: "Physics",
    unitNo: 1,
    unitTitle: "Motion",
    keyUnitCompetence: "",
    source: "x",
    ...part,
  };
}

const suggestions = suggestionsOf({
  classes: [
    { level: "Primary", name: "P1" },
    { level: "Lower secondary", name: "S2" },
  ],
  subjects: [
    { classLevel: "P1", level: "Primary", name: "English" },
    { classLevel: "S2", level: "Lower secondary", name: "Physics" },
    { classLevel: "S2", level: "Lower secondary", name: "English" },
  ],
  units: [unit({}), unit({ classLevel: null, subject: "English", unitTitle: "My family" })],
  terms: [],
  genericCompetences: [],
  crosscuttingIssues: [],
});

describe("the create form's suggestions", () => {
  it("offer a class its own subjects, and all to a class that is not in the catalogue", () => {
    expect(subjectsFor(suggestions, " s2 ")).toEqual(["Physics", "English"]);
    expect(subjectsFor(suggestions, "Senior 9")).toEqual(["English", "Physics"]);
  });

  it("offer units of the class and subject, and units whose source names no class", () => {
    expect(unitsFor(suggestions, { classLevel: "P1", subject: "" }).map((each) => each.unitTitle)).toEqual([
      "My family",
    ]);
    expect(unitsFor(suggestions, { classLevel: "S2", subject: "physics" })).toHaveLength(1);
  });

  it("know a unit by its title, however it is typed", () => {
    expect(unitNamed(suggestions.units, " MOTION ")?.unitNo).toBe(1);
    expect(unitNamed(suggestions.units, "")).toBeUndefined();
  });
});
