import type { PlanKind } from "../kinds/traits";
import type { mistakes, reportStates } from "./constants";

export type Mistake = (typeof mistakes)[number];
export type ReportState = (typeof reportStates)[number];

/** A report as its teacher sees it. */
export type OwnReport = {
  id: number;
  field: string;
  mistake: Mistake;
  quote: string;
  remark: string;
  state: ReportState;
  answer: string;
  /** ISO moment. */
  createdAt: string;
};

/** A report as administrators read it: of what kind of plan, but neither whose nor which. */
export type MistakeReport = OwnReport & {
  kind: PlanKind;
  language: string;
  title: string;
  subject: string;
  classLevel: string;
  /**
   * The bank's entry that the plan was made of, and the version it had then; else the one of its title, as it was at the report.
   */
  entryId: string | null;
  entryVersion: string | null;
  /** Whether the plan was made of it. */
  isMade: boolean;
  /** Whether the entry is marked for correction in that version. */
  marked: boolean;
};

/**
 * An entry that authors have to correct. `current` is null where the bank no longer has it; `reports` are what was said of that
 * version.
 */
export type Correction = {
  id: number;
  entryId: string;
  entryVersion: string;
  current: string | null;
  markedAt: string;
  reports: { mistake: Mistake; field: string; language: string; quote: string; remark: string }[];
};
