import { saysMore } from "./named";
import { findNeeds, type Needs } from "./needs";
import { separators } from "./words";
import { isFilled, searchable } from "../text/wording";
import { goesOnFromWish } from "../text/wishes";

type Row = "learners" | "room";

/** Whom a part of the box speaks of; null where it says nothing by itself, as a number or "in our class" does. */
function rowOf(part: string): Row | null {
  const { learners, room, wishes } = findNeeds(part);
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

/** The box as it was typed, cut into what is said of learners and what is said of the room, with the marks between its parts. */
function cut(specialNeeds: string): Record<Row, string> {
  const rows: Record<Row, string> = { learners: "", room: "" };
  let row: Row = "learners";
  let from = 0;
  let before = "";
  let isOfWish = false;
  for (const mark of [...specialNeeds.matchAll(new RegExp(separators, "giu")), null]) {
    const part = specialNeeds.slice(from, mark?.index);
    row = isOfWish && goesOnFromWish(part) ? "room" : (rowOf(part) ?? row);
    isOfWish = row === "room" && (isOfWish || findNeeds(part).wishes.length > 0);
    rows[row] += rows[row] ? before + part : part;
    before = mark?.[0] ?? "";
    from += part.length + before.length;
  }
  return { learners: rows.learners.trim(), room: rows.room.trim() };
}

type Rows = {
  specialNeeds: string;
  location: string;
  introductionTeachingActivities: string;
  developmentTeachingActivities: string;
};

/** Whether the box says nothing but what the teacher noted for the lesson, and the lesson's own steps say it. */
function isOnlyOwn({ specialNeeds, introductionTeachingActivities, developmentTeachingActivities }: Rows): boolean {
  const { learners, room, rules, pace, wishes } = findNeeds(specialNeeds);
  const steps = searchable(`${introductionTeachingActivities}\n${developmentTeachingActivities}`);
  const own = [...rules, ...pace];
  return (
    own.length > 0 &&
    learners.length + room.length + wishes.length === 0 &&
    own.every((words) => steps.includes(searchable(words)))
  );
}

function isOfLearners({ room, wishes }: Needs): boolean {
  return room.length + wishes.length === 0;
}

/**
 * A plan as its form is read: what the box of special needs says of the room ("no electricity") stands beside the place, for it
 * is no learner's need, and a rule that the teacher keeps stands in the lesson's steps alone. Every typed word stays; where a cut
 * would lose a need or its number, the box stays whole.
 */
export function withRoomApart<Plan extends Rows>(plan: Plan): Plan {
  if (isOnlyOwn(plan)) return { ...plan, specialNeeds: "" };
  const { learners, room, wishes } = findNeeds(plan.specialNeeds);
  if (room.length + wishes.length === 0) return plan;
  const rows = learners.length > 0 ? cut(plan.specialNeeds) : { learners: "", room: plan.specialNeeds.trim() };
  const isWhole = told(rows.learners) === told(plan.specialNeeds) && isOfLearners(findNeeds(rows.learners));
  if (!isWhole) return plan;
  const location = [plan.location.trim(), rows.room].filter(isFilled).join("; ");
  return { ...plan, specialNeeds: rows.learners, location };
}
