import { caps } from "../score";
import type { FieldPlace, Rule } from "../types";
import type { ContentReading } from "./reading";
import { promised, shareOf, unlessFrame } from "./substance";
import { roots } from "./terms";

/** What is asked of learners, with its answers. */
function askedText({ assessment, questions }: ContentReading): string {
  return [assessment.text, ...questions.map(({ asked, answer }) => `${asked} ${answer}`)].join("\n");
}

/**
 * What may be asked of another lesson: the assessment alone, and with the exercises. With fewer different words of its own than
 * `tellable` a text cannot be told to be of another lesson; from a share of `taught` words which the lesson has, both are about
 * one thing.
 */
const asked = [
  { textOf: ({ assessment }: ContentReading) => assessment.text, tellable: 5, taught: 0.12 },
  { textOf: askedText, tellable: 7, taught: 0.17 },
];
/** Share of the words of title and objective from which a text asks for what they promise. */
const named = 0.15;

/** The assessment asks for hardly anything that title and objective name, and for hardly anything that was taught. */
function asksOther(reading: ContentReading): FieldPlace[] {
  const { language, parts, assessment } = reading;
  const goal = promised(reading);
  // The ending is left out: there the assessment itself is held.
  const taughtText = parts.slice(0, -1).map(({ teacher, learners }) => `${teacher}\n${learners}`);
  const lesson = new Set([...roots(taughtText.join("\n"), language), ...goal]);
  const isOther = asked.some(({ textOf, tellable, taught }) => {
    const own = roots(textOf(reading), language);
    return own.size >= tellable && shareOf(goal, own) <= named && shareOf(own, lesson) < taught;
  });
  return isOther && goal.size > 0 ? [{ field: assessment.field }] : [];
}

export const purposeRules: readonly Rule<ContentReading>[] = [
  {
    id: "asksTaught",
    criterion: "content",
    severity: "hard",
    cap: caps.unteachable,
    applies: ({ isCalm }) => !isCalm,
    find: unlessFrame(asksOther),
  },
];
