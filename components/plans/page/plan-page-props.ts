import type { ReactNode } from "react";
import type { Role } from "@/lib/core/actor";
import type { Locale } from "@/lib/core/language";
import type { Drawing } from "@/lib/documents/drawing";
import type { Messages } from "@/lib/i18n/messages";
import type { PlanRating } from "@/lib/plans/rating/types";
import type { InspectionReport } from "@/lib/plans/scores/types";
import type { SectionName } from "@/lib/plans/kinds/table";
import type { ToolSection } from "@/lib/plans/kinds/tools";
import type { Translations } from "@/lib/plans/translations/types";
import type { ReviewEvent } from "@/lib/plans/review/types";
import type { Plan } from "@/lib/plans/types";
import type { PlanFieldGroup } from "../fields";

export type PlanPageProps = {
  plan: Plan;
  /** Its content as the rows of the form show it. */
  shown: Plan["content"];
  title: string;
  groups: readonly PlanFieldGroup[];
  /** Parts of the plan in writing order. */
  sections: readonly { name: SectionName; fields: readonly string[] }[];
  /** Who looks at it. */
  viewer: { accountId: number; role: Role };
  /** What happened in its review; empty for kinds without one. */
  events: readonly ReviewEvent[];
  /** Names of official fields that are still empty. */
  missing: readonly string[];
  /** What an inspector would say; null where nothing is asked, as in the bin. */
  inspection: InspectionReport | null;
  /** Whether a model writes, and the parts that can be written anew. */
  model: boolean;
  toolSections: readonly ToolSection[];
  /** What its owner is told of its content, above it. */
  contentNotice: ReactNode;
  /** What its owner thinks of it; null where they have not said. */
  rating: PlanRating | null;
  /** Its other languages; null where it is not the viewer's own, or in the bin. */
  translations: Translations | null;
  /** Drawings that its notes name. */
  drawings: Readonly<Record<string, Drawing>>;
  locale: Locale;
  messages: Messages;
};
