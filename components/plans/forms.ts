import type { Messages } from "@/lib/i18n/messages";
import type { PlanKind } from "@/lib/plans/kinds/traits";
import { rebForm } from "./reb/form";
import { rtbForm } from "./rtb/form";
import type { PlanForm } from "./types";

/** The screens' part of each kind. */
export const planForms: Record<PlanKind, PlanForm> = { reb: rebForm, rtb: rtbForm };

/** What the buttons are called that make a plan of the kind: among others, and as an invitation to the first one. */
export function createWords(kind: PlanKind, messages: Messages): { button: string; first: string } {
  const { plans } = planForms[kind].messages(messages);
  return { button: planForms[kind].createButton(messages), first: plans.empty.create };
}
