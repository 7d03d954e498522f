import { stepNames, type StepName } from "./constants";

export type LessonMinutes = { introduction: number; development: number; conclusion: number };

function nearest(minutes: number, step: number): number {
  return Math.ceil(minutes / step - 0.5) * step;
}

/**
 * Minutes of the three phases; they add up to the whole (whole minutes from 1). 40 gives 5/25/10, 80 gives 10/55/15,
 * as in use in Rwandan schools; round durations get round parts.
 */
export function lessonMinutes(total: number): LessonMinutes {
  if (total < 3) return { introduction: 0, development: Math.min(1, total), conclusion: Math.max(0, total - 1) };
  const step = total >= 25 && total % 5 === 0 ? 5 : 1;
  const introduction = Math.max(1, nearest(total / 8, step));
  const conclusion = Math.max(1, nearest(total < 40 ? total / 4 : total / 8 + 5, step));
  return { introduction, development: total - introduction - conclusion, conclusion };
}

const usualShares: Record<StepName, number> = {
  discovery: 0.32,
  presentation: 0.16,
  exploitation: 0.16,
  synthesis: 0.16,
  application: 0.2,
};
/** The same where the bank says what is discovered, shown and practised: showing an example takes longer than presenting. */
const knownShares: Record<StepName, number> = {
  discovery: 0.36,
  presentation: 0.12,
  exploitation: 0.2,
  synthesis: 0.12,
  application: 0.2,
};
/** What goes first when there is not a minute for each step. */
const importance: readonly StepName[] = ["discovery", "application", "synthesis", "presentation", "exploitation"];

export type StepMinutes = { name: StepName; minutes: number };

/** The steps of a development and their minutes, at least one each; they add up to the development's. */
export function stepMinutes(development: number, isKnown = false): StepMinutes[] {
  const shares = isKnown ? knownShares : usualShares;
  const kept = importance.slice(0, Math.max(1, Math.min(stepNames.length, development)));
  const steps = stepNames.filter((name) => kept.includes(name)).map((name) => ({ name, minutes: 1 }));
  const weight = kept.reduce((sum, name) => sum + shares[name], 0);
  const spare = development - steps.length;
  if (spare <= 0) return steps;
  const wished = steps.map((step) => Math.max(0, (development * shares[step.name]) / weight - 1));
  const wishes = wished.reduce((sum, wish) => sum + wish, 0);
  const given = wished.map((wish) => Math.floor((wish / wishes) * spare));
  const rest = spare - given.reduce((sum, minutes) => sum + minutes, 0);
  return steps.map((step, index) => ({ ...step, minutes: 1 + (given[index] ?? 0) + (index < rest ? 1 : 0) }));
}
