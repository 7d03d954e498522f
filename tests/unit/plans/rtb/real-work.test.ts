import { describe, expect, it } from "vitest";
import { aRtbRequest } from "@/db/seed/makers";
import { loadBank } from "@/lib/bank/queries";
import type { Session } from "@/lib/bank/schema";
import { planLanguages } from "@/lib/core/language";
import { composeRtb } from "@/lib/plans/kinds/rtb/composer";
import { stepsOf } from "@/lib/plans/kinds/rtb/rules";
import { rtbRequest, type RtbContent } from "@/lib/plans/kinds/rtb/schema";

function sheetLike(id: string, change: Partial<Session> = {}): Session {
  const found = loadBank().sessions.find((sheet) => sheet.id === id);
  if (!found) throw new Error(`The bank has no ${id}.`);
  return { ...found, ...change };
}

function planOf(sheet: Session, change: object = {}): RtbContent {
  const [topicOfSession = ""] = sheet.titles[sheet.language] ?? [];
  const own = { topicOfSession, trade: sheet.trade, indicativeContent: "", facilitationTechniques: "" };
  const asked = { language: sheet.language, duration: 120, numberOfSteps: 4, classSize: 24, ...change };
  const request = rtbRequest.parse(aRtbRequest({ ...own, ...asked }));
  return composeRtb({ request, background: { module: null, sheet }, seed: 2 });
}

function told(plan: RtbContent): string {
  return stepsOf(plan)
    .flatMap((step) => [plan[`step${step}TrainerActivity`], plan[`step${step}LearnerActivity`]])
    .join("\n");
}

const brakes = "automobile-technology/brake-fluid-bleeding";
const sheets = loadBank().sessions.filter(({ language }) => language === "en");

/** A sheet of steps of so many minutes that may be left nowhere. */
function unbroken(minutes: readonly number[]): Partial<Session> {
  const acts = [
    "Drain the line",
    "Open the valve",
    "Press the pedal slowly",
    "Close the valve",
    "Fill the tank",
    "Test it",
  ];
  return {
    procedure: minutes.map((own, index) => ({ do: acts[index] ?? "Go on", minutes: own, standard: "dry" })),
    pauses: [],
  };
}

describe("a sheet that is too long for its session", () => {
  it("is worked for real on one piece where its repetitions can be left out", () => {
    const { procedure = [] } = unbroken([40, 20, 20, 5, 5]);
    const again = { do: "Do the same at the three other wheels.", minutes: 25, standard: "dry" };
    const own = [...procedure.slice(0, 3), again, ...procedure.slice(3)];
    const plan = planOf(sheetLike(brakes, { procedure: own, pauses: [] }));
    expect(told(plan)).not.toContain("nothing is begun");
    expect(told(plan)).toMatch(/Left out today: step 4, which does the same once more/);
    expect(plan.assessment).toContain("marked in the next session");
  });

  it("is worked on one piece by the class where the sheet says that there is one", () => {
    expect(told(planOf(sheetLike(brakes)))).toContain("The class does the work once, on one piece");
  });

  it("is begun for real even where the first stop comes early", () => {
    const plan = planOf(sheetLike(brakes, { ...unbroken([10, 40, 40, 40, 40, 40]), pauses: [1] }));
    expect(told(plan)).not.toContain("nothing is begun");
    expect(plan.evaluationOfSession).toContain("rests after step 1");
  });

  it("is rehearsed in parts, in words of a rehearsal, where it may be left nowhere", () => {
    const plan = planOf(sheetLike(brakes, unbroken([40, 40, 40, 40, 40, 40])));
    const all = Object.values(plan).join("\n");
    expect(told(plan).match(/nothing is begun/g)).toHaveLength(1);
    expect(all).not.toMatch(
      /held against|redo what does not meet|check their own work|Measure each step|long(?:er|est) and why/,
    );
    expect(told(plan)).toMatch(/Rehearsal of steps? 1/);
    expect(told(plan)).toMatch(/rehearse steps? \d(?: (?:to|and) 6|\b)/i);
    expect(plan.step1Resources).not.toMatch(/for each (?:group|trainee)/);
    expect(all).not.toContain("  ");
  });

  it.each(planLanguages)("names no blank in %s", (language) => {
    const plan = planOf(sheetLike(brakes, unbroken([40, 40, 40, 40, 40, 40])), { language });
    expect(Object.values(plan).join("\n")).not.toMatch(/\{\w+\}|undefined| {2}/);
  });
});

describe("the demonstration", () => {
  const shown = (id: string) =>
    [...told(planOf(sheetLike(id))).matchAll(/(?<=Show slowly[^\n]*)\((\d+)\) /g)].map(([, n]) => Number(n));

  it("shows the core of the work, and not how it is got ready", () => {
    expect(shown(brakes)).toContain(5);
    expect(shown("masonry/english-bond-wall")).toContain(5);
    expect(shown("masonry/english-bond-wall")).not.toContain(1);
    expect(shown("crop-production/grafting-avocado").some((step) => [4, 5, 6].includes(step))).toBe(true);
  });
});

describe("the conclusion", () => {
  it("has something in each of its minutes", () => {
    for (const sheet of sheets)
      for (const classSize of [12, 24, 37]) {
        const plan = planOf(sheet, { classSize });
        const [, closing = "0"] = /last (\d+) min/.exec(plan.summary) ?? [];
        const ends = [...plan.assessment.matchAll(/min \d+-(\d+) /g)].map(([, end]) => Number(end));
        expect(Math.max(...ends) + Number(closing), `${sheet.id} ${classSize}`).toBe(plan.conclusionDuration);
      }
  });

  it("asks of each trainee what a slot has time for", () => {
    for (const sheet of sheets) {
      const plan = planOf(sheet);
      const [, asked = ""] = /Oral questions, one or two for each trainee: (.*)/.exec(plan.assessment) ?? [];
      // "f(4) gives" is no number of a question.
      expect(asked.match(/(?<!\S)\(\d\) /g)?.length, sheet.id).toBeLessThanOrEqual(3);
      const [, minutes = "0"] = /slots of (\d+) min/.exec(plan.assessment) ?? [];
      const [, size = "1"] = /in \d+ groups of (\d+)/.exec(told(plan)) ?? [];
      if (plan.assessment.includes("each trainee shows or says one step"))
        expect(Number(minutes), sheet.id).toBeGreaterThanOrEqual(Number(size) * 1.5);
    }
  });
});

describe("the opening of a session", () => {
  it("speaks of no finished work, and of a drawing only where the sheet has one", () => {
    for (const sheet of sheets) {
      const { introductionTrainerActivity, additionalNotes } = planOf(sheet);
      const own = introductionTrainerActivity.replace(sheet.purpose, "");
      expect(own, sheet.id).not.toContain("finished work");
      expect(/drawing/.test(own.split("\n")[0] ?? ""), sheet.id).toBe(sheet.diagrams.length > 0);
      expect(/drawing/.test(additionalNotes), sheet.id).toBe(sheet.diagrams.length > 0);
    }
  });
});
