import type { Locale } from "@/lib/core/language";
import type { HeroSheet } from "./hero";
import plans from "./sample-plan.json";
import type { SheetLabels } from "./sample-plan";
import { sheetMinutes } from "./sheet-minutes";

/** The sample plan as the small sheet of the first page shows it. */
export function heroSheet(locale: Locale, labels: SheetLabels): HeroSheet {
  const plan = plans[locale];
  const names = [labels.introduction, labels.development, labels.conclusion];
  return {
    heading: labels.lessonPlanTitle,
    cells: [
      [labels.subject, plan.subject],
      [labels.classLevel, "P4"],
      [labels.totalDuration, sheetMinutes(labels.minutes, 40)],
      [labels.classSize, "45"],
    ],
    objective: [labels.instructionalObjectives, plan.objective],
    needs: plan.needs,
    stages: plan.stages.map((stage, index) => [names[index] ?? "", stage.minutes]),
    minutes: labels.minutes,
  };
}
