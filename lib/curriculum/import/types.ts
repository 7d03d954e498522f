import type { unitColumns } from "./constants";

export type UnitColumn = (typeof unitColumns)[number];

/** One row of the file, checked. What the file has no column for is left out. */
export type UnitRow = {
  classLevel: string | null;
  subject: string;
  unitNo: number | null;
  title: string;
  keyUnitCompetence: string | null;
  source: string;
  note: string | null;
  term?: number | null;
  lessonCount?: number | null;
  lessons?: string[];
  confirmed?: boolean;
};

/** What is wrong with a line; `reason` names a sentence of the messages, `curriculum.reasons`. */
export type LineError = { line: number; column: UnitColumn | null; reason: LineReason };

export type LineReason =
  | "unreadable"
  | "columnMissing"
  | "empty"
  | "tooMany"
  | "required"
  | "tooLong"
  | "unknownClass"
  | "notANumber"
  | "notATerm"
  | "notZeroOrOne"
  | "twice"
  | "encoding";

/** What an import would do or has done. `line` is the line of the file that says so. */
export type UnitChange = { line: number; kind: "added" | "changed"; unit: UnitRow };

export type ImportPreview = {
  errors: LineError[];
  changes: UnitChange[];
  added: number;
  changed: number;
  unchanged: number;
};
