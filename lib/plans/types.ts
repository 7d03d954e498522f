import type { EngineName } from "@/lib/ai/types";
import type { planFilterKinds, planSorts, reviewStates } from "./constants";
import type { PlanContent, PlanKind } from "./kinds/contract";

/** How the review of a plan stands. */
export type ReviewState = (typeof reviewStates)[number];

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

/** Of kinds that are reviewed a plan is a draft until it is submitted; of the others, until it is completed. */
export type PlanStatus = "draft" | "completed" | "deleted" | ReviewState;
export type GenerationState = "running" | "finished" | "failed" | "interrupted";

export type GenerationProgress = {
  state: GenerationState;
  engine: EngineName;
  section: string;
  done: number;
  total: number;
};

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
  generation: GenerationState | null;
  /** What the check says of it as it stands, the lower of both scores; null until somebody has looked. */
  score: number | null;
};

export type Plan = {
  id: number;
  kind: PlanKind;
  ownerId: number;
  status: PlanStatus;
  version: number;
  content: PlanContent;
  createdAt: string;
  updatedAt: string;
  deletedAt: string | null;
  generation: GenerationProgress | null;
  /** Null for kinds that are not reviewed. `createdBy` is the owner's e-mail address; `notesSubmitted`: the notes were handed in as well. */
  review: { createdBy: string; reasonForRejection: string; notesSubmitted: boolean } | null;
};

export type VersionReason = "created" | "generated" | "saved" | "autosaved" | "restored" | "copied";
export type PlanVersion = { version: number; reason: VersionReason; createdAt: string };

/** What a page that watches a plan being written is told. `done` is the event's number. */
export type PlanEvent =
  | { type: "section"; section: string; done: number; total: number; fields: PlanContent }
  | { type: "partial"; section: string; fields: PlanContent }
  | { type: "end"; state: GenerationState; engine: EngineName; status: PlanStatus };
