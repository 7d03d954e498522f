import { describe, expect, it } from "vitest";
import { aRtbRequest } from "@/db/seed/makers";
import { loadBank } from "@/lib/bank/queries";
import type { Session } from "@/lib/bank/schema";
import { composeRtb } from "@/lib/plans/kinds/rtb/composer";
import { rtbRequest, type RtbContent } from "@/lib/plans/kinds/rtb/schema";
import { stepsOf } from "@/lib/plans/kinds/rtb/rules";

type Asked = { duration: number; numberOfSteps: number; classSize: number };

function planOf(sheet: Session, asked: Asked): RtbContent {
  const [topicOfSession = ""] = sheet.titles[sheet.language] ?? [];
  const { trade, language } = sheet;
  const own = { topicOfSession, trade, language, indicativeContent: "", facilitationTechniques: "" };
  const request = rtbRequest.parse(aRtbRequest({ ...own, ...asked }));
  return composeRtb({ request, background: { module: null, sheet }, seed: 2 });
}

const sheets = loadBank().sessions.filter(({ language }) => language === "en");
/** Each sheet in a session of two of these, in turn. */
const asked: Asked[] = [40, 60, 90, 120, 180, 240].flatMap((duration) =>
  [1, 2, 3, 4, 5].map((numberOfSteps) => ({
    duration,
    numberOfSteps,
    classSize: 5 + ((duration + numberOfSteps * 7) % 36),
  })),
);
const cases = sheets.flatMap((sheet, index) =>
  [0, 11, 23].map((turn) => ({ sheet, asked: asked[(index * 7 + turn) % asked.length] ?? asked[0] })),
);

function eachPlan(look: (plan: RtbContent, sheet: Session, name: string) => void): void {
  for (const { sheet, asked: own } of cases) {
    if (!own) throw new Error("No session is asked for.");
    look(planOf(sheet, own), sheet, `${sheet.id} ${JSON.stringify(own)}`);
  }
}

/** The stretches of the sheet that trainees are told to work on, in order. */
function stretches(plan: RtbContent): [number, number][] {
  const told = [...stepsOf(plan).map((step) => plan[`step${step}TrainerActivity`]), plan.assessment].join("\n");
  const work = told.matchAll(
    /(?:Work(?: begins)?: |trainer’s hand: |goes on: |goes on \()steps? (\d+)(?: (?:to|and) (\d+))?/g,
  );
  return [...work].map(([, from = "", to = from]) => [Number(from), Number(to)]);
}

describe("the work of a job sheet in the minutes of a session", () => {
  it("is done once, in the sheet’s order, and what does not fit is named for the next session", () => {
    eachPlan((plan, { procedure }, name) => {
      const done = stretches(plan);
      expect(done[0]?.[0], name).toBe(1);
      for (const [index, [from]] of done.entries())
        if (index > 0) expect([0, 1], name).toContain(from - (done[index - 1]?.[1] ?? 0));
      const told = stepsOf(plan)
        .map((step) => plan[`step${step}TrainerActivity`])
        .join("\n");
      const [, rest] = /Next session: steps? (\d+)/.exec(told) ?? [];
      const whole = rest ? Number(rest) - 1 : procedure.length;
      const minutes = procedure.slice(0, whole).reduce((sum, step) => sum + step.minutes, 0);
      const steps = stepsOf(plan).reduce((sum, step) => sum + plan[`step${step}Duration`], 0);
      expect(minutes, name).toBeLessThan(steps + plan.conclusionDuration);
      // A step that is cut by the end of the session is begun today and named again.
      expect([whole, whole + 1], name).toContain(done.at(-1)?.[1]);
    });
  });

  it("begins with facts, and with no more steps shown than the demonstration has time for", () => {
    eachPlan((plan, sheet, name) => {
      const step = stepsOf(plan).find((own) => plan[`step${own}TrainerActivity`].includes("Show slowly"));
      const said = step ? plan[`step${step}TrainerActivity`] : "";
      const shown = sheet.procedure.filter(({ do: act }) =>
        said.includes(
          act
            .trim()
            .replace(/\s*\n\s*/g, " ")
            .replace(/\.$/, ""),
        ),
      );
      const minutes = step ? plan[`step${step}Duration`] : 0;
      expect(shown.length, name).toBeGreaterThan(0);
      expect(shown.length, name).toBeLessThanOrEqual(Math.max(1, Math.floor(minutes / 4)));
      expect(shown.length, name).toBeLessThanOrEqual(3);
      const [first] = sheet.knowledge;
      expect(`${plan.step1TrainerActivity} ${said}`, name).toContain(first?.fact.trim());
    });
  });

  it("keeps one piece, and roles that the groups can fill", () => {
    eachPlan((plan, _, name) => {
      const steps = stepsOf(plan).flatMap((step) => [
        plan[`step${step}TrainerActivity`],
        plan[`step${step}LearnerActivity`],
      ]);
      const told = steps.join("\n");
      expect(told.match(/does the work once/g), name).toHaveLength(1);
      const smallest = Math.min(...[...told.matchAll(/groups? of (\d+)/g)].map(([, size]) => Number(size)));
      const isPairs = /in \d+ pairs|each alone/.test(told);
      if (isPairs || smallest < 4) expect(told, name).not.toMatch(/whoever else/);
      if (isPairs || smallest < 3) expect(told, name).not.toMatch(/one reads the sheet, one checks/);
    });
  });

  it("is assessed while it goes on, in named slots within the conclusion", () => {
    eachPlan((plan, { criteria }, name) => {
      const slots = [...plan.assessment.matchAll(/min (\d+)-(\d+) (?:groups?|trainees?) (\d+)(?: to (\d+))?/g)];
      const last = slots.at(-1);
      expect(Number(slots[0]?.[1]), name).toBe(1);
      expect(Number(last?.[2]), name).toBeLessThan(plan.conclusionDuration);
      const [, count = "1"] =
        /in (\d+) (?:groups|pairs)/.exec(
          plan.step1LearnerActivity + plan.step2LearnerActivity + plan.step3LearnerActivity,
        ) ?? [];
      if (Number(count) > 1) expect(Number(last?.[4] ?? last?.[3]), name).toBe(Number(count));
      for (const criterion of criteria) expect(plan.assessment, name).toContain(criterion.replace(/\.$/, ""));
    });
  });

  it("leaves sections and minutes as the form has them", () => {
    const [sheet] = sheets;
    if (!sheet) throw new Error("The bank is empty.");
    const plan = planOf(sheet, { duration: 120, numberOfSteps: 4, classSize: 24 });
    const steps = stepsOf(plan).map((step) => plan[`step${step}Duration`]);
    expect([plan.introductionDuration, ...steps, plan.conclusionDuration]).toEqual([5, 15, 15, 15, 15, 55]);
  });
});
