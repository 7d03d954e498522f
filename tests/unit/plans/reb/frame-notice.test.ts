import { describe, expect, it } from "vitest";
import { planLanguages } from "@/lib/core/language";
import { composeReb } from "@/lib/plans/kinds/reb/composer";
import { phraseBanks } from "@/lib/plans/kinds/reb/composer/banks";
import { isNoticed, isUnfilled } from "@/lib/plans/kinds/reb/composer/notes";
import { aRebRequest } from "./requests";

describe("a plan on what the bank does not have", () => {
  it.each(planLanguages)("says so at its top, and invents neither an objective nor a score, in %s", (language) => {
    const request = aRebRequest({ language, totalDuration: 80, lessonTitle: "The ukulele in the Baroque" });
    const plan = composeReb({ request, background: { unit: null }, seed: 2 });
    const { notice } = phraseBanks[language].frame;
    expect(plan.instructionalObjectives.startsWith(notice)).toBe(true);
    expect(plan.instructionalObjectives.split("\n")).toHaveLength(2);
    const said = plan.instructionalObjectives + plan.assessmentMethods.split("\n1.")[0];
    expect(said).not.toMatch(/\b4\b/);
    expect(said).toContain("……");
  });
});

describe("a frame", () => {
  /** What fits no topic, and what a P1 class cannot do. */
  const generic =
    /show each step|one key fact|similar question|counter-example|montrez chaque étape|contre-exemple|werekane intambwe zose|ruvuguruza|kila hatua\.|mfano unaopinga|Isomo ntirifite/;
  const written = /Copy the homework|Write down the homework|Recopier le devoir|Noter le devoir/;

  it.each(planLanguages)("has boxes for its own test, and nothing that fits no topic, in %s", (language) => {
    for (const subject of [
      "Mathematics",
      "English",
      "Science and Elementary Technology",
      "Social and Religious Studies",
    ])
      for (const classLevel of ["P1", "P5", "S2"])
        for (let seed = 0; seed < 6; seed += 1) {
          const request = aRebRequest({ language, subject, classLevel, lessonTitle: "Zzyzx", specialNeeds: "" });
          const plan = composeReb({ request, background: { unit: null }, seed });
          const said = Object.values(plan).join("\n");
          expect(generic.exec(said)?.[0]).toBeUndefined();
          const questions = plan.assessmentMethods.split("\n").filter((line) => /^\d\. /.test(line));
          expect(questions.filter((line) => !line.includes("……"))).toEqual([]);
          expect(plan.notesAnswers.split("\n").filter((line) => /^\d\.$/.test(line))).toHaveLength(8);
          if (classLevel === "P1") expect(written.exec(said)?.[0]).toBeUndefined();
          expect(isUnfilled(plan)).toBe(true);
        }
  });

  it.each(planLanguages)("of something that is done says so in its objective, in %s", (language) => {
    const title = { en: "Using a rain gauge", fr: "Mesurer la pluie", rw: "Gupima imvura", sw: "Kupima mvua" }[
      language
    ];
    const request = aRebRequest({
      language,
      subject: "Geography and Environment",
      classLevel: "S1",
      lessonTitle: title,
    });
    const plan = composeReb({ request, background: { unit: null }, seed: 1 });
    const [start = "", end = ""] = phraseBanks[language].frame.skill.split("{topic}");
    expect(plan.instructionalObjectives).toContain(end);
    expect(plan.instructionalObjectives).toContain(start.trim());
  });

  it.each(planLanguages)(
    "on a sensitive topic has no box for an exercise, and one for text and page, in %s",
    (language) => {
      const lessonTitle = "Causes of the genocide against the Tutsi";
      const request = aRebRequest({ language, subject: "History and Citizenship", classLevel: "S2", lessonTitle });
      const plan = composeReb({ request, background: { unit: null }, seed: 1 });
      expect(plan.notesExamples).toBe("");
      expect(plan.notesTexts).toMatch(/ ?:$/);
      expect(plan.notesAnswers.split("\n")).toHaveLength(6);
      expect(isUnfilled(plan)).toBe(true);
    },
  );

  it("of an earlier version is still known as one", () => {
    const request = aRebRequest({ language: "rw", lessonTitle: "Zzyzx" });
    const plan = composeReb({ request, background: { unit: null }, seed: 1 });
    const now = "Porogaramu Isomo ntifite ibyigishwa by’iri somo";
    const before = JSON.parse(
      JSON.stringify(plan).replaceAll(now, "Isomo ntirifite ibyigishwa kuri iri somo"),
    ) as typeof plan;
    before.notesAnswers = phraseBanks.rw.frame.former.notesAnswers ?? "";
    expect(before.notesSummary).toMatch(/^Isomo ntirifite/);
    expect([isUnfilled(before), isNoticed(before)]).toEqual([true, true]);
    expect(isUnfilled({ ...before, notesAnswers: "1. 12" })).toBe(false);
  });
});
