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
/** The same for what stands beside a discovery task with minutes of its own. */
const besideShares: Record<StepName, number> = {
  discovery: 0,
  presentation: 0.16,
  exploitation: 0.34,
  synthesis: 0.14,
  application: 0.36,
};
/** What each of them takes at the least: one report, a mistaken idea with an example, a task in pairs. */
const leastBeside: Record<StepName, number> = {
  discovery: 0,
  presentation: 2,
  exploitation: 4,
  synthesis: 2,
  application: 4,
};
/** What goes first when there is not a minute for each step. */
const importance: readonly StepName[] = ["discovery", "application", "synthesis", "presentation", "exploitation"];

/** A step and its minutes; `spare` of them are in hand, for what took longer than planned. */
export type StepMinutes = { name: StepName; minutes: number; spare?: number };

/** Minutes shared out by weight, at least `least` each; they add up to `total`, the first take what is left over. */
function sharedOut(total: number, parts: readonly { name: StepName; weight: number; least: number }[]): StepMinutes[] {
  const whole = parts.reduce((sum, { weight }) => sum + weight, 0);
  const spare = total - parts.reduce((sum, { least }) => sum + least, 0);
  const wished = parts.map(({ weight, least }) => Math.max(0, (total * weight) / whole - least));
  const wishes = wished.reduce((sum, wish) => sum + wish, 0) || 1;
  const given = wished.map((wish) => Math.floor((wish / wishes) * spare));
  const rest = spare - given.reduce((sum, minutes) => sum + minutes, 0);
  return parts.map(({ name, least }, index) => ({
    name,
    minutes: least + (given[index] ?? 0) + (index < rest ? 1 : 0),
  }));
}

/** Minutes that a development leaves free: about one in twelve. */
function spareOf(development: number): number {
  if (development >= 45) return 5;
  return development >= 24 ? 2 : 0;
}

/** What is in hand stands with the last step, which can begin later for it. */
function withSpare(step: StepMinutes, spare: number): StepMinutes {
  return step.name === "application" && spare > 0 ? { ...step, minutes: step.minutes + spare, spare } : step;
}

/** Minutes that a task asks for, and the longest time in it that is waited. */
export type TaskMinutes = { minutes: number; waits: number };

/**
 * The steps of a development and their minutes, at least one each; they add up to the development's. A task of the content bank
 * gets its own minutes as far as the other steps can still be held, and never less than is waited in it.
 */
export function stepMinutes(development: number, task: TaskMinutes | null = null): StepMinutes[] {
  const beside = stepNames.filter((name) => name !== "discovery");
  const least = beside.reduce((sum, name) => sum + leastBeside[name], 0);
  if (task !== null && development >= least * 1.5) {
    const wished = spareOf(development);
    const discovery = Math.min(task.minutes, Math.max(development - least - wished, task.waits + 1));
    const spare = Math.max(0, Math.min(wished, development - discovery - least));
    const tight = development - discovery < least;
    const parts = beside.map((name) => ({ name, weight: besideShares[name], least: tight ? 2 : leastBeside[name] }));
    const shared = sharedOut(development - discovery - spare, parts);
    return [{ name: "discovery", minutes: discovery }, ...shared.map((step) => withSpare(step, spare))];
  }
  const kept = importance.slice(0, Math.max(1, Math.min(stepNames.length, development)));
  const names = stepNames.filter((name) => kept.includes(name));
  if (development <= names.length) return names.map((name) => ({ name, minutes: 1 }));
  return sharedOut(
    development,
    names.map((name) => ({ name, weight: usualShares[name], least: 1 })),
  );
}
