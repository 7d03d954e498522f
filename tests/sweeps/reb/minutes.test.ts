import { describe, expect, it } from "vitest";
import { aRebRequest } from "@/db/seed/makers";
import { findLessonBefore, loadBank } from "@/lib/bank/queries";
import type { Lesson } from "@/lib/bank/schema";
import { composeReb } from "@/lib/plans/kinds/reb/composer";
import { boardLines } from "@/lib/plans/kinds/reb/composer/entry/board";
import { groupSizeOf, itemsOf, taskWithin, withoutSeating } from "@/lib/plans/kinds/reb/composer/entry/task";
import { rebRequest, type RebContent } from "@/lib/plans/kinds/reb/schema";

const lessons = loadBank().lessons.filter(({ language, sensitive }) => language === "en" && !sensitive);
const lengths = [30, 35, 40, 45, 80];

function planOf(entry: Lesson, change: object = {}): RebContent {
  const [lessonTitle = ""] = entry.titles[entry.language] ?? [];
  const [classLevel = ""] = entry.classes;
  const own = { lessonTitle, subject: entry.subject, classLevel, language: entry.language };
  const request = rebRequest.parse(aRebRequest({ ...own, specialNeeds: "", totalDuration: 40, ...change }));
  return composeReb({
    request,
    background: { unit: null, known: { entry, before: findLessonBefore(entry) } },
    seed: 3,
  });
}

/** A whole bank in one length of lesson, composed once for all that looks at it. */
const made = new Map<number, [Lesson, RebContent][]>();
function plans(totalDuration = 40): [Lesson, RebContent][] {
  const known =
    made.get(totalDuration) ??
    lessons.map((entry) => [entry, planOf(entry, { totalDuration })] as [Lesson, RebContent]);
  made.set(totalDuration, known);
  return known;
}

function bare(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/** The text of a step of the development, and its minutes. */
function stepOf(plan: RebContent, number: number): { minutes: number; text: string } {
  const heads = [...plan.developmentTeachingActivities.matchAll(/^(\d)\. [^\n]*\((\d+) min\)$/gm)];
  const [head, next] = [
    heads.find(([, own]) => own === String(number)),
    heads.find(([, own]) => own === String(number + 1)),
  ];
  const text = plan.developmentTeachingActivities.slice(head?.index, next?.index);
  return { minutes: Number(head?.[2]), text };
}

/** The questions of a list that begins after a line. */
function numberedLines(text: string, start: RegExp): string[] {
  return text.split("\n").flatMap((line) => (start.test(line) ? [line.replace(start, "")] : []));
}

describe("the discovery of a lesson of the bank", () => {
  it("has the minutes that the lesson gives it, as far as the other steps can be held", () => {
    for (const totalDuration of lengths)
      for (const [{ id, discovery }, plan] of plans(totalDuration)) {
        const others = [2, 3, 4, 5].map((step) => stepOf(plan, step).minutes);
        const { minutes } = stepOf(plan, 1);
        const name = `${id} ${totalDuration}`;
        // Up to five minutes are in hand.
        if (plan.developmentDuration >= discovery.minutes + 17) expect(minutes, name).toBe(discovery.minutes);
        expect(minutes + others.reduce((sum, own) => sum + own, 0), name).toBe(plan.developmentDuration);
        const fits = plan.developmentDuration >= minutes + 12;
        const least = fits ? [2, 4, 2, 4] : [2, 2, 2, 2];
        for (const [index, few] of least.entries()) expect(others[index], name).toBeGreaterThanOrEqual(few);
      }
  });

  it("never waits longer than it lasts", () => {
    const wrong: string[] = [];
    for (const totalDuration of lengths)
      for (const [{ id, discovery }, plan] of plans(totalDuration)) {
        const { minutes, text } = stepOf(plan, 1);
        const task = text.split("\n").find((line) => line.includes("give the task:")) ?? "";
        for (const [said, numbers = ""] of task.matchAll(/((?:\d+(?:,| and| or| to|-)? ?)+)min/g))
          for (const named of (numbers.match(/\d+/g) ?? []).map(Number))
            // What is longer than the lesson's own minutes are data of an experiment done before.
            if (named > minutes && named <= discovery.minutes)
              wrong.push(`${id} ${totalDuration}: ${said} in ${minutes}`);
      }
    expect(wrong).toEqual([]);
  });

  it("has no more of the task than its minutes hold, and the rest stands in the notes", () => {
    let cut = 0;
    for (const [entry, plan] of plans(30)) {
      const { minutes, text } = stepOf(plan, 1);
      const { items } = itemsOf(withoutSeating(entry.discovery.task, entry.language));
      const given = items.filter((item) => bare(text).includes(bare(item)));
      if (items.length > 2)
        expect(given.length / items.length, entry.id).toBeLessThanOrEqual(minutes / entry.discovery.minutes + 0.2);
      if (given.length === items.length) continue;
      cut++;
      expect(text, entry.id).toMatch(/(?:Item|Items) \d.*for those who are ready early, or for home/);
      for (const item of items.slice(given.length)) expect(bare(plan.notesExercises), entry.id).toContain(bare(item));
    }
    expect(cut).toBeGreaterThan(lessons.length / 2);
  });

  it("leaves out what waits too long for it", () => {
    const [lesson] = lessons;
    if (!lesson) throw new Error("The bank is empty.");
    const task = "Take two cups. 1. Pour water. 2. Look at it. 3. After 10 minutes measure. 4. Compare.";
    const own = {
      ...lesson,
      discovery: { ...lesson.discovery, task, minutes: 10, expected: "1. Wet. 2. Clear. 3. Less. 4. One." },
    };
    expect(taskWithin(own, 9)).toEqual({
      task: "Take two cups. 1. Pour water. 2. Look at it.",
      expected: "1. Wet. 2. Clear.",
      rest: { from: 3, to: 4, text: "3. After 10 minutes measure. 4. Compare." },
    });
  });

  it("is done in groups of the size that the task names", () => {
    const named = lessons.filter((entry) => groupSizeOf(entry) === 6);
    expect(named.length).toBeGreaterThan(0);
    for (const entry of named)
      expect(stepOf(planOf(entry, { classSize: 46 }), 1).text, entry.id).toMatch(/in 6 groups of 6 and 2 groups of 5/);
  });
});

describe("the exercises of a lesson of the bank", () => {
  it("assess the objective by as many short questions as it counts", () => {
    for (const totalDuration of [30, 40, 80])
      for (const [entry, plan] of plans(totalDuration)) {
        const asked = numberedLines(plan.assessmentMethods, /^\d+\. /);
        const name = `${entry.id} ${totalDuration}`;
        const [, right, total] =
          /with at least (\d) of the (\d) assessment questions right/.exec(plan.instructionalObjectives) ?? [];
        expect(asked.length, name).toBe(total ? Number(total) : 2);
        if (!total)
          expect(plan.instructionalObjectives, name).toContain("with both (2 of 2) assessment questions right");
        const reached = total ? `at least ${right} of the ${total} questions right` : "both questions right (2 of 2)";
        expect(plan.assessmentMethods, name).toContain(reached);
        expect(plan.instructionalObjectives, name).not.toMatch(
          /\d of \d(?!\)? assessment)|(?:two|three|four|five|six|seven|eight|nine) of (?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)/,
        );
        const minutes = Number(/Assessment, (\d+) min/.exec(plan.conclusionTeachingActivities)?.[1]);
        expect(minutes, name).toBeLessThan(plan.conclusionDuration);
        for (const question of asked) {
          const exercise = entry.exercises.find(({ q }) => bare(q) === bare(question));
          expect(exercise?.level, `${name} ${question}`).not.toBe("create");
        }
      }
  });

  it("stand in the notes with their answers under the numbers that the plan gives them", () => {
    for (const [entry, plan] of plans()) {
      for (const [index, question] of numberedLines(plan.assessmentMethods, /^\d+\. /).entries()) {
        expect(plan.notesExercises, entry.id).toContain(`Assessment ${index + 1}. ${question}`);
        const answer = entry.exercises.find(({ q }) => bare(q) === bare(question))?.a ?? "?";
        expect(bare(plan.notesAnswers), entry.id).toContain(`Assessment ${index + 1}. ${bare(answer)}`);
      }
    }
  });

  it("are each set somewhere: in class, for support, for home or for who is ready early", () => {
    for (const totalDuration of [40, 80])
      for (const [entry, plan] of plans(totalDuration)) {
        const form = `${stepOf(plan, 5).text}\n${plan.conclusionTeachingActivities}`;
        const named = [...form.matchAll(/exercises? (\d+)(?: (?:to|and) (\d+))? \(teacher/g)].flatMap(
          ([, from, to = from]) => {
            const [first, last] = [Number(from), Number(to)];
            return Array.from({ length: last - first + 1 }, (_, index) => first + index);
          },
        );
        const practised = entry.exercises.length - numberedLines(plan.assessmentMethods, /^\d+\. /).length;
        const inClass = Math.min(...named, practised + 1) - 1;
        const alone = /(?:for each alone|then compared in pairs[^:]*): (.*)/.exec(form)?.[1] ?? "";
        for (let number = 1; number <= inClass; number++) expect(alone, entry.id).toContain(`(${number}) `);
        expect(
          named.toSorted((a, b) => a - b),
          entry.id,
        ).toEqual(Array.from({ length: practised - inClass }, (_, index) => inClass + 1 + index));
      }
  });
});

describe("the words of a lesson of the bank", () => {
  it("say a mistaken idea before they ask about it", () => {
    for (const [{ id }, plan] of plans()) {
      expect(stepOf(plan, 3).text, id).toMatch(/^- (?:Somebody says|A common mistake): .* Ask: /m);
      expect(plan.developmentTeachingActivities, id).not.toContain("If somebody thinks so");
    }
  });

  it("do not have a scene said that is played or shown", () => {
    for (const [{ id, hook }, plan] of plans())
      if (/^(?:The teacher|Show|Write|Whisper|Put|Two learners)\b/.test(hook))
        expect(plan.introductionTeachingActivities, id).toContain("Open the lesson like this:");
  });

  it("join no steps with an arrow", () => {
    for (const [entry, plan] of plans()) {
      const own = JSON.stringify(entry);
      if (!own.includes("→")) expect(plan.developmentTeachingActivities, entry.id).not.toContain("→");
    }
  });

  it("name competences by acts that the plan asks for", () => {
    for (const [{ id }, plan] of plans()) {
      const columns = plan.introductionCrosscuttingIssues + plan.conclusionCrosscuttingIssues;
      expect(columns, id).not.toMatch(
        /guess the title|want to find out|create an example|cost of materials|compared with a standard/,
      );
    }
  });
});

describe("the summary of the chalkboard", () => {
  it("keeps its spaces, and parts the cells of a table by bars", () => {
    const table = "SOIL\n           Sand     Clay\ncolour     yellow   red\nwater      runs     stays\n  a) by hand";
    expect(boardLines(table)).toEqual([
      "SOIL",
      "| Sand | Clay",
      "colour | yellow | red",
      "water | runs | stays",
      "  a) by hand",
    ]);
    const sum = "   2.50\n + 1.75\n   4.25";
    expect(boardLines(sum)).toEqual(sum.split("\n"));
  });

  it("stands whole in the plan of each lesson", () => {
    for (const [{ id, board }, plan] of plans())
      for (const line of boardLines(board)) expect(plan.developmentTeachingActivities, id).toContain(`\n  ${line}`);
  });
});
