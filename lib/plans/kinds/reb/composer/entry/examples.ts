import type { Lesson as BankLesson } from "@/lib/bank/schema";
import { inOneLine } from "../../../../text/wording";
import { examplePoints, longExploitation } from "./constants";
import { isSumBeside } from "./serving";
import { isLong } from "./minutes";
import { hasSign, stemsOf } from "./objective-parts";

export type Example = BankLesson["worked"][number];
type Question = { q: string; a: string };

/** How many mistaken ideas and examples the minutes hold. */
export function exampleCount(minutes: number): number {
  return minutes >= longExploitation ? 2 : 1;
}

/** An example as a question with its answer: what its steps come to. */
export function askedOf({ problem, steps, answer }: Example): Question {
  const said = steps.map(inOneLine).join(" ");
  return {
    q: inOneLine(problem),
    a: answer && !said.includes(inOneLine(answer)) ? `${said} ${inOneLine(answer)}` : said,
  };
}

/**
 * What an example prepares for of the questions that are asked later: kinds of numbers that the task of the lesson does not have.
 */
function preparing(entry: BankLesson, example: Example, assessed: readonly Question[]): number {
  const { objective, discovery } = entry;
  const own = `${example.problem} ${example.steps.join(" ")}`;
  const asked = assessed.map(({ q }) => q).join(" ");
  const before = new Set(hasSign(objective.content, discovery.task));
  const signs = hasSign(objective.content, own).filter((sign) => !before.has(sign));
  const wanted = new Set(hasSign(objective.content, asked));
  const spoken = stemsOf(asked);
  const shared = [...stemsOf(own)].filter((stem) => spoken.has(stem)).length;
  const beside = isSumBeside(entry, { a: askedOf(example).a }) ? examplePoints.beside : 0;
  const { sign, word } = examplePoints;
  return sign * signs.filter((one) => wanted.has(one)).length + word.each * Math.min(word.most, shared) + beside;
}

/**
 * The examples that are shown in class, as many as the minutes hold, and the first of the others; the entry's own order counts. A
 * sum beside the objective is left to the notes.
 */
export function examplesFor(
  entry: BankLesson,
  assessed: readonly Question[],
  exploitation: number,
): { shown: Example[]; hidden: Example | null } {
  const weighed = entry.worked.map((example, index) => ({
    example,
    weight: preparing(entry, example, assessed) + examplePoints.place * index,
  }));
  const best = weighed
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, exampleCount(exploitation))
    .map(({ example }) => example);
  const isBeside = (example: Example) => isSumBeside(entry, { a: askedOf(example).a });
  // A sum is none beside the objective where the test asks for one, or where long minutes would stay empty.
  const isKept = assessed.some((question) => isSumBeside(entry, question)) || exploitation >= longExploitation;
  const shown = entry.worked.filter((example) => best.includes(example) && (isKept || !isBeside(example)));
  return { shown, hidden: entry.worked.find((example) => !best.includes(example)) ?? null };
}

/** An example as the class's own task, where it is none beside the lesson and its minutes hold it. */
export function exampleTask(entry: BankLesson, example: Example | null, minutes: number): Question | null {
  if (!example) return null;
  const task = askedOf(example);
  return isSumBeside(entry, task) || isLong({ ...task, q: task.q }, minutes) ? null : task;
}
