import type { PlanKind } from "@/lib/plans/kinds/contract";
import type { Messages } from "@/lib/i18n/messages";
import type { DurationRule, PlanFieldGroup } from "./fields";
import { rebFields, rebGroups } from "@/lib/plans/kinds/reb/fields";
import { fieldGroups } from "./field-groups";
import { rebDurations } from "./reb/groups";
import { rtbFields, rtbGroups } from "@/lib/plans/kinds/rtb/fields";
import { rtbDurations } from "./rtb/groups";

/** What the shared screens need of a kind: its fields with labels, and which minutes must add up. */
type PlanForm = {
  groups: (messages: Messages) => PlanFieldGroup[];
  durations: (messages: Messages) => DurationRule;
};

export const planForms: Record<PlanKind, PlanForm> = {
  reb: {
    groups: ({ reb }) =>
      fieldGroups({ fields: rebFields, groups: rebGroups }, { labels: reb, languages: reb.languages }),
    durations: () => rebDurations,
  },
  rtb: {
    groups: ({ rtb, reb }) =>
      fieldGroups({ fields: rtbFields, groups: rtbGroups }, { labels: rtb, languages: reb.languages }),
    durations: (messages) => rtbDurations(messages.rtb),
  },
};
