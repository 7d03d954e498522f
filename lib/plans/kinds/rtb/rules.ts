import { AppError } from "@/lib/core/errors";
import { middleMinutes, splitMinutes } from "@/lib/core/split-minutes";
import { fieldBounds } from "../../constants";
import { rtbBounds, rtbDefaults, rtbModules, rtbSteps, rtbTiming, type RtbStep } from "./constants";
import { readSession } from "./described";
import { rtbBrief, rtbRecalled, type RtbContent, type RtbRequest } from "./schema";
import type { QuickInput } from "../contract";
import type { RtbBackground } from "./types";

/** Whole minutes that are half of the session, rounded down. Source: RTB-3. */
export function developmentMinutes(total: number): number {
  return middleMinutes(total, rtbTiming);
}

/** The steps that a plan has. */
export function stepsOf(content: Pick<RtbContent, "numberOfSteps">): RtbStep[] {
  return rtbSteps.filter((step) => step <= content.numberOfSteps);
}

/** Gives every part that is written its minutes; whatever a writer put into steps that the plan does not have goes. */
export function settleSession(content: RtbContent): RtbContent {
  const shares = { total: content.duration, count: content.numberOfSteps, shares: rtbTiming };
  const minutes = splitMinutes(shares);
  const settled: RtbContent = { ...content };
  settled.introductionDuration = content.introductionTrainerActivity ? minutes.opening : 0;
  settled.conclusionDuration = content.summary ? minutes.end : 0;
  for (const step of rtbSteps) {
    const has = step <= content.numberOfSteps;
    settled[`step${step}Duration`] = has && content[`step${step}TrainerActivity`] ? (minutes.middle[step - 1] ?? 0) : 0;
    if (has) continue;
    for (const part of ["Title", "TrainerActivity", "LearnerActivity", "Resources"] as const)
      settled[`step${step}${part}`] = "";
  }
  return settled;
}

/** The module that a request names, by its code or its title. */
export function moduleOf(moduleTitle: string): RtbBackground["module"] {
  const named = moduleTitle.toLowerCase();
  const found = rtbModules.find(
    ({ code, title }) => named.includes(code.toLowerCase()) || named.trim() === title.toLowerCase(),
  );
  return found ?? null;
}

/** A request of what the description says; what the defaults do not say stays open. */
export function requestFromDescription({ description, language, defaults, today }: QuickInput): RtbRequest {
  const { topic, classSize, minutes, ways } = readSession(description);
  if (classSize === 0) throw new AppError("invalid_input", { fields: { description: "classSizePositive" } });
  const trainees = classSize ?? rtbDefaults.classSize;
  const known = (name: string) => (typeof defaults[name] === "string" ? defaults[name] : "");
  return rtbBrief.parse({
    sector: "",
    trade: "",
    level: "",
    date: today,
    teacherName: known("teacherName"),
    term: known("term"),
    moduleTitle: "",
    week: "",
    classSize: Math.min(Math.max(trainees, 1), rtbBounds.maxTrainees),
    className: "",
    topicOfSession: topic.slice(0, fieldBounds.shortText),
    learningOutcomes: "",
    facilitationTechniques: ways.join("\n").slice(0, 2_000),
    range: "",
    duration: minutes !== null && minutes >= 40 ? minutes : rtbDefaults.duration,
    language,
  });
}

/** What a plan could have been asked for with, as it stands now; counts that were emptied are the usual ones again. */
export function requestFromPlan(content: RtbContent): RtbRequest {
  const duration = Math.round(content.duration) || rtbDefaults.duration;
  const classSize = Math.round(content.classSize) || rtbDefaults.classSize;
  return rtbRecalled.parse({ ...content, duration, classSize });
}
