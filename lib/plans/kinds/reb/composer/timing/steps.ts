import { stepNames, type StepName } from "../constants";
import {
  leastBeside,
  leastWhenTight,
  roomForTask,
  sharesBeside,
  spareMinutes,
  stepsByImportance,
  usualShares,
} from "./constants";

/** A step and its minutes; `spare` of them are in hand, for what took longer than planned. */
export type StepMinutes = { name: StepName; minutes: number; spare?: number };

/** Minutes that a task asks for, and the longest time in it that is waited. */
export type TaskMinutes = { minutes: number; waits: number };

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

/** What is in hand stands with the last step, which can begin later for it. */
function withSpare(step: StepMinutes, spare: number): StepMinutes {
  return step.name === "application" && spare > 0 ? { ...step, minutes: step.minutes + spare, spare } : step;
}

const besideTask = stepNames.filter((name) => name !== "discovery");
const leastOfOthers = besideTask.reduce((sum, name) => sum + leastBeside[name], 0);

/** The task in its own minutes as far as the other steps can still be held; it is never cut below what is waited in it. */
function aroundTask(development: number, task: TaskMinutes): StepMinutes[] {
  const wished = spareMinutes.find(({ from }) => development >= from)?.spare ?? 0;
  const discovery = Math.min(task.minutes, Math.max(development - leastOfOthers - wished, task.waits + 1));
  const spare = Math.max(0, Math.min(wished, development - discovery - leastOfOthers));
  const isTight = development - discovery < leastOfOthers;
  const parts = besideTask.map((name) => ({
    name,
    weight: sharesBeside[name],
    least: isTight ? leastWhenTight : leastBeside[name],
  }));
  const shared = sharedOut(development - discovery - spare, parts);
  return [{ name: "discovery", minutes: discovery }, ...shared.map((step) => withSpare(step, spare))];
}

/**
 * The steps of a development and their minutes, at least one each; they add up to the development's. A task of the content bank
 * gets minutes of its own where there is room for it.
 */
export function stepMinutes(development: number, task: TaskMinutes | null = null): StepMinutes[] {
  if (task !== null && development >= leastOfOthers * roomForTask) return aroundTask(development, task);
  const kept = stepsByImportance.slice(0, Math.max(1, Math.min(stepNames.length, development)));
  const names = stepNames.filter((name) => kept.includes(name));
  if (development <= names.length) return names.map((name) => ({ name, minutes: 1 }));
  return sharedOut(
    development,
    names.map((name) => ({ name, weight: usualShares[name], least: 1 })),
  );
}
