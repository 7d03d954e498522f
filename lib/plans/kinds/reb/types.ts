import type { Lesson } from "@/lib/bank/schema";
import type { CurriculumUnit } from "@/lib/curriculum/types";
import type { BesideEntry } from "../choice-types";

/** A lesson of the content bank on the very topic of a plan, and the lesson that comes before it. */
export type KnownLesson = { entry: Lesson; before: Lesson | null };

/**
 * What is known about a request: the unit that it names in the catalogue and its lesson in the bank, when they are there; else the
 * lesson next to it.
 */
export type RebBackground = {
  unit: CurriculumUnit | null;
  known?: KnownLesson | null;
  beside?: BesideEntry<Lesson> | null;
};
