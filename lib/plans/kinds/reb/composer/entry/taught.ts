import { inOneLine } from "../../../../text/wording";
import type { KnownLesson } from "../../types";
import type { StepName } from "../constants";
import { exercisePlan, type ExercisePlan } from "./exercises";
import { taskMinutes, taskWithin, type Task } from "./task";
import { type LessonMinutes } from "../timing/lesson";
import { stepMinutes } from "../timing/steps";
import type { LessonContent } from "../types";
import type { EntryPhrases } from "../entry-phrases";

/** A lesson of the content bank that a plan is composed from: what of it the minutes hold, and the phrases that carry it. */
export type TaughtEntry = KnownLesson & { phrases: EntryPhrases; task: Task; exercises: ExercisePlan };

/** Reads what the minutes of a plan hold of the bank's lesson. */
export function readTaught(
  found: KnownLesson,
  {
    phrases,
    minutes,
    title,
    questions = null,
  }: { phrases: EntryPhrases; minutes: LessonMinutes; title: string; questions?: number | null },
): TaughtEntry {
  const { entry } = found;
  const steps = stepMinutes(minutes.development, taskMinutes(entry));
  const of = (name: StepName) => {
    const { minutes: whole = 0, spare = 0 } = steps.find((step) => step.name === name) ?? {};
    return whole - spare;
  };
  return {
    ...found,
    phrases,
    task: taskWithin(entry, of("discovery")),
    exercises: exercisePlan(
      entry,
      { conclusion: minutes.conclusion, application: of("application"), exploitation: of("exploitation") },
      { title, questions },
    ),
  };
}

/** The parts of a plan that sentences are filled from, as the bank has them. */
export function entryContent({ entry, task, exercises }: TaughtEntry): LessonContent {
  return {
    hook: inOneLine(entry.hook),
    task: inOneLine(task.task),
    findings: [inOneLine(task.expected)],
    apply: inOneLine(entry.application.q),
    questions: exercises.assessed.map(({ q }) => inOneLine(q)),
    material: entry.discovery.materials[0] ?? "",
  };
}
