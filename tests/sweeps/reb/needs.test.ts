import { describe, expect, it } from "vitest";
import { aRebRequest } from "@/db/seed/makers";
import { findLessonBefore, loadBank } from "@/lib/bank/queries";
import type { Lesson } from "@/lib/bank/schema";
import { composeReb } from "@/lib/plans/kinds/reb/composer";
import { findNeeds } from "@/lib/plans/needs/needs";
import { readReb } from "@/lib/plans/kinds/reb/inspection";
import { barrierRule } from "@/lib/plans/kinds/reb/inspection/barriers";
import { rebRequest } from "@/lib/plans/kinds/reb/schema";

/** As teachers write them, in the language of the plan; each kind of barrier shuts one of them out. */
const needs = {
  en: "1 blind, 1 deaf, 1 in a wheelchair, 1 who cannot speak",
  fr: "1 aveugle, 1 sourd, 1 en fauteuil roulant, 1 muet",
  rw: "1 utabona, 1 utumva, 1 ukoresha igare ry'abafite ubumuga, 1 utavuga",
  sw: "1 kipofu, 1 kiziwi, 1 anatumia kiti cha magurudumu, 1 bubu",
};

function shutOutIn(entry: Lesson): string[] {
  const { titles, language, subject, classes } = entry;
  const given = { lessonTitle: titles[language]?.[0], subject, classLevel: classes[0], language };
  const request = rebRequest.parse(aRebRequest({ ...given, totalDuration: 40, specialNeeds: needs[language] }));
  const background = { unit: null, known: { entry, before: findLessonBefore(entry) } };
  const plan = composeReb({ request, background, seed: 2 });
  return barrierRule
    .find(readReb(plan, background))
    .map(({ field, values }) => `${entry.id}, ${field}: ${JSON.stringify(values)}`);
}

describe("a lesson of the bank for a class with a blind, a deaf, a seated and a silent learner", () => {
  it.each(Object.entries(needs))("has four learners in %s", (_, typed) => {
    expect(findNeeds(typed).learners).toHaveLength(4);
  });

  it("has for each of them another way to every task and question that would shut one out", () => {
    expect(loadBank().lessons.flatMap(shutOutIn)).toEqual([]);
  });
});
