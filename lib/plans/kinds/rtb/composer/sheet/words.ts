import type { Session as JobSheet } from "@/lib/bank/schema";
import { rangeText } from "../../../../text/ranges";
import { fillPhrase, type Values } from "../../../../text/wording";
import type { RtbPhraseBank } from "../banks";
import type { WorkGroups } from "../work-groups";
import { mostTogether, namedSlots, spareMinutes, traineeMinutes } from "./constants";
import type { Work, Workflow } from "./workflow";

type Phrases = RtbPhraseBank["sheet"];

/** "steps 2 to 4" of the sheet. */
export function workWords(work: Work, { work: words }: Phrases): string {
  if (work === "done") return words.done;
  return rangeText(words, work);
}

function groupingWords({ count, size, uneven }: WorkGroups, { grouping }: Phrases): string {
  const values = { count: String(count), size: String(size), more: String(size + 1) };
  if (uneven) return fillPhrase(grouping.uneven, values);
  if (size === 1) return grouping.alone;
  if (count === 1) return fillPhrase(grouping.single, values);
  return fillPhrase(size === 2 ? grouping.pairs : grouping.groups, values);
}

function rolesWords({ size, uneven }: WorkGroups, { roles, extra }: Phrases): string {
  if (size >= 5 || (size === 4 && uneven)) return roles["5"];
  const named = { 1: roles["1"], 2: roles["2"], 3: roles["3"], 4: roles["4"] };
  const words = named[size as keyof typeof named];
  return uneven ? `${words}${extra}` : words;
}

/** What says of a thing that the class has one of it. */
const shared = /\btake turns\b|\bin turn\b|\bone is enough\b|\btour à tour\b|\bbasimburana\b|\bkwa zamu\b/i;

/** Whether each trainee has material of their own, or a group, or the class as a whole. */
function pieceWords({ materials, groupSize }: JobSheet, { pieces }: Phrases): string {
  if (materials.some(({ item, per }) => per === "class" && shared.test(item))) return pieces.class;
  if (groupSize === 1 || materials.some(({ per }) => per === "trainee")) return pieces.trainee;
  return materials.every(({ per }) => per === "class") && materials.length > 1 ? pieces.class : pieces.group;
}

/** What of a sheet is done today, and what in the next session, where the minutes do not hold all of it. */
function todayWords(sheet: JobSheet, flow: Workflow, phrases: Phrases): string {
  const { today } = phrases;
  const last = sheet.procedure.length;
  const steps = (from: number, to: number) => workWords({ from, to }, phrases);
  const sum = sheet.procedure.reduce((minutes, step) => minutes + step.minutes, 0);
  const spared = { sum: String(flow.minutes), whole: String(flow.workMinutes) };
  const spare = flow.workMinutes - flow.minutes >= spareMinutes + flow.slots.minutes * flow.slots.count;
  if (flow.today === 0) {
    const values = { sum: String(sum), whole: String(flow.workMinutes), needed: String(flow.needed) };
    return ` ${fillPhrase(today.rehearsal, values)}`;
  }
  const said = [
    ...(flow.today < last
      ? [
          fillPhrase(today.steps, { steps: steps(1, flow.today) }),
          fillPhrase(today.rest, { rest: steps(flow.today + 1, last) }),
        ]
      : []),
    ...(flow.leftOut.length > 0
      ? [fillPhrase(today.left, { rest: flow.leftOut.map((n) => steps(n, n)).join(", ") })]
      : []),
    ...(spare ? [fillPhrase(today.spare, spared)] : []),
  ];
  return said.map((text) => ` ${text}`).join("");
}

/** Who is assessed in which minutes of the conclusion. */
export function slotWords({ slots, groups }: Pick<Workflow, "slots" | "groups">, { slot }: Phrases): string {
  const { from, minutes, count, together, spare } = slots;
  const end = from + count * minutes;
  const rest = spare > 0 ? [fillPhrase(slot.spare, { from: String(end + 1), to: String(end + spare) })] : [];
  const [one, more] = groups.size === 1 ? [slot.trainee, slot.trainees] : [slot.group, slot.groups];
  const all = Array.from({ length: count }, (_, index) => {
    const [n, m] = [index * together + 1, Math.min(groups.count, (index + 1) * together)];
    const time = { from: String(from + index * minutes + 1), to: String(from + (index + 1) * minutes) };
    return fillPhrase(n === m ? one : more, { ...time, n: String(n), m: String(m) });
  });
  const named = all.length > namedSlots.most ? [...all.slice(0, namedSlots.first), "…", ...all.slice(-1)] : all;
  return [...named, ...rest].join(", ");
}

/** What the phrases of a session are filled with of its workflow. */
export function workflowValues(sheet: JobSheet, flow: Workflow, phrases: Phrases): Values {
  const isPart = flow.today < sheet.procedure.length;
  const piece = flow.today > 0 ? ` ${pieceWords(sheet, phrases)}` : "";
  // Who has a piece of their own works all of the time; only one piece for several goes from hand to hand.
  const isOwn = flow.today > 0 && flow.groups.size > 1 && pieceWords(sheet, phrases) === phrases.pieces.trainee;
  const reached: Work = { from: 1, to: Math.max(1, flow.today) };
  return {
    grouping: groupingWords(flow.groups, phrases),
    roles: isOwn ? phrases.roles.own : rolesWords(flow.groups, phrases),
    change: flow.groups.size > 1 && !isOwn ? phrases.change : "",
    piece,
    today: todayWords(sheet, flow, phrases),
    showing: String(flow.showing),
    rest: String(flow.closing.rest),
    left: String(flow.today),
    scope: isPart && flow.today > 0 ? fillPhrase(phrases.scope, { steps: workWords(reached, phrases) }) : "",
    slots: slotWords(flow, phrases),
    minutes: String(flow.slots.minutes),
    closing: String(flow.closing.minutes),
  };
}

/** How each trainee is assessed within a slot; where its minutes are few the list is filled in while the groups work. */
export function assessedWords({ slots, groups, today }: Workflow, { assessed }: Phrases): string {
  if (today === 0) return assessed.rehearsal;
  if (slots.together > mostTogether) return assessed.round;
  const trainees = slots.together * (groups.size + (groups.uneven ? 1 : 0));
  if (groups.size > 1 && slots.minutes < trainees * traineeMinutes) return assessed.brief;
  if (slots.together > 1) return assessed.together;
  return groups.size === 1 ? assessed.alone : assessed.group;
}
