import { describe, expect, it } from "vitest";
import { aRebRequest } from "@/db/seed/makers";
import { loadBank } from "@/lib/bank/queries";
import type { Lesson } from "@/lib/bank/schema";
import { composeReb } from "@/lib/plans/kinds/reb/composer";
import { begunFirst } from "@/lib/plans/kinds/reb/composer/entry/task";
import { rebRequest, type RebContent } from "@/lib/plans/kinds/reb/schema";

const plans = loadBank()
  .lessons.filter(({ language, sensitive }) => language === "en" && !sensitive)
  .map((entry, seed): [Lesson, RebContent] => {
    const { titles, language, subject, classes } = entry;
    const given = { lessonTitle: titles[language]?.[0], subject, classLevel: classes[0], language };
    const request = rebRequest.parse(aRebRequest({ ...given, totalDuration: 40, classSize: 46, specialNeeds: "" }));
    return [entry, composeReb({ request, background: { unit: null, known: { entry, before: null } }, seed })];
  });

function bare(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

function words(text: string): number {
  return (text.match(/[\p{L}\p{N}]+/gu) ?? []).length;
}

/** Plans of which something is not so. */
function wrong(isRight: (plan: RebContent, entry: Lesson) => boolean): string[] {
  return plans.filter(([entry, plan]) => !isRight(plan, entry)).map(([{ id }]) => id);
}

/** The lines of one step of the development in one column. */
function step(plan: RebContent, number: number, column: "Teaching" | "Learning" = "Teaching"): string {
  const text = plan[`development${column}Activities`];
  const [before = "", after = ""] = [`\n${number}. `, `\n${number + 1}. `];
  const start = `\n${text}`.indexOf(before);
  const end = `\n${text}`.indexOf(after, start + 1);
  return `\n${text}`.slice(start, end === -1 ? undefined : end);
}

describe("what stands in the minutes of a plan", () => {
  it("is copied in them: no long summary within two or three minutes", () => {
    expect(
      wrong((plan, { board }) => words(board) < 70 || /Copy the \d+ lines/.test(step(plan, 4, "Learning"))),
    ).toEqual([]);
    expect(wrong((plan) => !/copy the example/i.test(step(plan, 3, "Learning")))).toEqual([]);
  });

  it("is one task in class and one at home", () => {
    expect(wrong((plan) => !/exercises \d/.test(step(plan, 5)))).toEqual([]);
    expect(wrong((plan) => !/finished at home|More practice/.test(JSON.stringify(plan)))).toEqual([]);
    const atHome = plans.filter(([{ application }, plan]) =>
      bare(plan.conclusionTeachingActivities).includes(`Homework: ${bare(application.q)}`),
    );
    expect(atHome.length).toBeGreaterThan(20);
    for (const [{ id, application, homework }, plan] of atHome) {
      expect(bare(step(plan, 5)), id).not.toContain(bare(application.q));
      expect(bare(plan.notesExercises), id).toContain(bare(homework.q));
      expect(bare(plan.notesAnswers), id).toContain(bare(application.a));
    }
  });

  it("begins with what is waited for", () => {
    const [soil] = plans.find(([{ id }]) => id === "science-and-elementary-technology/p4/composition-of-soil") ?? [];
    const task =
      "1. Look at fresh soil. 2. Drop a clod into water. 3. Shake soil with water and wait 5 minutes. 4. Lay plastic on soil in the sun for 10 minutes.";
    expect(soil && begunFirst(soil, task)).toEqual({ numbers: ["4", "3"], minutes: 10 });
    const waited = plans.flatMap(([entry, plan]) => {
      const first = begunFirst(entry, entry.discovery.task);
      return first ? [{ ...first, told: step(plan, 1) }] : [];
    });
    expect(waited.length).toBeGreaterThan(3);
    for (const { told, minutes } of waited)
      expect(told).toMatch(new RegExp(`Begin with no\\. .*the wait takes ${minutes} min`));
  });

  it("is safe where it is done", () => {
    expect(wrong((plan, { safety }) => !safety || bare(step(plan, 1)).includes(bare(safety)))).toEqual([]);
  });
});

describe("the words of a plan", () => {
  it("cover the answers before they are asked for", () => {
    expect(
      wrong((plan) => /cover the whole board.*\n- Assessment, \d/.test(plan.conclusionTeachingActivities)),
    ).toEqual([]);
  });

  it("come back to the opening, with its answer where the entry has one", () => {
    const isAnswered = (plan: RebContent, { hookAnswer }: Lesson) =>
      /come back to the opening/.test(plan.conclusionTeachingActivities) &&
      (!hookAnswer || bare(plan.conclusionTeachingActivities).includes(bare(hookAnswer)));
    expect(wrong(isAnswered)).toEqual([]);
  });

  it("have whole sentences as standards", () => {
    const half =
      /Standard of the work|whether the work is done (?!with|within|in |by|to |at |on |without|so that|according|using|from)/;
    expect(wrong((plan) => !half.test(plan.assessmentMethods))).toEqual([]);
    expect(wrong((plan) => !/whether the work is done[^.]*(?:\d|exercises?\b)/.test(plan.assessmentMethods))).toEqual(
      [],
    );
  });

  it("say the groups once, as the class can be divided", () => {
    const named = /give the task: .*\b(?:[Ii]n|[Ii]nto) (?:groups of (?:two|three|four|five|six|seven|eight)|threes)\b/;
    expect(wrong((plan) => !named.test(plan.developmentTeachingActivities))).toEqual([]);
    const isPaired = (plan: RebContent) => /Seat learners in pairs/.test(plan.developmentTeachingActivities);
    expect(wrong((plan) => !isPaired(plan) || /Draw by lot \w+ or \w+ pairs/.test(step(plan, 2)))).toEqual([]);
  });

  it("name issues that the lesson serves, and vary", () => {
    const said = plans.map(([, plan]) => JSON.stringify(plan));
    expect(said.filter((text) => /marked with one key|the adaptation planned/.test(text))).toEqual([]);
    for (const line of ["Predict each next step", "are taken from girls and boys in turn", "disagree politely"])
      expect(said.filter((text) => text.includes(line)).length, line).toBeLessThan(said.length * 0.6);
    const young = plans.filter(([{ classes }]) => /^(?:N|P[1-3])/.test(classes[0] ?? ""));
    expect(
      young.filter(([, plan]) => /Predict|justify it/.test(step(plan, 3, "Learning"))).map(([{ id }]) => id),
    ).toEqual([]);
    const finance = plans.filter(([, plan]) =>
      /Financial Education: (?:prices and sums|learners reckon with)/.test(plan.crosscuttingIssues),
    );
    for (const [{ id }, plan] of finance) expect(JSON.stringify(plan), id).toMatch(/francs?|FRW|RWF|Frw/i);
  });
});

describe("the materials of a plan", () => {
  it("are listed where task or help name them, with their number", () => {
    const needsCards = (entry: Lesson, plan: RebContent) =>
      /\bon cards\b|\bcards with\b/.test(`${step(plan, 1)} ${entry.support}`) && !/identity cards/.test(entry.support);
    expect(
      wrong((plan, entry) => !needsCards(entry, plan) || /\b(?:cards?|slips)\b/i.test(plan.learningMaterials)),
    ).toEqual([]);
    expect(
      wrong(
        (plan, { support }) =>
          !/paper strips|strips of paper|strips of equivalent/.test(support) ||
          /\bstrips?\b/i.test(plan.learningMaterials),
      ),
    ).toEqual([]);
    // Things of one half of the groups are not counted.
    expect(wrong((plan) => !/\bfor each pair\b(?! (?:of|that|who|with|in)\b)/.test(plan.learningMaterials))).toEqual(
      [],
    );
    const uncounted = /^- (?!groups? [A-Z]\b).*\bfor each group\b(?! (?:of|that|who|with|in)\b)/im;
    expect(wrong((plan) => !uncounted.test(plan.learningMaterials))).toEqual([]);
  });
});
