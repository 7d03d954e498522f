import type plans from "@/messages/en/plans.json";
import type { Messages } from "@/lib/i18n/messages";
import type { QuotaLabels } from "@/components/subscriptions/quota-dialog";
import type { PlanKind } from "@/lib/plans/kinds/traits";
import type { RunState, PlanStatus } from "@/lib/plans/types";
import type { PlanFilterName } from "@/lib/plans/listing/types";
import type { DurationRule, PlanFieldGroup } from "./fields";

/** What a row says of its plan: its status, or how its writing stands while that is not finished. */
export type RowState = PlanStatus | Exclude<RunState, "finished">;

/** A plan as a list shows it; everything is already in the reader's language. */
export type PlanRow = {
  id: number;
  kind: PlanKind;
  title: string;
  subject: string;
  classLevel: string;
  date: string;
  duration: string;
  teacher: string;
  state: RowState;
  /** What the check says of it, while that is known. */
  score: number | null;
  /** A further line, such as the days that the bin still keeps it. */
  note?: string;
};

/** Strings of the lists in the browser; another kind of plan may bring its own. */
export type PlanListLabels = Pick<typeof plans, "list" | "states" | "confirmDelete" | "messages"> & {
  quota: QuotaLabels;
};

/** Addresses that a row leads to, with their language; its id is put behind them. */
type PlanPaths = { view: string; edit: string; api: string };

/** All that a list needs besides its rows. */
export type PlanListContext = {
  /** By the kind of the row. */
  paths: Record<PlanKind, PlanPaths>;
  subscription: string;
  labels: PlanListLabels;
};

/** What the shared screens need of a kind. */
export type PlanForm = {
  /** The messages as these screens say them of the kind. */
  messages: (messages: Messages) => Messages;
  /** Its fields with labels, and which minutes must add up. */
  groups: (messages: Messages) => PlanFieldGroup[];
  durations: (messages: Messages) => DurationRule;
  /** What its list offers to narrow it by, and whether rows have the plan's number and the day of its creation. */
  list: { filters: readonly Exclude<PlanFilterName, "search">[]; numberRows?: boolean };
  /** What the button is called that makes one. */
  createButton: (messages: Messages) => string;
  /** Said after the name of the header button once there are header settings; "" for nothing. */
  headerSet: (messages: Messages) => string;
};
