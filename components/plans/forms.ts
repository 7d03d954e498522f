import type { PlanKind } from "@/lib/plans/kinds/contract";
import type { Messages } from "@/lib/i18n/messages";
import type { DurationRule, PlanFieldGroup } from "./fields";
import { rebDurations, rebFieldGroups } from "./reb/groups";
import { rtbDurations, rtbFieldGroups } from "./rtb/groups";

/** What the shared screens need of a kind: its fields with labels, and which minutes must add up. */
type PlanForm = {
  groups: (messages: Messages) => PlanFieldGroup[];
  durations: (messages: Messages) => DurationRule;
};

export const planForms: Record<PlanKind, PlanForm> = {
  reb: { groups: (messages) => rebFieldGroups(messages.reb), durations: () => rebDurations },
  rtb: {
    groups: (messages) => rtbFieldGroups(messages.rtb, messages.reb.languages),
    durations: (messages) => rtbDurations(messages.rtb),
  },
};
