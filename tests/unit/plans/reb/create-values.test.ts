import { describe, expect, it } from "vitest";
import { needsFor, startingValues } from "@/components/plans/reb/create-values";
import { startingValues as startingSession } from "@/components/plans/rtb/create-values";

const source = {
  saved: null,
  actor: { school: "GS Kacyiru", fullName: "Alice Mugisha" },
  locale: "fr",
  today: "2026-11-22",
  location: "Salle de classe",
} as const;
const newest = {
  term: "1",
  subject: "Mathematics",
  classLevel: "P5",
  unitNo: "4",
  unitTitle: "Fractions",
  lessonNo: "2",
  keyUnitCompetence: "Add fractions.",
  totalDuration: 80,
  classSize: 52,
  lessonTitle: "Adding",
  language: "en",
};
const noHeader = {
  schoolName: "",
  teacherName: "",
  term: "",
  duration: 0,
  classSize: 0,
  location: "",
  specialNeeds: "",
};

describe("a new lesson plan's form", () => {
  it("starts empty before the first plan, but for school, name and the usual numbers", () => {
    const start = startingValues({ ...source, newest: null });
    expect(start).toMatchObject({
      schoolName: "GS Kacyiru",
      classSize: "30",
      totalDuration: "40",
      unitTitle: "",
      term: "",
    });
  });

  it("holds what was given last time: class, unit and term, and the lesson's next number", () => {
    expect(startingValues({ ...source, newest })).toMatchObject({
      term: "1",
      subject: "Mathematics",
      classLevel: "P5",
      unitNo: "4",
      unitTitle: "Fractions",
      lessonNo: "3",
      keyUnitCompetence: "Add fractions.",
      totalDuration: "80",
      classSize: "52",
      lessonTitle: "",
      language: "fr",
    });
    expect(startingValues({ ...source, newest: { ...newest, lessonNo: "3 of 7" } }).lessonNo).toBe("");
  });

  it("keeps to the header settings where they say something, and takes no unit of another class", () => {
    const saved = { ...noHeader, subject: "Mathematics", classLevel: "P6", classSize: 40, language: "rw" } as const;
    expect(startingValues({ ...source, newest, saved })).toMatchObject({
      classLevel: "P6",
      classSize: "40",
      language: "rw",
      term: "1",
      unitTitle: "",
      unitNo: "",
      lessonNo: "",
    });
  });
});

describe("needs that a form begins with", () => {
  const start = { classLevel: "P5", specialNeeds: "Low vision: 1" };

  it("go into no other class, and are there again where their own comes back", () => {
    expect(needsFor({ ...start, classLevel: "P6" }, start)).toBe("");
    expect(needsFor({ classLevel: " p5 ", specialNeeds: "" }, start)).toBe("Low vision: 1");
    expect(needsFor(start, start)).toBe("Low vision: 1");
  });

  it("are left alone once the teacher wrote something", () => {
    expect(needsFor({ classLevel: "P6", specialNeeds: "Hearing: 2" }, start)).toBe("Hearing: 2");
  });
});

describe("a new session plan's form", () => {
  it("holds sector, trade, module and class of the last one, and no topic", () => {
    const last = {
      sector: "ICT",
      trade: "Networking",
      level: "4",
      moduleTitle: "M1",
      className: "L4 A",
      classSize: 22,
    };
    const start = startingSession({ teacherName: "A", term: "", today: "2026-11-22", newest: { ...last, term: "2" } });
    expect(start).toMatchObject({ ...last, classSize: "22", term: "2", topicOfSession: "", learningOutcomes: "" });
    expect(startingSession({ teacherName: "A", term: "", today: "2026-11-22", newest: null }).sector).toBe("");
  });
});
