import { describe, expect, it, vi } from "vitest";
import { findLesson } from "@/lib/bank/queries";
import type { PlanLanguage } from "@/lib/core/language";
import { composeReb } from "@/lib/plans/kinds/reb/composer";
import { phraseBanks } from "@/lib/plans/kinds/reb/composer/banks";
import { requestFromDescription } from "@/lib/plans/kinds/reb/rules";

const subjects = [
  "Kinyarwanda",
  "English",
  "French",
  "Kiswahili",
  "Mathematics",
  "Science and Elementary Technology",
  "Social and Religious Studies",
];
const classes = ["P1", "P2", "P3", "P4", "P5", "P6", "S1", "S2", "S3"];

/** A Sunday. */
const today = "2026-11-22";

function requestOf(description: string, language: PlanLanguage = "en", specialNeeds = "") {
  return requestFromDescription(description, { language, classes, subjects, defaults: { specialNeeds }, today });
}

/** The lesson of the bank that a description is surely about. */
function lessonOf({ lessonTitle: title, subject, classLevel: className, language }: ReturnType<typeof requestOf>) {
  return findLesson({ title, subject, className, language }).sure?.entry.id ?? null;
}

describe("the day that a description names", () => {
  it.each([
    ["en", "P5 Science: the water cycle, 40 minutes, 45 learners, tomorrow", "The water cycle", "2026-11-23"],
    ["en", "Tomorrow: P5 Science: the water cycle", "The water cycle", "2026-11-23"],
    ["en", "Tomorrow P5 Science: the water cycle, 45 learners", "The water cycle", "2026-11-23"],
    ["en", "Tomorrow I will teach the water cycle to P5", "Water cycle", "2026-11-23"],
    ["en", "P5 Science: the water cycle for tomorrow", "The water cycle", "2026-11-23"],
    ["en", "Fractions for P4 tomorrow morning, 40 minutes", "Fractions", "2026-11-23"],
    ["en", "P5 Science: the water cycle. It is for tomorrow at 10.30 am.", "The water cycle", "2026-11-23"],
    ["en", "P5 Science: the water cycle, the day after tomorrow", "The water cycle", "2026-11-24"],
    ["en", "P5 Science: the water cycle, 40 minutes on Wednesday", "The water cycle", "2026-11-25"],
    ["en", "P5 Science: the water cycle, tomorrow, Monday", "The water cycle", "2026-11-23"],
    ["en", "P5 Science: the water cycle, Sunday", "The water cycle", today],
    [
      "fr",
      "P4 Mathématiques : comparer les fractions, 40 minutes, demain matin",
      "Comparer les fractions",
      "2026-11-23",
    ],
    ["fr", "Demain j’enseigne les fractions en P4", "Fractions", "2026-11-23"],
    ["fr", "P4 Mathématiques : comparer les fractions, après-demain", "Comparer les fractions", "2026-11-24"],
    ["fr", "P4 Mathématiques : comparer les fractions, le vendredi", "Comparer les fractions", "2026-11-27"],
    [
      "rw",
      "P2 Imibare: guteranya imibare kugeza ku 100, ejo mu gitondo",
      "Guteranya imibare kugeza ku 100",
      "2026-11-23",
    ],
    [
      "rw",
      "P2 Imibare: guteranya imibare kugeza ku 100, isomo ry’ejo",
      "Guteranya imibare kugeza ku 100",
      "2026-11-23",
    ],
    ["rw", "P2 Imibare: guteranya imibare, ku wa gatanu", "Guteranya imibare", "2026-11-27"],
    ["sw", "P5 Hisabati: sehemu sawa, kesho asubuhi, wanafunzi 40", "Sehemu sawa", "2026-11-23"],
    ["sw", "P5 Hisabati: sehemu sawa, kesho kutwa", "Sehemu sawa", "2026-11-24"],
    ["sw", "P5 Hisabati: sehemu sawa, Jumatano", "Sehemu sawa", "2026-11-25"],
  ] as const)("%s: %s", (...[language, text, title, date]) => {
    const { lessonTitle, date: held } = requestOf(text, language);
    expect([lessonTitle, held]).toEqual([title, date]);
  });

  it.each([
    ["en", "P3 English: yesterday, today and tomorrow"],
    ["en", "P3 English: where will you be tomorrow"],
    ["en", "P3 English: our plans for tomorrow"],
    ["en", "P4 English: tomorrow’s weather"],
    ["en", "P1 English: days of the week, Monday"],
    ["en", "P6 English: the market on Monday"],
    ["en", "P1 English: Monday, Tuesday, Wednesday"],
    ["fr", "P3 Français : hier, aujourd’hui et demain"],
    ["rw", "P3 Ikinyarwanda: ejo hashize, uyu munsi n’ejo hazaza"],
    ["sw", "P3 Kiswahili: jana, leo na kesho"],
    ["rw", "P2 Imibare: umubare wa kabiri"],
  ] as const)("is part of the topic in %s: %s", (language, text) => {
    const { lessonTitle, date } = requestOf(text, language);
    expect(date).toBe(today);
    expect(lessonTitle).toBe(requestOf(text.replace(/,.*/, ""), language).lessonTitle);
    if (!text.includes(",")) expect(text.toLowerCase()).toContain(lessonTitle.toLowerCase());
  });
});

describe("a day that is told in more words", () => {
  it.each([
    ["Fractions for P4 on Monday, 30 November", "Fractions", "2026-11-30"],
    ["Fractions for P4, 40 minutes, on Monday, November 30, 2026", "Fractions", "2026-11-30"],
    ["Fractions for P4, 30 November, Monday", "Fractions", "2026-11-30"],
    ["Fractions for P4 on Monday 3 December", "Fractions", "2026-12-03"],
    ["Fractions for P4 on Monday the 4th of January at 10 am", "Fractions", "2027-01-04"],
    ["Fractions for P4, Friday 20 November", "Fractions", "2026-11-20"],
    ["Fractions for P4 on Monday, 30/11/2026", "Fractions", "2026-11-30"],
    ["P4 Mathématiques : les fractions, lundi 7 décembre", "Les fractions", "2026-12-07"],
    ["P4 Imibare: imigabane, ku wa mbere, tariki ya 30 Ugushyingo", "Imigabane", "2026-11-30"],
    ["P4 Hisabati: sehemu, Jumatatu tarehe 30 Novemba", "Sehemu", "2026-11-30"],
    ["Fractions for P4 on Monday, 40 minutes", "Fractions", "2026-11-23"],
    ["Monday 45 learners P4: fractions", "Fractions", "2026-11-23"],
    ["Isomo ry'ejo: imigabane, P4", "Imigabane", "2026-11-23"],
    ["Isomo ryo ku wa gatanu: imigabane, P4", "Imigabane", "2026-11-27"],
    ["Somo la kesho: sehemu, P4", "Sehemu", "2026-11-23"],
    ["Leçon de demain : les fractions, P4", "Fractions", "2026-11-23"],
    ["Leçon d’aujourd’hui : les fractions, P4", "Fractions", today],
    ["Tomorrow’s lesson: fractions, P4", "Fractions", "2026-11-23"],
    ["P4 tomorrow: fractions", "Fractions", "2026-11-23"],
    ["Our school, P1, tomorrow", "Our school", "2026-11-23"],
    ["Africa, S2, tomorrow", "Africa", "2026-11-23"],
  ])("%s", (text, title, date) => {
    const { lessonTitle, date: held } = requestOf(text);
    expect([lessonTitle, held]).toEqual([title, date]);
  });

  it.each([
    ["Life skills: Rwanda today", "Life skills: Rwanda today"],
    ["Rwanda today", "Rwanda today"],
    ["Africa today, S2", "Africa today"],
    ["Life after tomorrow", "Life after tomorrow"],
    ["Life after tomorrow, S2", "Life after tomorrow"],
    ["S2, life after tomorrow", "Life after tomorrow"],
    ["Sunday for P2", "Sunday"],
    ["Fractions for P4 next Monday", "Fractions for next Monday"],
    ["Les fractions en P4 lundi prochain", "Fractions en lundi prochain"],
    ["P6 History: the events of Thursday 7 April 1994", "The events of Thursday 7 April 1994"],
    ["Market on Monday 31 February, P4", "Market on Monday 31 February"],
  ])("stays in the title: %s", (text, title) => {
    const { lessonTitle, date } = requestOf(text);
    expect([lessonTitle, date]).toEqual([title, today]);
  });
});

describe("a description of many clauses", () => {
  it("is read for day and room in its first sixty", () => {
    const many = (count: number) => `Fractions, P4, ${"a, ".repeat(count)}tomorrow, no electricity`;
    expect(requestOf(many(50))).toMatchObject({ lessonTitle: "Fractions", date: "2026-11-23" });
    expect(requestOf(many(50)).specialNeeds).toBe("no electricity");
    expect(requestOf(many(70))).toMatchObject({ lessonTitle: "Fractions", date: today });
  });

  it.each(["a,", "2 blind,", "today "])("costs no more for each clause than one of few does: %s", (part) => {
    const work = (count: number) => {
      const searches = vi.spyOn(RegExp.prototype, "exec");
      try {
        requestOf(part.repeat(count));
        return searches.mock.calls.length;
      } finally {
        searches.mockRestore();
      }
    };
    // What is read once and kept is no work of a clause.
    work(100);
    expect(work(200)).toBeLessThan(8 * work(50));
  });
});

describe("what the room of a description lacks", () => {
  it.each([
    ["en", "P5 Science: the water cycle, 40 minutes, 45 learners, tomorrow, no electricity", "no electricity"],
    ["en", "P5 Science: the water cycle, 45 learners and no electricity", "no electricity"],
    ["en", "P5 Science: the water cycle without electricity", "without electricity"],
    ["en", "P5 Science: the water cycle (no electricity), 45 learners", "no electricity"],
    ["en", "We have no electricity. P5 Science: the water cycle", "no electricity"],
    ["en", "P5 Science: the water cycle, our school has no electricity", "no electricity"],
    ["en", "P5 Science: the water cycle, few textbooks", "few textbooks"],
    ["fr", "P4 Mathématiques : comparer les fractions, 40 minutes, pas d’électricité", "pas d’électricité"],
    ["fr", "P4 Mathématiques : comparer les fractions, demain, sans électricité", "sans électricité"],
    ["rw", "P2 Imibare: guteranya imibare kugeza ku 100, iminota 40, nta mashanyarazi", "nta mashanyarazi"],
    ["rw", "P2 Imibare: guteranya imibare kugeza ku 100, ejo, nta muriro", "nta muriro"],
    ["sw", "P5 Hisabati: sehemu sawa, dakika 40, hakuna umeme", "hakuna umeme"],
    ["sw", "P5 Hisabati: sehemu sawa, kesho, bila umeme", "bila umeme"],
  ] as const)("reaches the plan as the full form's field would, in %s: %s", (language, text, said) => {
    const request = requestOf(text, language);
    expect(request.specialNeeds).toBe(said);
    const plan = composeReb({ request, background: { unit: null }, seed: 1 });
    const { electricity, books } = phraseBanks[language].conditions;
    expect(plan.learningMaterials).toContain((said.includes("book") ? books : electricity).material);
  });

  it("stands beside the needs of learners, those of the teacher's settings too", () => {
    const text = "P5 Science: the water cycle, one learner with low vision, no electricity";
    expect(requestOf(text).specialNeeds).toBe("one learner with low vision, no electricity");
    const settled = requestOf("P5 Science: the water cycle, no electricity", "en", "2 deaf learners");
    expect(settled.specialNeeds).toBe("2 deaf learners, no electricity");
  });

  it.each([
    ["P6 Social Studies: life without electricity", "Life without electricity"],
    ["P4 English: no electricity", "No electricity"],
  ])("is the topic where nothing else is: %s", (text, title) => {
    expect(requestOf(text).lessonTitle).toBe(title);
  });
});

describe("neither makes the lesson less sure", () => {
  it.each([
    ["en", "P5 Science: the water cycle, 40 minutes, 45 learners", ", tomorrow, no electricity"],
    ["en", "S2 Mathematics: Pythagoras’ theorem, 80 minutes, 38 learners", " tomorrow without electricity"],
    ["en", "P5 Science: the water cycle", " tomorrow"],
    ["en", "P5 Science: the water cycle", " with no electricity"],
    ["fr", "P4 Mathématiques : comparer les fractions, 40 minutes", ", demain, pas d’électricité"],
    ["rw", "P2 Imibare: guteranya imibare kugeza ku 100", ", ejo, nta muriro"],
    ["sw", "P5 Hisabati: sehemu sawa", ", kesho, hakuna umeme"],
  ] as const)("in %s: %s%s", (language, text, more) => {
    const [bare, whole] = [requestOf(text, language), requestOf(`${text}${more}`, language)];
    expect(lessonOf(whole)).toBe(lessonOf(bare));
    const { lessonTitle, subject, classLevel } = bare;
    expect(whole).toMatchObject({ lessonTitle, subject, classLevel });
  });
});
