import { describe, expect, it, vi } from "vitest";
import type { PickerForm } from "@/components/plans/picker/types";
import { subjectsFor, suggestionsOf, unitNamed } from "@/components/plans/reb/create-values";
import { lessonFills, putUnitOf, unitFills, unitOfLesson } from "@/components/plans/reb/units";
import type { UnitOffer } from "@/lib/plans/picking/types";

function unit(part: Partial<UnitOffer> = {}): UnitOffer {
  return {
    subject: "Physics",
    unitNo: "1",
    unitTitle: "Motion",
    keyUnitCompetence: "To measure",
    term: "",
    lessonNo: "1 of 9",
    lessonCount: 9,
    standing: "verified",
    source: "x",
    lessons: [{ title: "Speed", id: null, standing: "listed" }],
    ...part,
  };
}

const suggestions = suggestionsOf(
  {
    classes: [
      { level: "Primary", name: "P1" },
      { level: "Lower secondary", name: "S2" },
    ],
    subjects: [
      { classLevel: "P1", level: "Primary", name: "English" },
      { classLevel: "S2", level: "Lower secondary", name: "Physics" },
      { classLevel: "S2", level: "Lower secondary", name: "English" },
    ],
    units: [],
    terms: [],
    genericCompetences: [],
    crosscuttingIssues: [],
  },
  [unit(), unit({ unitTitle: "Light", keyUnitCompetence: "" }), unit({ standing: "yours", unitNo: "1B", term: "2" })],
);

describe("the create form's suggestions", () => {
  it("offer a class its own subjects, and all to a class that is not in the catalogue", () => {
    expect(subjectsFor(suggestions, " s2 ")).toEqual(["Physics", "English"]);
    expect(subjectsFor(suggestions, "Senior 9")).toEqual(["English", "Physics"]);
  });

  it("travel without the lessons, which are asked for when the picker opens", () => {
    expect(suggestions.units.map(({ lessons }) => lessons)).toEqual([[], [], []]);
  });

  it("know a unit by its title, however it is typed, and the reader's own before the catalogue's", () => {
    expect(unitNamed(suggestions.units, " LIGHT ")?.unitTitle).toBe("Light");
    expect(unitNamed(suggestions.units, "motion")?.standing).toBe("yours");
    expect(unitNamed(suggestions.units, "")).toBeUndefined();
  });

  it("bring along what is known of a unit, and no term where none is", () => {
    const along = { unitNo: "1", keyUnitCompetence: "To measure", lessonNo: "1 of 9" };
    expect(unitFills(unit())).toEqual(along);
    expect(unitFills(unit({ term: "2" }))).toEqual({ ...along, term: "2" });
  });
});

describe("the unit of a lesson", () => {
  const light = unit({ unitTitle: "Light", unitNo: "2", lessons: [{ title: "Shadows", id: "x", standing: "bank" }] });
  const units = [unit(), light];
  const desk = (values: Record<string, string>) => {
    const given: Record<string, string> = {
      classLevel: "S2",
      subject: "Physics",
      language: "en",
      unitTitle: "",
      ...values,
    };
    const form = {
      getValues: (name?: string) => (name === undefined ? given : given[name]),
      setValue: (name: string, value: string) => void (given[name] = value),
      formState: { isSubmitted: false, defaultValues: {} },
    };
    return { desk: { form, given: null, asked: new Map() } as unknown as PickerForm, given };
  };

  it("comes along with a lesson that is typed, with all that is known of it, and overwrites nothing", async () => {
    vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ units, lessons: [] })));
    const empty = desk({ lessonTitle: " shadows" });
    await putUnitOf(empty.desk);
    expect(empty.given).toMatchObject({ unitTitle: "Light", unitNo: "2", keyUnitCompetence: "To measure" });
    const hers = desk({ lessonTitle: "Shadows", unitTitle: "My own unit" });
    await putUnitOf(hers.desk);
    expect(hers.given).not.toHaveProperty("unitNo");
    const unknown = desk({ lessonTitle: "Echoes" });
    await putUnitOf(unknown.desk);
    expect(unknown.given.unitTitle).toBe("");
    vi.unstubAllGlobals();
  });

  it("may be one that is to be confirmed, where its field can say so and no confirmed one has the lesson", () => {
    const unsure = { ...light, unitTitle: "Light to be confirmed", standing: "unconfirmed" as const };
    expect(unitOfLesson([{ ...unsure, source: "a textbook" }], "Shadows")?.unitTitle).toBe(unsure.unitTitle);
    expect(unitOfLesson([{ ...unsure, source: "a textbook" }, light], "Shadows")).toBe(light);
  });

  it("is nobody's guess: of two units that have it, or of one whose field could not say that it is to be confirmed", () => {
    expect(unitOfLesson(units, "Speed")?.unitTitle).toBe("Motion");
    expect(unitOfLesson([...units, { ...light, unitTitle: "Optics" }], "Shadows")).toBeUndefined();
    expect(unitOfLesson([{ ...light, standing: "unconfirmed", source: "" }], "Shadows")).toBeUndefined();
    expect(lessonFills(units, "Shadows", "Another")).toEqual({});
  });
});
