import type { Calm } from "../../../../safety/calm";
import { clause, sentence } from "../../../../text/wording";
import type { KnownLesson } from "../../types";
import { assessedOf } from "../entry/assessed";
import { servingOf } from "../entry/serving";
import { readTaught, type TaughtEntry } from "../entry/taught";

/**
 * What of a sensitive entry a calm lesson holds: questions on its facts that exercise its objective, and the one on whom to turn
 * to. What is reckoned beside them is left to the notes. Null for an entry that was not written for a sensitive topic.
 */
export function readGuide(found: KnownLesson, calm: Calm, plan: Parameters<typeof readTaught>[1]): TaughtEntry | null {
  const { entry } = found;
  if (!entry.sensitive) return null;
  const taught = readTaught(found, plan);
  const plain = { ...entry, exercises: entry.exercises.filter(({ a }) => !/\d\s*[-+×÷]\s*\d/.test(a)) };
  const { assessed } = assessedOf(plan.minutes, plain, servingOf(plain, plan.title));
  const turning = calm.phrases.questions.at(-1) ?? "";
  const help = { q: turning, a: sentence(`${clause(calm.values.help ?? "")}.`), level: "remember" as const };
  const practice = entry.exercises.filter((exercise) => !assessed.includes(exercise));
  const whole = { isTakenHome: false, isSetAside: false, example: null };
  return { ...taught, exercises: { ...taught.exercises, ...whole, assessed: [...assessed, help], practice } };
}
