import type { EngineName } from "@/lib/ai/types";
import type { reviewStates } from "./constants";
import type { PlanContent } from "./kinds/contract";
import type { PlanKind } from "./kinds/traits";

/** Which plan is meant. */
export type PlanRef = { kind: PlanKind; id: number };

/** How the review of a plan stands. */
export type ReviewState = (typeof reviewStates)[number];

/** Of kinds that are reviewed a plan is a draft until it is submitted; of the others, until it is completed. */
export type PlanStatus = "draft" | "completed" | "deleted" | ReviewState;
export type RunState = "running" | "finished" | "failed" | "interrupted";

export type RunProgress = {
  state: RunState;
  engine: EngineName;
  section: string;
  done: number;
  total: number;
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
  run: RunProgress | null;
  /**
   * Null for kinds that are not reviewed. `createdBy` is the owner's e-mail address; `notesSubmitted`: the notes were handed in
   * as well.
   */
  review: { createdBy: string; reasonForRejection: string; notesSubmitted: boolean } | null;
};

export type VersionReason = "created" | "generated" | "saved" | "autosaved" | "restored" | "copied";
export type PlanVersion = { version: number; reason: VersionReason; createdAt: string };

/** What a page that watches a plan being written is told. `done` is the event's number. */
export type PlanEvent =
  | { type: "section"; section: string; done: number; total: number; fields: PlanContent }
  | { type: "partial"; section: string; fields: PlanContent }
  | { type: "end"; state: RunState; engine: EngineName; status: PlanStatus };
