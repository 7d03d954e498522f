import { inAnyLanguage, type Spoken } from "./spoken";

/** The three stages of a lesson, in minutes; a stage without activities is not written yet. */
type Stages = {
  totalDuration: number;
  introductionDuration: number;
  introductionTeachingActivities: string;
  developmentDuration: number;
  developmentTeachingActivities: string;
  developmentLearningActivities: string;
  conclusionDuration: number;
  conclusionTeachingActivities: string;
};

/** Largest share of the introduction and smallest of the conclusion that a writer may choose. */
const longestIntroduction = 1 / 3;
const shortestConclusion = 1 / 10;

/** What minutes are called, in full and in short. */
export const minuteNames: Spoken = {
  en: ["min(?:ute)?s?\\.?"],
  fr: ["min(?:ute)?s?\\.?", "mn"],
  rw: ["iminota", "umunota"],
  sw: ["dakika"],
};
export const minuteWords = inAnyLanguage(minuteNames);
/** Those that may stand before their number: "iminota 40". */
export const minuteWordsBefore = inAnyLanguage({ en: [], fr: [], rw: minuteNames.rw, sw: minuteNames.sw });

const minuteMarks = new RegExp(`(?<!\\d)(\\d+)(\\s*(?:${minuteWords})(?!\\p{L}))`, "gu");

function between(value: number, bounds: { low: number; high: number }): number {
  return Math.min(Math.max(Math.round(value), bounds.low), Math.max(bounds.low, bounds.high));
}

/** Shares `total` out in the proportions of the parts, in whole numbers that add up to it. */
function shareOut(parts: number[], total: number): number[] {
  const sum = parts.reduce((all, part) => all + part, 0);
  let reached = 0;
  let given = 0;
  return parts.map((part) => {
    reached += part;
    const share = Math.round((reached / sum) * total) - given;
    given += share;
    return share;
  });
}

/** The minutes named in a text, changed so that they add up to `to`; only where they added up to `from` before. */
export function scaleMinutes(text: string, change: { from: number; to: number }): string {
  const marks = [...text.matchAll(minuteMarks)].map((mark) => Number(mark[1]));
  if (change.from === change.to || marks.reduce((sum, mark) => sum + mark, 0) !== change.from || change.from === 0)
    return text;
  const shares = shareOut(marks, change.to);
  let index = 0;
  return text.replace(minuteMarks, (_mark, _number: string, unit: string) => `${shares[index++] ?? 0}${unit}`);
}

/**
 * Makes the stages of a plan add up to its duration, whoever wrote them. It is applied each time a section has come, so
 * an earlier stage is kept within bounds that leave room for the later ones, and the conclusion takes the rest. A plan
 * that adds up already stays as it is. Source: PLN-3.
 */
export function settleStages(content: Stages): Stages {
  const { introductionDuration, developmentDuration, conclusionDuration } = content;
  const total = Math.max(0, Math.round(content.totalDuration));
  const whole = [introductionDuration, developmentDuration, conclusionDuration].every(Number.isInteger);
  if (whole && introductionDuration + developmentDuration + conclusionDuration === total) return content;
  const low = total >= 3 ? 1 : 0;
  const introduction = content.introductionTeachingActivities
    ? between(introductionDuration, { low, high: Math.floor(total * longestIntroduction) })
    : 0;
  const conclusion = Math.max(low, Math.round(total * shortestConclusion));
  const development = content.developmentTeachingActivities
    ? between(developmentDuration, { low, high: total - introduction - conclusion })
    : 0;
  const change = { from: Math.round(developmentDuration), to: development };
  return {
    ...content,
    introductionDuration: introduction,
    developmentDuration: development,
    conclusionDuration: content.conclusionTeachingActivities ? total - introduction - development : 0,
    developmentTeachingActivities: scaleMinutes(content.developmentTeachingActivities, change),
    developmentLearningActivities: scaleMinutes(content.developmentLearningActivities, change),
  };
}
