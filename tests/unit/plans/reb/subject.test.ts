import { describe, expect, it } from "vitest";
import { requestFromDescription } from "@/lib/plans/kinds/reb/rules";

/** As the catalogue has them, pre-primary first. */
const subjects = [
  "Discovery of the World",
  "Numeracy",
  "Language and Literacy",
  "Kinyarwanda",
  "English",
  "Mathematics",
  "Social and Religious Studies",
  "Science and Elementary Technology",
  "French",
  "Physics",
  "Biology and Health Sciences",
  "History and Citizenship",
  "Geography and Environment",
  "Mathematics and Science Stream 1",
];
const classes = ["Grade 1", "Grade 3", "P1", "P3", "P5", "S1", "S2", "S3"];

function subjectOf(description: string, subject = ""): string {
  const context = { language: "en", classes, subjects, defaults: { subject }, today: "2026-11-22" } as const;
  return requestFromDescription(description, context).subject;
}

describe("the subject of a lesson that names none", () => {
  it.each([
    ["Solving simultaneous equations by elimination, S3", "Mathematics"],
    ["Fractions up to tenths P3", "Mathematics"],
    ["Adding with carrying, P2", "Mathematics"],
    ["An equation that nobody knows of, S2", "Mathematics"],
    ["Addition of small numbers, Nursery 1", "Numeracy"],
  ])("is one of that age: %s", (description, subject) => {
    expect(subjectOf(description)).toBe(subject);
    if (subject === "Mathematics") expect(subjectOf(description, subject)).toBe(subject);
  });

  it.each([
    ["Telling the time, P3", "English"],
    ["Telling the time, P3", "Mathematics"],
    ["Describing a person, P5", "English"],
  ])("is the teacher's own where hers has the lesson: %s, %s", (description, usual) => {
    expect(subjectOf(description, usual)).toBe(usual);
  });

  it.each([
    ["what caused the french revolution S3", "History and Citizenship"],
    ["The French Revolution, S3", "History and Citizenship"],
  ])("is not read off a word of the title: %s", (description, subject) => {
    expect(subjectOf(description)).toBe(subject);
    expect(subjectOf(description, subject)).toBe(subject);
  });

  it.each([
    ["French: Les nombres de 0 à 20, P5", "French"],
    ["French, the adjectives, P5", "French"],
    ["English lesson on adjectives, P5", "English"],
  ])("is read where it is named beside the title: %s", (description, subject) => {
    expect(subjectOf(description, "History and Citizenship")).toBe(subject);
  });
});
