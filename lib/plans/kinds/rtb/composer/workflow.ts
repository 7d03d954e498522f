import type { Session as JobSheet } from "@/lib/bank/schema";
import { splitMinutes } from "@/lib/core/split-minutes";
import { rtbTiming } from "../constants";
import type { RtbRequest } from "../schema";
import type { StepRole } from "./banks";
import { hardSteps } from "./hard-steps";
import { rolesFor } from "./session";

/** Groups of a class: `count` of them, of `size` or, where the class does not divide, one more. */
export type WorkGroups = { count: number; size: number; uneven: boolean };

/** The steps of the sheet that one stretch of work is spent on; a long one goes on in the next. */
export type Work = { from: number; to: number } | "done";

export type Stretch = { role: StepRole; minutes: number; work: Work | null };

/** When whom the trainer assesses: `together` groups in each slot of some minutes. */
export type Slots = { minutes: number; count: number; together: number };

/**
 * A job sheet in the minutes of one session: its work is done once, from the first practice into the conclusion, where it
 * is assessed while it goes on. Steps that the session does not hold are left for the next one.
 */
export type Workflow = {
  groups: WorkGroups;
  facts: number;
  /** Numbers of the steps that the trainer shows. */
  shown: readonly number[];
  /** The last step that today's minutes hold whole (0 for none), and whether the one after it is begun. */
  today: number;
  begun: boolean;
  workMinutes: number;
  steps: readonly Stretch[];
  closing: { minutes: number; assessment: number; work: Work };
  slots: Slots;
};

/** What one shown step takes, and the facts and the safety before it. */
const shownMinutes = { step: 4, before: 3 } as const;
const mostShown = 3;
/** Looking at half-finished works and their faults. */
export const reviewMinutes = 3;
/** Work begins in the step of the demonstration when at least this much of it is left. */
const leastWork = 5;
const leastSlot = 3;
const mostSlot = 12;

/** Groups as near to the sheet's size as the class allows; nobody is left alone with work for two. */
export function workGroups(classSize: number, size: number): WorkGroups {
  const trainees = Math.max(1, classSize);
  const near = Math.max(1, Math.round(trainees / size));
  const count = size > 1 && near > 1 && Math.floor(trainees / near) < 2 ? near - 1 : near;
  return { count, size: Math.floor(trainees / count), uneven: trainees % count > 0 };
}

/** Summary and evaluation at the end; the rest of the conclusion is assessed work. */
function closingMinutes(conclusion: number): number {
  return conclusion >= 40 ? 8 : Math.max(1, Math.min(conclusion - 1, Math.round(conclusion / 3)));
}

function demonstrationMinutes(minutes: number, shown: number): number {
  const needed = shownMinutes.before + shownMinutes.step * shown;
  return minutes - needed < leastWork ? minutes : needed;
}

/** The minutes of a step in which trainees work on their piece. */
function workMinutes(role: StepRole, minutes: number, shown: number): number {
  if (role === "concept") return 0;
  if (role === "demonstration") return minutes - demonstrationMinutes(minutes, shown);
  if (role === "combined") return minutes - Math.min(minutes, shownMinutes.before + shownMinutes.step * shown);
  return role === "review" ? Math.max(0, minutes - reviewMinutes) : minutes;
}

/** The steps that a stretch of work is spent on; one that only ends or begins in it for a moment is left out. */
function workBetween(procedure: JobSheet["procedure"], begin: number, end: number): Work {
  let before = 0;
  const own: number[] = [];
  for (const [index, { minutes }] of procedure.entries()) {
    const shared = Math.min(end, before + minutes) - Math.max(begin, before);
    if (shared >= Math.min(2, minutes, end - begin)) own.push(index + 1);
    before += minutes;
  }
  const [from] = own;
  return from === undefined ? "done" : { from, to: own.at(-1) ?? from };
}

/** How many whole steps the minutes hold. */
function stepsWithin(procedure: JobSheet["procedure"], minutes: number): number {
  let sum = 0;
  const over = procedure.findIndex((step) => (sum += step.minutes) > minutes);
  return over === -1 ? procedure.length : over;
}

function sumOf(procedure: JobSheet["procedure"]): number {
  return procedure.reduce((sum, { minutes }) => sum + minutes, 0);
}

/** Slots of at least three minutes, with as few groups at a time as that allows. */
function assessmentSlots(minutes: number, groups: number): Slots {
  for (let together = 1; together < groups; together++) {
    const count = Math.ceil(groups / together);
    const each = Math.min(mostSlot, Math.floor(minutes / count));
    if (each >= leastSlot) return { minutes: each, count, together };
  }
  return { minutes: Math.min(mostSlot, Math.max(1, minutes)), count: 1, together: groups };
}

type Timed = { role: StepRole; minutes: number };

/** Steps of the form with the minutes of work in each, and those of the assessed work at the end. */
function workTimes({ duration, numberOfSteps }: RtbRequest) {
  const roles = rolesFor(numberOfSteps);
  const split = splitMinutes({ total: duration, count: roles.length, shares: rtbTiming });
  const timed = roles.map((role, index): Timed => ({ role, minutes: split.middle[index] ?? 0 }));
  const demonstration = timed.find(({ role }) => role === "demonstration" || role === "combined")?.minutes ?? 0;
  const room = Math.floor((demonstration - shownMinutes.before) / shownMinutes.step);
  const shown = Math.max(1, Math.min(mostShown, room));
  const closing = closingMinutes(split.end);
  return {
    ...{ timed, shown, closing, demonstration },
    works: timed.map(({ role, minutes }) => workMinutes(role, minutes, shown)),
    assessment: split.end - closing,
  };
}

/** How the sheet's work goes into the session that was asked for; sections and their minutes are the form's. */
export function workflowOf(sheet: JobSheet, request: RtbRequest): Workflow {
  const { procedure } = sheet;
  const { timed, shown, closing, demonstration, works, assessment } = workTimes(request);
  const practice = works.reduce((sum, minutes) => sum + minutes, 0);
  const whole = practice + assessment;
  const today = stepsWithin(procedure, whole);
  const begun = today < procedure.length && whole - sumOf(procedure.slice(0, today)) >= leastWork;
  const reached = Math.max(1, today + (begun ? 1 : 0));
  const between = (start: number, minutes: number) => workBetween(procedure.slice(0, reached), start, start + minutes);
  const groups = workGroups(request.classSize, sheet.groupSize);
  return {
    ...{ groups, today, begun, workMinutes: whole },
    facts: demonstration >= 12 || timed.some(({ role }) => role === "concept") ? sheet.knowledge.length : 2,
    shown: hardSteps({ ...sheet, procedure: procedure.slice(0, reached) }, shown),
    steps: timed.map((step, index) => {
      const minutes = works[index] ?? 0;
      const start = works.slice(0, index).reduce((sum, own) => sum + own, 0);
      return { ...step, work: minutes > 0 ? between(start, minutes) : null };
    }),
    closing: { minutes: closing, assessment, work: between(practice, assessment) },
    slots: assessmentSlots(assessment, groups.count),
  };
}
