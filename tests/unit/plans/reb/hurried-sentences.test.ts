import { describe, expect, it } from "vitest";
import type { PlanLanguage } from "@/lib/core/language";
import { requestFromDescription } from "@/lib/plans/kinds/reb/rules";

const set = "Science and Elementary Technology";
const social = "Social and Religious Studies";
const subjects = ["Kinyarwanda", "English", "French", "Mathematics", set, social];
const classes = ["P3", "P4", "P5", "P6"];
const today = "2026-11-22";
const tomorrow = "2026-11-23";

function requestOf(description: string, language: PlanLanguage = "en") {
  return requestFromDescription(description, { language, classes, subjects, defaults: {}, today });
}

describe("a sentence that is typed in a hurry", () => {
  it.each([
    ["en", "P4 maths compareing fractons tomorow 47 lerners", ["Mathematics", "Compareing fractons", 47, tomorrow]],
    ["en", "P4 mathematcs comparing fractions", ["Mathematics", "Comparing fractions", 30, today]],
    ["en", "comparing fractions P4 math, 45 stdents", ["Mathematics", "Comparing fractions", 45, today]],
    ["en", "P4 maths, comparing fractions tomorrow 47 learners", ["Mathematics", "Comparing fractions", 47, tomorrow]],
    ["en", "P5 SET the water cycle", [set, "The water cycle", 30, today]],
    ["en", "P5 sience: water cycle 45 pupls", [set, "Water cycle", 45, today]],
    ["en", "P6 sst the rights of the child", [social, "The rights of the child", 30, today]],
    ["en", "P4 eng adjectives", ["English", "Adjectives", 30, today]],
    ["fr", "P5 sciences le cycle de l'eau", [set, "Le cycle de l'eau", 30, today]],
    [
      "rw",
      "P4 imibare kugereranya imigabane ejo abanyeshuri 52",
      ["Mathematics", "Kugereranya imigabane", 52, tomorrow],
    ],
    ["rw", "P3 kinya ibihekane", ["Kinyarwanda", "Ibihekane", 30, today]],
  ] as const)("in %s is read, subject and all: %s", (language, description, read) => {
    const { subject, lessonTitle, classSize, date } = requestOf(description, language);
    expect([subject, lessonTitle, classSize, date]).toEqual(read);
  });

  it.each(["French revolution", "History of Rwanda", "Set square and compass", "Mathematics and music"])(
    "keeps what is of its topic: %s",
    (title) => {
      expect(requestOf(`${title}, P6`).lessonTitle).toBe(title);
    },
  );

  it.each([
    ["en", "S6", "Physics", "Nuclear physics"],
    ["en", "S5", "Physics", "Modern physics"],
    ["en", "S5", "Chemistry", "Organic chemistry"],
    ["en", "S4", "Geography", "Human geography"],
    ["en", "S4", "Biology", "Marine biology"],
    ["en", "S4", "Biology", "Branches of biology"],
    ["en", "S5", "Mathematics", "Financial math"],
    ["en", "S5", "Mathematics", "Business mathematics"],
    ["fr", "S6", "Physics", "Physique nucléaire"],
    ["fr", "S5", "Chemistry", "Chimie organique"],
    ["fr", "S4", "Geography", "Géographie physique"],
    ["rw", "P1", "Mathematics", "Gusoma imibare"],
    ["rw", "P2", "Mathematics", "Kugereranya imibare"],
    ["rw", "P1", "Mathematics", "Imibare kuva kuri 1 kugeza kuri 10"],
    ["sw", "P2", "Mathematics", "Hesabu rahisi"],
  ] as const)("in %s keeps a topic of %s that has its subject's name in it: %s, %s", (...given) => {
    const [language, level, subject, title] = given;
    const older = ["P1", "P2", "S4", "S5", "S6"];
    const taught = [...subjects, "Physics", "Chemistry", "Geography", "Biology"];
    const context = { language, classes: older, subjects: taught, defaults: {}, today };
    const read = requestFromDescription(`${level} ${title}`, context);
    expect([read.subject, read.lessonTitle]).toEqual([subject, title]);
  });
});
