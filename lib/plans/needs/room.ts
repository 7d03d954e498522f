import { saysMore } from "./named";
import { findNeeds, type Needs } from "./needs";
import { cutAtMarks } from "./parts";
import { isFilled, searchable } from "../text/wording";
import { methodPhrases } from "../text/methods/phrases";
import { readMethods } from "../text/methods/reading";
import { goesOnFromWish } from "../text/wishes";

type Row = "learners" | "room" | "methods";

/** Whom a part of the box speaks of; null where it says nothing by itself, as a number or "in our class" does. */
function rowOf(part: string): Row | null {
  const { learners, room, wishes, methods } = findNeeds(part);
  if (methods.length > 0) return "methods";
  if (room.length + wishes.length > 0) return learners.length > 0 ? "learners" : "room";
  const isSaying = learners.some(({ kind }) => kind !== "other") || saysMore(searchable(part));
  return isSaying ? "learners" : null;
}

/** The kinds of needs in a text and their numbers, to be compared. */
function told(text: string): string {
  return findNeeds(text)
    .learners.map(({ kind, count }) => `${kind} ${count}`)
    .join();
}

/** The box as it was typed, cut into what is said of learners, of the room and of the way of teaching, with the marks between. */
function cut(specialNeeds: string): Record<Row, string> {
  const rows: Record<Row, string> = { learners: "", room: "", methods: "" };
  let row: Row = "learners";
  let isOfWish = false;
  for (const { piece: part, mark: before } of cutAtMarks(specialNeeds)) {
    const goesOn: Row | null = row === "methods" && !/[,;.\n]/.test(before) ? row : null;
    row = isOfWish && goesOnFromWish(part) ? "room" : (goesOn ?? rowOf(part) ?? row);
    isOfWish = row === "room" && (isOfWish || findNeeds(part).wishes.length > 0);
    rows[row] += rows[row] ? before + part : part;
  }
  return { learners: rows.learners.trim(), room: rows.room.trim(), methods: rows.methods.trim() };
}

type Rows = {
  specialNeeds: string;
  location: string;
  introductionTeachingActivities: string;
  developmentTeachingActivities: string;
  conclusionTeachingActivities: string;
};

/** Whether the lesson's own steps say what the teacher noted for it. */
function areSaid(own: readonly string[], plan: Rows): boolean {
  const { introductionTeachingActivities, developmentTeachingActivities, conclusionTeachingActivities } = plan;
  const steps = searchable(
    [introductionTeachingActivities, developmentTeachingActivities, conclusionTeachingActivities].join("\n"),
  );
  return own.every((words) => steps.includes(searchable(words)));
}

/** The words of wishes on the way of teaching, each as a plan quotes it. */
function wishedWords(methods: readonly string[]): string[] {
  return readMethods(methods).map(({ said }) => said);
}

const declined = Object.values(methodPhrases).map((phrases) => searchable(phrases.declined.split("{names}")[0] ?? ""));

/** Whether the lesson's steps carry out what is wished of the way of teaching, or say why its topic forbids it. */
function areAnswered(methods: readonly string[], plan: Rows): boolean {
  const opening = searchable(plan.introductionTeachingActivities);
  return areSaid(wishedWords(methods), plan) || declined.some((lead) => opening.includes(lead));
}

/** Whether the box says nothing but what the teacher noted for the lesson, and the lesson's own steps say it. */
function isOnlyOwn(plan: Rows): boolean {
  const { learners, room, rules, pace, wishes, methods } = findNeeds(plan.specialNeeds);
  const own = [...rules, ...pace];
  const isOwn = own.length + methods.length > 0 && learners.length + room.length + wishes.length === 0;
  return isOwn && areSaid(own, plan) && areAnswered(methods, plan);
}

function isOfLearners({ room, wishes, methods }: Needs): boolean {
  return room.length + wishes.length + methods.length === 0;
}

/**
 * A plan as its form is read: what the box of special needs says of the room ("no electricity") stands beside the place, for it
 * is no learner's need, and a rule that the teacher keeps or a wish of hers stands in the lesson's steps alone. Every typed word
 * stays; where a cut would lose a need or its number, the box stays whole.
 */
export function withRoomApart<Plan extends Rows>(plan: Plan): Plan {
  if (isOnlyOwn(plan)) return { ...plan, specialNeeds: "" };
  const found = findNeeds(plan.specialNeeds);
  if (isOfLearners(found)) return plan;
  const isMixed = found.learners.length + found.methods.length > 0;
  const rows = isMixed ? cut(plan.specialNeeds) : { learners: "", room: plan.specialNeeds.trim(), methods: "" };
  const isWhole = told(rows.learners) === told(plan.specialNeeds) && isOfLearners(findNeeds(rows.learners));
  if (!isWhole) return plan;
  const unsaid = areAnswered(found.methods, plan) ? "" : rows.methods;
  const location = [plan.location.trim(), rows.room, unsaid].filter(isFilled).join("; ");
  return { ...plan, specialNeeds: rows.learners, location };
}
