import type { PlanKind } from "../kinds/traits";
import type { RunState, PlanStatus } from "../types";
import type { planFilterKinds, planSorts } from "./constants";

type FilterKinds = typeof planFilterKinds;
export type PlanFilterName = keyof FilterKinds;
/** The filters whose values are those that occur among the plans, in the column of that name. */
export type ColumnFilter = {
  [Name in PlanFilterName]: FilterKinds[Name] extends "column" ? Name : never;
}[PlanFilterName];
/** What a list is narrowed by; "" where it is not. */
export type PlanFilterValues = {
  [Name in PlanFilterName]: FilterKinds[Name] extends readonly (infer Value)[] ? Value | "" : string;
};
export type PlanSort = (typeof planSorts)[number];

/** A plan as lists show it. Moments are ISO. */
export type PlanListItem = {
  id: number;
  kind: PlanKind;
  status: PlanStatus;
  title: string;
  subject: string;
  /** What the kind's lists name besides the subject. */
  details: string[];
  classLevel: string;
  lessonNo: string;
  lessonDate: string;
  durationMinutes: number;
  teacherName: string;
  language: string;
  createdAt: string;
  updatedAt: string;
  deletedAt: string | null;
  run: RunState | null;
  /** What the check says of it as it stands, the lower of both scores; null until somebody has looked. */
  score: number | null;
};
