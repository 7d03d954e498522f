import { describe, expect, it } from "vitest";
import { aRebRequest } from "@/db/seed/makers";
import { findLessonBefore, loadBank } from "@/lib/bank/queries";
import type { Lesson } from "@/lib/bank/schema";
import { planLanguages } from "@/lib/core/language";
import { rebNotes } from "@/lib/plans/kinds/reb/fields";
import { rebChoices } from "@/lib/plans/kinds/reb/choices";
import { reb } from "@/lib/plans/kinds/reb/kind";
import { composeReb } from "@/lib/plans/kinds/reb/composer";
import { withoutSeating } from "@/lib/plans/kinds/reb/composer/entry/task";
import { inspectReb } from "@/lib/plans/kinds/reb/inspection";
import { rebContent, rebRequest, type RebContent } from "@/lib/plans/kinds/reb/schema";
import type { RebBackground } from "@/lib/plans/kinds/reb/types";

function requestFor(lesson: Lesson, change: object = {}) {
  const [lessonTitle = ""] = lesson.titles[lesson.language] ?? [];
  const [classLevel = ""] = lesson.classes;
  return aRebRequest({ lessonTitle, subject: lesson.subject, classLevel, language: lesson.language, ...change });
}

function backgroundOf(entry: Lesson): RebBackground {
  return { unit: null, known: { entry, before: findLessonBefore(entry) } };
}

/** As the kind composes it, without asking the catalogue. */
function planOf(lesson: Lesson, change: object = {}): RebContent {
  const request = rebRequest.parse(requestFor(lesson, change));
  return composeReb({ request, background: backgroundOf(lesson), seed: 2 });
}

function bare(text: string): string {
  return text.replace(/\s+/g, " ");
}

const { lessons } = loadBank();
const [first] = lessons;
/** A single lesson holds a task of so many minutes whole, and a double one every task. */
const wholeTask = 13;
/** One plan of each lesson, which the tests share; those on a sensitive topic are taught in a way of their own. */
const plans = lessons
  .filter((lesson) => !lesson.sensitive && !rebChoices.isCalm(rebRequest.parse(requestFor(lesson))))
  .map((lesson) => ({
    lesson,
    plan: planOf(lesson, { totalDuration: lesson.discovery.minutes <= wholeTask ? 40 : 80 }),
  }));

describe("a plan on a lesson of the bank", () => {
  it("holds the lesson: its task, its example, its summary, questions and homework, and an answer to each", () => {
    for (const { lesson, plan } of plans) {
      const form = bare(Object.values(plan).join("\n"));
      const notes = bare(rebNotes.map((name) => plan[name]).join("\n"));
      const task = withoutSeating(lesson.discovery.task, lesson.language);
      const said = [lesson.hook, task, lesson.discovery.expected, lesson.homework.q];
      for (const text of [...said, lesson.application.q]) expect(form, lesson.id).toContain(bare(text.trim()));
      for (const { q, a } of [...lesson.exercises, lesson.homework, lesson.extension]) {
        expect(notes, lesson.id).toContain(bare(q.trim()));
        expect(notes, lesson.id).toContain(bare(a.trim()));
      }
      for (const { text } of lesson.readings) expect(notes, lesson.id).toContain(bare(text.trim()));
    }
  });

  it("is what an inspector accepts; npm run content looks at all of them", () => {
    const some = plans.filter((_, index) => index % 9 === 0);
    const poor = some.flatMap(({ lesson, plan }) => {
      const { score, findings } = inspectReb(plan, backgroundOf(lesson));
      return score < 85 ? [`${lesson.id}: ${score} ${findings.map(({ rule }) => rule).join()}`] : [];
    });
    expect(poor).toEqual([]);
  });

  it("prints a misspelt title in the bank's spelling, from its draft on", async () => {
    const request = aRebRequest({ lessonTitle: "simple intrest", subject: "Mathematics", classLevel: "P5" });
    expect(reb.draft(request)).toMatchObject({ lessonTitle: "Simple interest" });
    expect(await reb.compose({ request, seed: 1 })).toMatchObject({ lessonTitle: "Simple interest" });
  });

  it("asks only questions whose answer stands in the notes", () => {
    for (const { lesson, plan } of plans) {
      const { assessmentMethods, notesExercises } = plan;
      const asked = assessmentMethods.split("\n").filter((line) => /^\d+\. /.test(line));
      expect(asked.length, lesson.id).toBeGreaterThanOrEqual(2);
      for (const line of asked) expect(bare(notesExercises), lesson.id).toContain(bare(line.replace(/^\d+\. /, "")));
    }
  });

  it("says the steps in both columns, with all minutes of the development", () => {
    if (!first) throw new Error("The bank is empty.");
    const plan = planOf(first, { totalDuration: 80 });
    const heads = (text: string) => text.split("\n").filter((line) => /^\d\. .*\(.*\d.*\)$/.test(line));
    expect(heads(plan.developmentTeachingActivities)).toEqual(heads(plan.developmentLearningActivities));
    const minutes = heads(plan.developmentTeachingActivities).map((head) => Number(/(\d+)\D*\)$/.exec(head)?.[1]));
    expect(minutes.reduce((sum, own) => sum + own, 0)).toBe(plan.developmentDuration);
  });

  it("names the competence and the issue that it really serves, by the act that serves them, where that is done today", () => {
    const acts = plans.flatMap(({ lesson, plan }) => {
      const { competence, issue } = lesson.serves;
      // Only official names are printed; the digital skills are none of them.
      const served = /digital/i.test(competence.name) ? [issue] : [competence, issue];
      return served.flatMap((item) => (item ? [{ lesson, plan, by: bare(item.by.trim()).replace(/\.$/, "") }] : []));
    });
    const unnamed = acts.filter(({ plan, by }) => {
      const { developmentCrosscuttingIssues, conclusionCrosscuttingIssues } = plan;
      return !bare(`${developmentCrosscuttingIssues} ${conclusionCrosscuttingIssues}`).includes(by);
    });
    for (const { lesson, by } of unnamed) {
      const { homework, extension, application, exercises } = lesson;
      const later = JSON.stringify([homework, extension, application, exercises]).toLowerCase();
      const words = by.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
      expect(
        words.some((word) => later.includes(word.slice(0, 5))),
        `${lesson.id}: ${by}`,
      ).toBe(true);
    }
    expect(unnamed.length / acts.length).toBeLessThan(0.15);
  });

  it("keeps what is typed of special needs", () => {
    if (!first) throw new Error("The bank is empty.");
    const plan = planOf(first, { specialNeeds: "2 blind" });
    expect(plan.developmentTeachingActivities + plan.learningMaterials).toMatch(/blind/i);
  });
});

describe("a plan on what the bank does not have", () => {
  const request = aRebRequest({ lessonTitle: "The ukulele in the Baroque", subject: "Music" });

  it.each(planLanguages)("says that it is empty and has a box for each thing in %s", async (language) => {
    const plan = rebContent.parse(await reb.compose({ request: { ...request, language }, seed: 1 }));
    expect(plan.notesSummary).toMatch(/^(?:Porogaramu )?Isomo /);
    const boxes = rebNotes
      .map((name) => plan[name])
      .join("\n")
      .split("\n");
    expect(boxes.filter((line) => /:$/.test(line)).length).toBeGreaterThanOrEqual(12);
    expect(reb.neighbours(plan)).not.toBeNull();
    expect(reb.neighbours({ ...plan, notesSummary: "Three strings or four" })).toBeNull();
  });

  it.each(planLanguages)(
    "promises nothing that it does not have, and names its title three times at most in %s",
    (language) => {
      const subjects = [
        "Mathematics",
        "English",
        "Physics",
        "History",
        "Music",
        "Sports",
        "ICT",
        "Entrepreneurship",
        "Unknown",
      ];
      for (const subject of subjects)
        for (let seed = 0; seed < 12; seed += 1) {
          const asked = rebRequest.parse({
            ...request,
            subject,
            language,
            unitTitle: request.lessonTitle,
            totalDuration: 80,
          });
          const plan = composeReb({ request: asked, background: { unit: null }, seed });
          const said = Object.values({ ...plan, lessonTitle: "", unitTitle: "" }).join("\n");
          expect(said.split("ukulele").length - 1, `${subject} ${seed}`).toBeLessThanOrEqual(3);
          expect(said).not.toMatch(
            /two (?:worked )?examples|deux exemples|ingero ebyiri|mifano miwili|Kimironko|Mugisha/i,
          );
        }
    },
  );
});
