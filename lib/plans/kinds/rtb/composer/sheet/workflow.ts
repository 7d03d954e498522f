import type { Session as JobSheet } from "@/lib/bank/schema";
import { splitMinutes } from "@/lib/core/split-minutes";
import { rtbTiming } from "../../constants";
import type { RtbRequest } from "../../schema";
import type { StepRole } from "../banks";
import { assessmentSlots, leastSlot, type Slots } from "../assessment-slots";
import {
  assessmentShare,
  closingMinutes,
  demonstrationParts,
  leastFacts,
  leastShared,
  leastWork,
  mostShown,
  reviewMinutes,
  sessionMinutes,
  shownMinutes,
  tightMinutes,
  worthBeginning,
  worthLeaving,
} from "./constants";
import { hardSteps } from "./hard-steps";
import { rolesFor } from "../session";
import { wishedSize } from "../typed-groups";
import { workGroups, type WorkGroups } from "../work-groups";

/** The steps of the sheet that one stretch of work is spent on; a long one goes on in the next. */
export type Work = { from: number; to: number } | "done";

export type Stretch = { role: StepRole; minutes: number; work: Work | null };

/**
 * A job sheet in the minutes of one session: its work is done once, from the first practice into the conclusion, and assessed
 * when it has come to its end or to a step after which it can be left until the next session. What only repeats may be left out;
 * work that can come to neither is not begun: it is rehearsed.
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
  /** Steps that only do the same once more, and are left for the next session. */
  leftOut: readonly number[];
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

/** Summary and evaluation at the end; the rest of the conclusion is assessed work. */
function closingOf(conclusion: number): number {
  const { long, whole, parts } = closingMinutes;
  return conclusion >= long ? whole : Math.max(1, Math.min(conclusion - 1, Math.round(conclusion / parts)));
}

/** The minutes of a step in which trainees work on their piece; `shown` is what the demonstration takes. */
function practiceMinutes({ role, minutes }: TimedStep, shown: number): number {
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
    if (shared >= Math.min(leastShared, minutes, end - begin)) own.push(index + 1);
    before += minutes;
  }
  const [from] = own;
  return from === undefined ? "done" : { from, to: own.at(-1) ?? from };
}

function sumOf(procedure: JobSheet["procedure"]): number {
  return procedure.reduce((sum, { minutes }) => sum + minutes, 0);
}

type TimedStep = { role: StepRole; minutes: number };

type Demonstration = { facts: number; showing: number };

/** The facts that are said before steps are shown, and the minutes for showing; a step of both leaves two thirds to practice. */
function demonstrationOf({ role, minutes }: TimedStep, facts: number): Demonstration {
  const share = role === "combined" ? Math.floor(minutes / demonstrationParts.showing) : minutes;
  const said = Math.min(facts, Math.max(leastFacts, Math.floor(share / demonstrationParts.facts)));
  const showing = Math.min(mostShown * shownMinutes.longest, share - said);
  return { facts: said, showing: Math.max(shownMinutes.least, showing) };
}

/**
 * What the form has for the sheet's work: in its steps, and in its conclusion before the last words. `isTight`: next to nothing is
 * shown before, since the trainees see each step when they come to it.
 */
function roomFor({ knowledge }: JobSheet, { duration, numberOfSteps }: SessionSize, isTight: boolean) {
  const roles = rolesFor(numberOfSteps);
  const split = splitMinutes({ total: duration, count: roles.length, shares: rtbTiming });
  const timed = roles.map((role, index): TimedStep => ({ role, minutes: split.middle[index] ?? 0 }));
  const shows = timed.find(({ role }) => role === "demonstration" || role === "combined");
  const hasConcept = roles.includes("concept");
  const usual = demonstrationOf(shows ?? { role: "demonstration", minutes: 0 }, hasConcept ? 0 : knowledge.length);
  const { facts, showing } = isTight
    ? { facts: Math.min(leastFacts, usual.facts), showing: tightMinutes.showing }
    : usual;
  const works = timed.map((step) => practiceMinutes(step, facts + showing));
  const closing = isTight ? Math.min(tightMinutes.closing, closingOf(split.end)) : closingOf(split.end);
  const practice = works.reduce((sum, minutes) => sum + minutes, 0);
  return {
    timed,
    showing,
    works,
    closing,
    practice,
    facts: hasConcept ? knowledge.length : facts,
    conclusion: split.end - closing,
  };
}

type SessionSize = Pick<RtbRequest, "duration" | "numberOfSteps">;
type Room = ReturnType<typeof roomFor>;

function isWholeIn({ procedure }: JobSheet, { practice, conclusion }: Room): boolean {
  return sumOf(procedure) <= practice + conclusion - leastSlot;
}

/**
 * The last step within a session's minutes after which the work can be left, with time for the assessment where there is a
 * choice; 0 for none. `isWorth`: only such as are worth beginning for.
 */
function pauseWithin({ procedure, pauses }: JobSheet, { practice, conclusion }: Room, isWorth: boolean): number {
  const whole = practice + conclusion;
  const minutes = (step: number) => sumOf(procedure.slice(0, step));
  const worth = pauses.filter((step) => !isWorth || minutes(step) >= whole * worthBeginning);
  const last = (most: number) => Math.max(0, ...worth.filter((step) => minutes(step) <= most));
  return last(whole - Math.round(conclusion * assessmentShare)) || last(whole - leastSlot);
}

/** What a step begins with that does the same to more of the same pieces. */
const onceMore =
  /^\W*(?:do the same|the same (?:for|at|with|on)|repeat (?:for|with|on|at)|(?:two|three|four|five|six|\d+) more)\b/i;

/** Steps without which the work is whole on one piece. */
function repeatedSteps({ procedure }: JobSheet): number[] {
  return procedure.flatMap(({ do: act, minutes }, index) =>
    index > 0 && onceMore.test(act) && minutes >= worthLeaving ? [index + 1] : [],
  );
}

/** The sheet as it is worked through where some of its steps are left out. */
function without(sheet: JobSheet, left: readonly number[]): JobSheet {
  const procedure = sheet.procedure.map((step, index) => (left.includes(index + 1) ? { ...step, minutes: 0 } : step));
  return { ...sheet, procedure };
}

type StageSetting = { room: Room; today: number; leftOut: readonly number[] };

/**
 * The minutes as the sheet needs them, and the step that they bring its work to: the last, else where it can be left; 0 for none.
 * Real work comes first: what only repeats is left out, and a short stretch of work is better than none.
 */
function placed(sheet: JobSheet, request: SessionSize): StageSetting {
  const last = sheet.procedure.length;
  const [room, tight] = [roomFor(sheet, request, false), roomFor(sheet, request, true)];
  const at = (own: Room, today: number, leftOut: readonly number[] = []) => ({ room: own, today, leftOut });
  if (isWholeIn(sheet, room)) return at(room, last);
  const pause = pauseWithin(sheet, room, true);
  if (pause > 0) return at(room, pause);
  if (isWholeIn(sheet, tight)) return at(tight, last);
  const left = repeatedSteps(sheet);
  const once = without(sheet, left);
  const whole = [room, tight].find((own) => left.length > 0 && isWholeIn(once, own));
  return whole ? at(whole, last, left) : at(room, pauseWithin(sheet, room, false));
}

function neededMinutes(sheet: JobSheet, request: SessionSize): number {
  const { longest, step } = sessionMinutes;
  for (let duration = request.duration; duration < longest; duration += step)
    if (isWholeIn(sheet, roomFor(sheet, { ...request, duration }, true))) return duration;
  return longest;
}

/** All steps of a sheet in the minutes of a rehearsal, each by its share. */
function rehearsed(procedure: JobSheet["procedure"], minutes: number): JobSheet["procedure"] {
  const whole = sumOf(procedure);
  return procedure.map((step) => ({ ...step, minutes: (step.minutes * minutes) / whole }));
}

/** How the sheet's work goes into the session that was asked for; sections and their minutes are the form's. */
export function workflowOf(sheet: JobSheet, request: RtbRequest): Workflow {
  const { room, today, leftOut } = placed(sheet, request);
  const { procedure } = without(sheet, leftOut);
  const { timed, works, practice, conclusion } = room;
  const minutes = sumOf(procedure.slice(0, today));
  const between = (start: number, length: number): Work =>
    workBetween(today > 0 ? procedure.slice(0, today) : rehearsed(procedure, practice), start, start + length);
  const groups = workGroups(request.classSize, wishedSize(request, sheet.groupSize));
  const rest = Math.max(0, minutes - practice);
  const slots = assessmentSlots(conclusion - rest, { groups: groups.count, from: rest });
  // A single minute more is for the last words.
  const spare = slots.spare > 1 ? slots.spare : 0;
  const closing = room.closing + slots.spare - spare;
  return {
    groups,
    today,
    leftOut,
    minutes,
    facts: room.facts,
    showing: room.showing,
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
    slots: { ...slots, spare },
  };
}
