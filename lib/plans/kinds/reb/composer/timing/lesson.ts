import { roundMinutes, singleLesson, stageShares, tinyLesson } from "./constants";

/** Minutes of the three stages. */
export type LessonMinutes = { introduction: number; development: number; conclusion: number };

function nearest(minutes: number, step: number): number {
  return Math.ceil(minutes / step - 0.5) * step;
}

/** Minutes of the three stages; they add up to the whole (whole minutes from 1), and round durations get round parts. */
export function lessonMinutes(total: number): LessonMinutes {
  if (total < tinyLesson)
    return { introduction: 0, development: Math.min(1, total), conclusion: Math.max(0, total - 1) };
  const isRound = total >= roundMinutes.from && total % roundMinutes.step === 0;
  const step = isRound ? roundMinutes.step : 1;
  const closing =
    total < singleLesson
      ? total * stageShares.shortConclusion
      : total * stageShares.conclusion + stageShares.conclusionBase;
  const introduction = Math.max(1, nearest(total * stageShares.introduction, step));
  const conclusion = Math.max(1, nearest(closing, step));
  return { introduction, development: total - introduction - conclusion, conclusion };
}
