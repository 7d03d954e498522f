import type { PlanLanguage } from "@/lib/core/language";
import type { SensitiveTopic } from "../safety/constants";
import type { ContentReading } from "./content/reading";
import type { Field } from "./types";

/** One stage of a lesson with what both sides do in it. */
type Stage = { name: string; teacher: Field; learner: Field };

/** What rules that both kinds share need to know of a plan. */
export type PlanReading = {
  language: PlanLanguage;
  title: string;
  /** What the plan is about, in the teacher's own words: title, unit, competence. */
  about: string[];
  objective: Field;
  assessment: Field;
  references: Field;
  /** Fields of the form that are empty. */
  missing: string[];
  /** Fields that the writer filled, with their texts; what the teacher gave is not among them. */
  written: Field[];
  stages: Stage[];
  /** The sensitive topics that it is about. */
  topics: readonly SensitiveTopic[];
  /** Every text of it that is no name, number or date: what its owner gave, and all others. */
  given: Field[];
  texts: Field[];
  /** The lesson itself, as its content is read. */
  lesson: ContentReading;
};
