import type { SectionChange } from "@/lib/plans/suggestions/constants";
import type { PlanKind } from "@/lib/plans/kinds/traits";
import type { ReportedFinding, InspectionReport } from "@/lib/plans/scores/types";
import type tools from "@/messages/en/tools.json";
import type { FieldValues, PlanField, ValueWords } from "../fields";

export type ToolLabels = typeof tools;

/** A part of the plan whose texts the tools can change. */
export type ToolPart = { name: string; title: string; fields: readonly PlanField[] };

/** The plan as the page at hand holds it: the editor in its form, the plan's own page on the server alone. */
export type PlanInHand = {
  kind: PlanKind;
  id: number;
  /** Saves what is typed and gives the version that the server then has; null when that failed. */
  settle: () => Promise<number | null>;
  /** Makes these fields part of the plan as a version of its own; null when that failed, which was told. */
  choose: (fields: FieldValues) => Promise<VersionChange | null>;
  /** Shows what the server has saved by itself. */
  take: (saved: { version: number; fields: Record<string, unknown>; inspection: InspectionReport }) => void;
  /** Makes an older version the newest again. True when it did. */
  restore: (version: number) => Promise<boolean>;
};

/** A version that was made, and the one to go back to. */
export type VersionChange = { version: number; previous: number };

export type ToolsContext = {
  labels: ToolLabels;
  /** Whether a model writes: then there are more suggestions, and free instructions. */
  model: boolean;
  parts: readonly ToolPart[];
  /** What is being done now, by the key of its finding. */
  busy: string | null;
  ask: (part: string, wish: SectionChange) => void;
  fix: (finding: ReportedFinding) => void;
  /** The finding whose mending was undone, by its key: its button takes the focus when it is back. */
  undone: string | null;
  refocused: () => void;
};

export type ToolsDialogProps = {
  desk: PlanInHand;
  part: ToolPart;
  wish: SectionChange;
  model: boolean;
  labels: ToolLabels;
  words: ValueWords;
  onChosen: (change: VersionChange) => void;
  onClose: () => void;
};
