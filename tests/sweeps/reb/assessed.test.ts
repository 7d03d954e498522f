import { describe, expect, it } from "vitest";
import { aRebRequest } from "@/db/seed/makers";
import { loadBank } from "@/lib/bank/queries";
import type { Lesson } from "@/lib/bank/schema";
import { composeReb } from "@/lib/plans/kinds/reb/composer";
import { rebRequest } from "@/lib/plans/kinds/reb/schema";

type Exercise = Lesson["exercises"][number];
type Made = { entry: Lesson; asked: Exercise[]; right: number; named: number[] };

function bare(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

function made(entry: Lesson, totalDuration: number): Made {
  const { titles, language, subject, classes } = entry;
  const given = { lessonTitle: titles[language]?.[0], subject, classLevel: classes[0], language };
  const request = rebRequest.parse(aRebRequest({ ...given, totalDuration, specialNeeds: "" }));
  const plan = composeReb({ request, background: { unit: null, known: { entry, before: null } }, seed: 4 });
  const lines = plan.assessmentMethods.split("\n").filter((line) => /^\d+\. /.test(line));
  const asked = lines.flatMap((line) => entry.exercises.find(({ q }) => bare(q) === line.replace(/^\d+\. /, "")) ?? []);
  const [, some] = /at least (\d) of the \d questions right/.exec(plan.assessmentMethods) ?? [];
  const [, named = ""] = /numbers? ([\d, and]+) among them/.exec(plan.assessmentMethods) ?? [];
  return {
    entry,
    asked,
    right: some ? Number(some) : asked.length,
    named: (named.match(/\d/g) ?? []).map(Number),
  };
}

const entries = loadBank().lessons.filter(({ language, sensitive }) => language === "en" && !sensitive);
const plans = [40, 80].flatMap((minutes) => entries.map((entry) => made(entry, minutes)));

function verbsOf({ objective }: Lesson): string {
  return objective.verb;
}

/** Where the entry has none of a kind, none can be asked. */
function lacking(wanted: (exercise: Exercise) => boolean, of: RegExp, count = 1): string[] {
  return (
    plans
      .filter(
        ({ entry }) =>
          of.test(verbsOf(entry)) && entry.exercises.filter((e) => e.level !== "create" && wanted(e)).length > count,
      )
      .filter(({ asked }) => asked.filter(wanted).length < count)
      // An entry that marks all that is asked is believed.
      .filter(({ asked }) => !asked.every(({ assesses }) => assesses))
      .map(({ entry, asked }) => `${entry.id}: ${asked.map(({ q }) => q).join(" / ")}`)
  );
}

describe("the questions at the end of a lesson of the bank", () => {
  it("have something reckoned where the objective is to reckon", () => {
    const isReckoned = ({ a }: Exercise) => /\d/.test(a);
    expect(lacking(isReckoned, /^(?:calculate|solve|convert|add|subtract|multiply|divide)\b/)).toEqual([]);
  });

  it("have something explained where the objective is to explain", () => {
    const isExplained = ({ q }: Exercise) =>
      /\b(?:explain|why|how|describe|compar\w*|differ\w*|reasons?|judge|evaluate|advi[sc]e|happens|right|agree|argument|prove|discuss|relate|suspect|mistake|show)/i.test(
        q,
      );
    expect(lacking(isExplained, /^(?:explain|compare)\b/)).toEqual([]);
  });

  it("cannot be passed by recall alone", () => {
    const byRecall = plans.filter(({ asked, right, named, entry }) => {
      const used = entry.exercises.filter(({ level }) => level !== "create" && level !== "remember");
      if (
        /^(?:name|list|state|count|say|label|recall|identify|tell|order|read)\b/.test(verbsOf(entry)) ||
        used.length < 3
      )
        return false;
      const recalled = asked.filter(({ level }) => level === "remember").length;
      const isHeld = named.some((n) => asked[n - 1]?.level !== "remember");
      return recalled >= right && !isHeld;
    });
    expect(byRecall.map(({ entry, asked }) => `${entry.id}: ${asked.map(({ q }) => q).join(" / ")}`)).toEqual([]);
  });

  it("have no sum where nothing is reckoned, and never make the objective's own question optional", () => {
    const social = /History|Citizenship|Religious|English/;
    const sums = plans.filter(
      ({ entry, asked }) =>
        social.test(entry.subject) &&
        !/calculate|measure|compare|order|numbers|percent|date|time|price|money|scale|figures/i.test(
          JSON.stringify(entry.objective),
        ) &&
        asked.slice(0, 2).some(({ q, a }) => /how (?:many|much)/i.test(q) && /\d\s*[-+÷×]\s*[\d,]+.*=/.test(a)),
    );
    expect(sums.map(({ entry }) => entry.id)).toEqual([]);
    const named = plans.filter(({ named, right }) => named.length > 0 && named.length <= right).length;
    expect(named).toBeGreaterThan(plans.length / 5);
  });

  it("are those that an entry marks itself", () => {
    const marked = plans.filter(({ entry }) => entry.exercises.some(({ assesses }) => assesses));
    expect(marked.length).toBeGreaterThan(0);
    for (const { entry, asked } of marked)
      expect(asked.filter(({ assesses }) => assesses).length, entry.id).toBeGreaterThanOrEqual(
        Math.min(2, entry.exercises.filter(({ assesses }) => assesses).length),
      );
  });
});
