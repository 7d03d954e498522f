import { mapNames } from "@/lib/core/names";
import { saysMore } from "./named";
import { findNeeds, type Needs } from "./needs";
import { cutAtMarks } from "./parts";
import { isFilled, searchable } from "../text/wording";
import { methodPhrases } from "../text/methods/phrases";
import { readMethods } from "../text/methods/reading";
import { goesOnFromWish, readWishes } from "../text/wishes";

/** What is carried out by the lesson itself: ways of teaching, groups, rules that the teacher keeps. */
const rowNames = ["learners", "room", "methods", "groups", "rules"] as const;
type Row = (typeof rowNames)[number];
const ofLesson: readonly Row[] = ["methods", "groups", "rules"];

/** Whom a part of the box speaks of; null where it says nothing by itself, as a number or "in our class" does. */
function rowOf(part: string): Row | null {
  const { learners, room, rules, pace, wishes, methods } = findNeeds(part);
  if (methods.length > 0) return "methods";
  if (learners.length === 0 && rules.length + pace.length > 0) return "rules";
  if (learners.length === 0 && isOfGroups(wishes)) return "groups";
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

function isKnownNeed(part: string): boolean {
  return findNeeds(part).learners.some(({ kind }) => kind !== "other");
}

/** Whether wishes are on groups alone, which the lesson's own grouping carries out. */
function isOfGroups(wishes: readonly string[]): boolean {
  const { things, groupSize } = readWishes(wishes);
  return groupSize !== null && things.length === 0;
}

/** The box as it was typed, cut into what is said of learners, of the room and of the way of teaching, with the marks between. */
function cut(specialNeeds: string): Record<Row, string> {
  const rows = mapNames(rowNames, () => "");
  let row: Row = "learners";
  let isOfWish = false;
  for (const { piece: part, mark: before } of cutAtMarks(specialNeeds)) {
    const goesOn: Row | null = ofLesson.includes(row) && !/[,;.\n]/.test(before) && !isKnownNeed(part) ? row : null;
    row = isOfWish && goesOnFromWish(part) ? "room" : (goesOn ?? rowOf(part) ?? row);
    isOfWish = row === "room" && (isOfWish || findNeeds(part).wishes.length > 0);
    rows[row] += rows[row] ? before + part : part;
  }
  return mapNames(rowNames, (name) => rows[name].trim());
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

function isOfLearners({ room, rules, pace, wishes, methods }: Needs): boolean {
  return [room, rules, pace, wishes, methods].every(({ length }) => length === 0);
}

/**
 * A plan as its form is read: what the box of special needs says of the room ("no electricity") stands beside the place, for it
 * is no learner's need; a rule that the teacher keeps, groups or a wish stand in the lesson's steps alone. Every typed word
 * stays in the plan; where a cut would lose a need or its number, the box stays whole.
 */
export function withRoomApart<Plan extends Rows>(plan: Plan): Plan {
  if (isOnlyOwn(plan)) return { ...plan, specialNeeds: "" };
  const found = findNeeds(plan.specialNeeds);
  if (isOfLearners(found)) return plan;
  const rows = cut(plan.specialNeeds);
  const kept = found.rules.length + found.pace.length > 0 && !areSaid([...found.rules, ...found.pace], plan);
  const isWhole = told(rows.learners) === told(plan.specialNeeds) && isOfLearners(findNeeds(rows.learners));
  if (!isWhole) return plan;
  const unsaid = areAnswered(found.methods, plan) ? "" : rows.methods;
  const location = [plan.location.trim(), rows.room, unsaid].filter(isFilled).join("; ");
  const specialNeeds = [rows.learners, kept ? rows.rules : ""].filter(isFilled).join("; ");
  return { ...plan, specialNeeds, location };
}
