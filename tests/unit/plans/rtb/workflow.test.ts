import { describe, expect, it } from "vitest";
import { aRtbRequest } from "@/db/seed/makers";
import { loadBank } from "@/lib/bank/queries";
import type { Session } from "@/lib/bank/schema";
import { composeRtb } from "@/lib/plans/kinds/rtb/composer";
import { rtbRequest, type RtbContent } from "@/lib/plans/kinds/rtb/schema";
import { leastSlot } from "@/lib/plans/kinds/rtb/composer/assessment-slots";
import { stepsOf } from "@/lib/plans/kinds/rtb/rules";

type SessionSize = { duration: number; numberOfSteps: number; classSize: number };

function planOf(sheet: Session, asked: SessionSize): RtbContent {
  const [topicOfSession = ""] = sheet.titles[sheet.language] ?? [];
  const { trade, language } = sheet;
  const own = { topicOfSession, trade, language, indicativeContent: "", facilitationTechniques: "" };
  const request = rtbRequest.parse(aRtbRequest({ ...own, ...asked }));
  return composeRtb({ request, background: { module: null, sheet }, seed: 2 });
}

const sheets = loadBank().sessions.filter(({ language }) => language === "en");
/** Each sheet in a session of two of these, in turn. */
const asked: SessionSize[] = [40, 60, 90, 120, 180, 240].flatMap((duration) =>
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
    /(?:Work(?: begins)?: |trainer’s hand: |goes on: |goes on \(min 1-\d+\): )steps? (\d+)(?: (?:to|and) (\d+))?/g,
  );
  return [...work].map(([, from = "", to = from]) => [Number(from), Number(to)]);
}

describe("the work of a job sheet in the minutes of a session", () => {
  it("is done once, in the sheet’s order, to its end or to where it can be left", () => {
    let paused = 0;
    eachPlan((plan, { procedure, pauses }, name) => {
      const told = stepsOf(plan)
        .map((step) => plan[`step${step}TrainerActivity`])
        .join("\n");
      const minutesOf = (steps: number) => procedure.slice(0, steps).reduce((sum, step) => sum + step.minutes, 0);
      const form = stepsOf(plan).reduce((sum, step) => sum + plan[`step${step}Duration`], plan.conclusionDuration);
      if (/nothing is begun/.test(told)) {
        // Neither its end nor a place to leave it that is worth beginning for lies within the session.
        const ends = [...pauses, procedure.length].map(minutesOf);
        const [, room = "0"] = /this session has (\d+) min for it/.exec(told) ?? [];
        const latest = Math.min(form * 0.55, Number(room) - leastSlot);
        expect(
          ends.filter((end) => end > form * 0.35 && end <= latest),
          name,
        ).toEqual([]);
        expect(stretches(plan), name).toEqual([]);
        return expect(told, name).toMatch(/needs one session of \d+ min/);
      }
      const done = stretches(plan);
      expect(done[0]?.[0], name).toBe(1);
      for (const [index, [from]] of done.entries())
        if (index > 0) expect([0, 1], name).toContain(from - (done[index - 1]?.[1] ?? 0));
      const [, rest] = /Next session: steps? (\d+)/.exec(told) ?? [];
      const whole = rest ? Number(rest) - 1 : procedure.length;
      expect(done.at(-1)?.[1], name).toBe(whole);
      expect([...pauses, procedure.length], name).toContain(whole);
      const [, left] = /Left out today: step (\d+)/.exec(told) ?? [];
      const spared = left ? (procedure[Number(left) - 1]?.minutes ?? 0) : 0;
      expect(minutesOf(whole) - spared, name).toBeLessThan(form);
      if (!rest) return;
      paused += 1;
      expect(plan.evaluationOfSession, name).toContain(`rests after step ${whole}`);
      expect(plan.objectives, name).not.toContain("by these criteria");
    });
    expect(paused).toBeGreaterThan(0);
  });

  it("begins with facts, and with no more steps shown than the demonstration has time for", () => {
    eachPlan((plan, sheet, name) => {
      const step = stepsOf(plan).find((own) => plan[`step${own}TrainerActivity`].includes("Show slowly"));
      const said = step ? plan[`step${step}TrainerActivity`] : "";
      const shown = sheet.procedure.filter(({ do: act }, index) =>
        said.includes(
          `(${index + 1}) ${act}`
            .trim()
            .replace(/\s*\n\s*/g, " ")
            .replace(/\.$/, ""),
        ),
      );
      const minutes = step ? plan[`step${step}Duration`] : 0;
      expect(shown.length, name).toBeGreaterThan(0);
      const half = shown.reduce((sum, own) => sum + Math.min(8, Math.ceil(own.minutes / 2)), 0);
      if (shown.length > 1) expect(half, name).toBeLessThanOrEqual(minutes);
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
      if (!/nothing is begun/.test(told)) expect(told.match(/does the work once/g), name).toHaveLength(1);
      const smallest = Math.min(...[...told.matchAll(/groups? of (\d+)/g)].map(([, size]) => Number(size)));
      const isPairs = /in \d+ pairs|(?<!trainees )each alone/.test(told);
      if (isPairs || smallest < 4) expect(told, name).not.toMatch(/whoever else/);
      if (isPairs || smallest < 3) expect(told, name).not.toMatch(/one reads the sheet, one checks/);
    });
  });

  it("is assessed after it, in named slots within the conclusion", () => {
    eachPlan((plan, { criteria }, name) => {
      const slots = [...plan.assessment.matchAll(/min (\d+)-(\d+) (?:groups?|trainees?) (\d+)(?: to (\d+))?/g)];
      const last = slots.at(-1);
      const [, goesOn = "0"] = /goes on \(min 1-(\d+)\)/.exec(plan.assessment) ?? [];
      expect(Number(slots[0]?.[1]), name).toBe(Number(goesOn) + 1);
      expect(Number(last?.[2]), name).toBeLessThan(plan.conclusionDuration);
      const [, count = "1"] =
        /in (\d+) (?:groups|pairs)/.exec(
          plan.step1LearnerActivity + plan.step2LearnerActivity + plan.step3LearnerActivity,
        ) ?? [];
      if (Number(count) > 1) expect(Number(last?.[4] ?? last?.[3]), name).toBe(Number(count));
      if (/nothing is begun/.test(Object.values(plan).join("\n"))) return;
      for (const criterion of criteria) expect(plan.assessment, name).toContain(criterion.replace(/\.$/, ""));
    });
  });

  it("asks of half-finished works only what can be seen of them", () => {
    eachPlan((plan, _, name) => {
      const texts = Object.values(plan).join("\n");
      if (texts.includes("Stop the work"))
        expect(texts, name).toMatch(/from which step it comes and how it is prevented/);
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
