import { aRebRequest, aRtbRequest } from "@/db/seed/makers";
import { findLessonBefore } from "@/lib/bank/queries";
import { rebChoices } from "@/lib/plans/kinds/reb/choices";
import { composeReb } from "@/lib/plans/kinds/reb/composer";
import { inspectReb } from "@/lib/plans/kinds/reb/inspection";
import { rebRequest } from "@/lib/plans/kinds/reb/schema";
import { rtbChoices } from "@/lib/plans/kinds/rtb/choices";
import { composeRtb } from "@/lib/plans/kinds/rtb/composer";
import { inspectRtb } from "@/lib/plans/kinds/rtb/inspection";
import { rtbRequest } from "@/lib/plans/kinds/rtb/schema";
import type { Inspection } from "@/lib/plans/inspection/types";
import { held, ratio, type Figure } from "./figure";
import { lessonAsked } from "./finding";
import type { readOrdinary } from "./title-sets";

type OrdinarySets = ReturnType<typeof readOrdinary>;

/** A plan as it is made at once, without a choice and without a model. */
type OrdinaryPlan = { title: string; isFrame: boolean; inspection: Inspection };

function lessonPlan(item: OrdinarySets["lessons"][number], seed: number): OrdinaryPlan {
  const { title, subject, className: classLevel, language } = lessonAsked(item);
  const given = { lessonTitle: title, unitTitle: title, subject, classLevel, language, specialNeeds: "" };
  const request = rebRequest.parse(aRebRequest(given));
  const entry = rebChoices.known(request);
  const known = entry && { entry, before: findLessonBefore(entry) };
  const background = { unit: null, known, beside: rebChoices.beside(request) };
  const content = composeReb({ request, background, seed });
  return { title, isFrame: entry === null, inspection: inspectReb(content, background) };
}

function sheetPlan({ title, trade }: OrdinarySets["sheets"][number], seed: number): OrdinaryPlan {
  const given = { topicOfSession: title, learningOutcomes: title, indicativeContent: title, trade };
  const request = rtbRequest.parse(aRtbRequest(given));
  const sheet = rtbChoices.known(request);
  const background = { module: null, sheet, beside: rtbChoices.beside(request) };
  const content = composeRtb({ request, background, seed });
  return { title, isFrame: sheet === null, inspection: inspectRtb(content, background) };
}

function breaks({ inspection }: OrdinaryPlan): boolean {
  return inspection.asked.some(({ criterion, passed }) => criterion === "safety" && !passed);
}

function saysSo({ inspection }: OrdinaryPlan): boolean {
  return inspection.findings.some(({ rule }) => rule === "frameOnly");
}

/** Whether the plans that ordinary titles lead to do no harm, and say so where they are frames. */
export function planFigures({ lessons, sheets }: OrdinarySets): { figures: Figure[]; faults: string[] } {
  const plans = [...lessons.map(lessonPlan), ...sheets.map(sheetPlan)];
  const frames = plans.filter(({ isFrame }) => isFrame);
  const [harmful, silent] = [plans.filter(breaks), frames.filter((plan) => !saysSo(plan))];
  return {
    figures: [
      {
        name: "plans on ordinary titles that break no rule of safety",
        value: ratio(plans.length - harmful.length, plans.length),
        of: plans.length,
        ...held(1),
      },
      {
        name: "frames among them that say that they are frames",
        value: ratio(frames.length - silent.length, frames.length),
        of: frames.length,
        ...held(1),
      },
    ],
    faults: [
      ...harmful.map(({ title }) => `breaks a rule of safety: ${title}`),
      ...silent.map(({ title }) => `a frame that does not say so: ${title}`),
    ],
  };
}
