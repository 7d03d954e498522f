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
export type Work = { from: number; to: number } | "done" | "rehearsal";

export type Stretch = { role: StepRole; minutes: number; work: Work | null };

/** When whom the trainer assesses: `together` groups in each slot of some minutes, from a minute of the conclusion on. */
export type Slots = { from: number; minutes: number; count: number; together: number };

/**
 * A job sheet in the minutes of one session: its work is done once, from the first practice into the conclusion, and assessed when it
 * has come to its end or to a step after which it can be left until the next session. Work that can come to neither is not begun: it is
 * rehearsed.
 */
export type Workflow = {
  groups: WorkGroups;
  facts: number;
  /** Numbers of the steps that the trainer shows. */
  shown: readonly number[];
  /** The minutes of the demonstration that are left for them. */
  showing: number;
  /** The step that today's work comes to; 0 where it is rehearsed. */
  today: number;
  /** The minutes of today's work, and all that the session has for it. */
  minutes: number;
  workMinutes: number;
  /** The shortest session that holds the whole sheet, in minutes. */
  needed: number;
  steps: readonly Stretch[];
  /** The conclusion: its last minutes, and the work that goes on in it before the assessment, with its minutes. */
  closing: { minutes: number; rest: number; work: Work | null };
  slots: Slots;
};

/** A step is shown in about half the minutes that trainees need for it; a long one in part. */
const shownMinutes = { least: 2, longest: 8 } as const;
const mostShown = 3;
/** A fact is said in a minute. */
const leastFacts = 2;
/** Looking at half-finished works and their faults. */
export const reviewMinutes = 3;
/** Work begins in the step of the demonstration when at least this much of it is left. */
const leastWork = 5;
const leastSlot = 3;
const mostSlot = 12;
/** Of the conclusion so much is kept for the assessment where the work can be left earlier. */
const assessmentShare = 1 / 3;
/** Work that is left again after less than this share of its minutes is not begun. */
const worthBeginning = 1 / 4;
/** Showing and last words where the work needs the rest of the session. */
const tightShowing = 4;
const tightClosing = 5;
/** The longest session of the form. */
const longest = 480;

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

/** The minutes of a step in which trainees work on their piece; `shown` is what the demonstration takes. */
function practiceMinutes({ role, minutes }: Timed, shown: number): number {
  if (role === "concept") return 0;
  if (role === "demonstration") return minutes - shown >= leastWork ? minutes - shown : 0;
  if (role === "combined") return Math.max(0, minutes - shown);
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

function sumOf(procedure: JobSheet["procedure"]): number {
  return procedure.reduce((sum, { minutes }) => sum + minutes, 0);
}

/** Slots of at least three minutes, with as few groups at a time as that allows. */
function assessmentSlots(minutes: number, { groups, from }: { groups: number; from: number }): Slots {
  for (let together = 1; together < groups; together++) {
    const count = Math.ceil(groups / together);
    const each = Math.min(mostSlot, Math.floor(minutes / count));
    if (each >= leastSlot) return { from, minutes: each, count, together };
  }
  return { from, minutes: Math.min(mostSlot, Math.max(1, minutes)), count: 1, together: groups };
}

type Timed = { role: StepRole; minutes: number };

type Demonstration = { facts: number; showing: number };

/** The facts that are said before steps are shown, and the minutes for showing; a step of both leaves two thirds to practice. */
function demonstrationOf({ role, minutes }: Timed, facts: number): Demonstration {
  const share = role === "combined" ? Math.floor(minutes / 3) : minutes;
  const said = Math.min(facts, Math.max(leastFacts, Math.floor(share / 4)));
  const showing = Math.min(mostShown * shownMinutes.longest, share - said);
  return { facts: said, showing: Math.max(shownMinutes.least, showing) };
}

/**
 * What the form has for the sheet's work: in its steps, and in its conclusion before the last words. `isTight`: next to nothing is
 * shown before, since the trainees see each step when they come to it.
 */
function roomFor({ knowledge }: JobSheet, { duration, numberOfSteps }: Asked, isTight: boolean) {
  const roles = rolesFor(numberOfSteps);
  const split = splitMinutes({ total: duration, count: roles.length, shares: rtbTiming });
  const timed = roles.map((role, index): Timed => ({ role, minutes: split.middle[index] ?? 0 }));
  const shows = timed.find(({ role }) => role === "demonstration" || role === "combined");
  const hasConcept = roles.includes("concept");
  const usual = demonstrationOf(shows ?? { role: "demonstration", minutes: 0 }, hasConcept ? 0 : knowledge.length);
  const { facts, showing } = isTight ? { facts: Math.min(leastFacts, usual.facts), showing: tightShowing } : usual;
  const works = timed.map((step) => practiceMinutes(step, facts + showing));
  const closing = isTight ? Math.min(tightClosing, closingMinutes(split.end)) : closingMinutes(split.end);
  const practice = works.reduce((sum, minutes) => sum + minutes, 0);
  return {
    ...{ timed, showing, works, closing, practice },
    facts: hasConcept ? knowledge.length : facts,
    conclusion: split.end - closing,
  };
}

type Asked = Pick<RtbRequest, "duration" | "numberOfSteps">;
type Room = ReturnType<typeof roomFor>;

function isWholeIn({ procedure }: JobSheet, { practice, conclusion }: Room): boolean {
  return sumOf(procedure) <= practice + conclusion - leastSlot;
}

/**
 * The last step within a session's minutes after which the work can be left, with time for the assessment where there is a choice; 0 for
 * none worth beginning.
 */
function pauseWithin({ procedure, pauses }: JobSheet, { practice, conclusion }: Room): number {
  const whole = practice + conclusion;
  const minutes = (step: number) => sumOf(procedure.slice(0, step));
  const worth = pauses.filter((step) => minutes(step) >= whole * worthBeginning);
  const last = (most: number) => Math.max(0, ...worth.filter((step) => minutes(step) <= most));
  return last(whole - Math.round(conclusion * assessmentShare)) || last(whole - leastSlot);
}

/** The minutes as the sheet needs them, and the step that they bring its work to: the last, else where it can be left; 0 for none. */
function placed(sheet: JobSheet, request: Asked): { room: Room; today: number } {
  const last = sheet.procedure.length;
  const room = roomFor(sheet, request, false);
  if (isWholeIn(sheet, room)) return { room, today: last };
  const pause = pauseWithin(sheet, room);
  if (pause > 0) return { room, today: pause };
  const tight = roomFor(sheet, request, true);
  return isWholeIn(sheet, tight) ? { room: tight, today: last } : { room, today: 0 };
}

function neededMinutes(sheet: JobSheet, request: Asked): number {
  for (let duration = request.duration; duration < longest; duration += 10)
    if (isWholeIn(sheet, roomFor(sheet, { ...request, duration }, true))) return duration;
  return longest;
}

/** How the sheet's work goes into the session that was asked for; sections and their minutes are the form's. */
export function workflowOf(sheet: JobSheet, request: RtbRequest): Workflow {
  const { procedure } = sheet;
  const { room, today } = placed(sheet, request);
  const { timed, works, practice, conclusion, closing } = room;
  const minutes = sumOf(procedure.slice(0, today));
  const between = (start: number, length: number): Work =>
    today === 0 ? "rehearsal" : workBetween(procedure.slice(0, today), start, start + length);
  const groups = workGroups(request.classSize, sheet.groupSize);
  const rest = Math.max(0, minutes - practice);
  return {
    ...{ groups, today, minutes, facts: room.facts, showing: room.showing },
    shown: hardSteps(
      { ...sheet, procedure: today > 0 ? procedure.slice(0, today) : procedure },
      { showing: room.showing, steps: mostShown, ...shownMinutes },
    ),
    workMinutes: practice + conclusion,
    needed: neededMinutes(sheet, request),
    steps: timed.map((step, index) => {
      const own = works[index] ?? 0;
      const start = works.slice(0, index).reduce((sum, each) => sum + each, 0);
      return { ...step, work: own > 0 ? between(start, own) : null };
    }),
    closing: { minutes: closing, rest, work: rest > 0 ? between(practice, rest) : null },
    slots: assessmentSlots(conclusion - rest, { groups: groups.count, from: rest }),
  };
}
