import type { PlanKind } from "@/lib/plans/kind";
import type { Messages } from "@/lib/i18n/messages";
import type { DurationRule, PlanFieldGroup } from "./fields";
import { rebDurations, rebFieldGroups } from "./reb/groups";

/** What the shared screens need of a kind: its fields with labels, and which minutes must add up. */
type PlanForm = { groups: (messages: Messages) => PlanFieldGroup[]; durations: DurationRule };

export const planForms = {
  reb: { groups: (messages) => rebFieldGroups(messages.reb), durations: rebDurations },
} satisfies Partial<Record<PlanKind, PlanForm>>;
