import { describe, expect, it } from "vitest";
import { aRebRequest } from "@/db/seed/makers";
import { loadBank } from "@/lib/bank/queries";
import type { Lesson } from "@/lib/bank/schema";
import { rebChoices } from "@/lib/plans/kinds/reb/choices";
import { composeReb } from "@/lib/plans/kinds/reb/composer";
import { isBeside, lessonTopics } from "@/lib/plans/kinds/reb/topics";
import { inspectReb } from "@/lib/plans/kinds/reb/inspection";
import { rebRequest, type RebContent } from "@/lib/plans/kinds/reb/schema";

const sensitive = loadBank().lessons.filter((lesson) => lesson.sensitive);
const calm = sensitive.filter((lesson) => lessonTopics(requestOf(lesson)).length > 0 && !isBeside(requestOf(lesson)));

function requestOf(lesson: Lesson, change: object = {}) {
  const [lessonTitle] = lesson.titles[lesson.language] ?? [];
  const [classLevel] = lesson.classes;
  const { subject, language } = lesson;
  return rebRequest.parse(aRebRequest({ lessonTitle, subject, classLevel, language, ...change }));
}

function bare(text: string): string {
  return text.replace(/\s+/g, " ");
}

function planOf(lesson: Lesson, seed: number, totalDuration: number) {
  const request = requestOf(lesson, { totalDuration });
  const entry = rebChoices.known(request);
  const background = { unit: null, known: entry && { entry, before: null } };
  return { plan: composeReb({ request, background, seed }), background, entry };
}

function formOf(plan: RebContent): string {
  const texts = Object.entries(plan).filter(([name]) => !/^notes|Title$|Competence$/.test(name));
  return bare(texts.map(([, text]) => String(text)).join("\n"));
}

describe("a plan made of a sensitive entry", () => {
  it("is calm for the four models, and there is one on each of their topics", () => {
    const topics = calm.flatMap((lesson) => lesson.sensitive?.topics ?? []);
    for (const topic of ["genocide", "menstruation", "hiv", "abuse"]) expect(topics).toContain(topic);
  });

  it("is found by each title that teachers type", () => {
    for (const lesson of calm)
      for (const lessonTitle of lesson.titles.en ?? [])
        expect(rebChoices.known(requestOf(lesson, { lessonTitle }))?.id, lessonTitle).toBe(lesson.id);
  });

  it("says its wording, support and sources, its facts and its task", () => {
    for (const lesson of sensitive) {
      const { plan, entry } = planOf(lesson, 1, 40);
      expect(entry?.id).toBe(lesson.id);
      const form = formOf(plan);
      const { wording, support, sources } = lesson.sensitive ?? { wording: "?", support: "?", sources: ["?"] };
      for (const said of [wording, support, ...sources]) expect(form, lesson.id).toContain(bare(said).trim());
    }
    for (const lesson of calm) {
      const form = formOf(planOf(lesson, 3, 80).plan);
      expect(form, lesson.id).toContain(bare(lesson.discovery.task).trim());
      for (const line of lesson.board.trim().split("\n")) expect(form, lesson.id).toContain(line.trim());
    }
  });

  it("asks only what its notes answer, and holds the text that learners read", () => {
    for (const lesson of calm)
      for (const minutes of [40, 80]) {
        const { plan } = planOf(lesson, 2, minutes);
        const asked = plan.assessmentMethods.split("\n").filter((line) => /^\d+\. /.test(line));
        expect(asked.length, lesson.id).toBeGreaterThanOrEqual(3);
        expect(asked.at(-1), lesson.id).toMatch(/Whom can a person turn to/);
        expect(bare(plan.notesAnswers).toLowerCase()).toContain(bare(lesson.sensitive?.support ?? "?").toLowerCase());
        for (const [index, line] of asked.slice(0, -1).entries()) {
          const question = line.replace(/^\d+\. /, "");
          const answer = lesson.exercises.find(({ q }) => bare(q).trim() === bare(question))?.a ?? "?";
          expect(bare(plan.notesAnswers), lesson.id).toContain(`${index + 1}. ${bare(answer).trim()}`);
        }
        for (const { text } of lesson.readings) expect(bare(plan.notesTexts)).toContain(bare(text.trim()));
      }
  });

  it("points to nothing that is not there, and gives one task in class and one at home", () => {
    for (const lesson of calm)
      for (const seed of [1, 2, 3, 4, 5, 6]) {
        const { plan } = planOf(lesson, seed, 40);
        const form = formOf(plan);
        const own = form.replaceAll(bare(lesson.sensitive?.wording ?? "?").trim(), "");
        expect(own, lesson.id).not.toMatch(/official book|diagram|\bslip|a sheet|from which source|the source is/);
        for (const { title } of lesson.readings) expect(plan.instructionalObjectives).toContain(title);
        expect(form.match(/Homework: /g), lesson.id).toHaveLength(1);
        expect(form).toContain(`Homework: ${bare(lesson.homework.q)}`);
        const [before, after] = form.split(bare(lesson.application.q));
        expect(after, lesson.id).toContain(`Answer: ${bare(lesson.application.a).slice(0, 30)}`);
        expect(before).not.toContain("Answer:");
        expect(plan.developmentLearningActivities).toContain("Do the task alone in the notebook");
        expect(plan.conclusionTeachingActivities).toMatch(/Cover the key points[^]*Assessment, \d+ min/);
      }
  });

  it("has no hard finding, whichever turn it takes", () => {
    for (const lesson of sensitive)
      for (const seed of [1, 2, 3, 4, 5, 6])
        for (const minutes of [40, 80]) {
          const { plan, background } = planOf(lesson, seed, minutes);
          const { findings, score } = inspectReb(plan, background);
          expect(
            findings.filter(({ severity }) => severity === "hard"),
            `${lesson.id} ${seed}`,
          ).toEqual([]);
          expect(score, lesson.id).toBeGreaterThanOrEqual(85);
        }
  });

  it("is made of nothing that was not written for such a topic", () => {
    const ordinary = loadBank().lessons.find(({ id }) => id === "biology-and-health-sciences/s2/leaf-structure");
    if (!ordinary) throw new Error("The bank has no leaf.");
    const topic = { lessonTitle: "HIV and AIDS", lessonId: ordinary.id };
    expect(rebChoices.known(requestOf(ordinary, topic))?.sensitive?.topics).toEqual(["hiv"]);
    expect(rebChoices.known(requestOf(ordinary, { ...topic, lessonTitle: "Suicide prevention" }))).toBeNull();
  });
});
