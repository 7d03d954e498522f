import type { Place, Rule } from "../types";
import type { ContentReading } from "./reading";
import { promised, roots, shareOf, unlessFrame } from "./substance";

/** What is asked of learners, with its answers. */
function askedText({ assessment, questions }: ContentReading): string {
  return [assessment.text, ...questions.map(({ asked, answer }) => `${asked} ${answer}`)].join("\n");
}

/** With fewer different words of its own an assessment cannot be told to be of another lesson. */
const tellable = 7;
/** Share of an assessment's words which the lesson has, from which both are about one thing. */
const taught = 0.17;

/** The assessment asks for nothing that title and objective name, and for hardly anything that was taught. */
function asksOther(reading: ContentReading): Place[] {
  const { language, parts, assessment } = reading;
  const asked = roots(askedText(reading), language);
  const goal = promised(reading);
  if (asked.size < tellable || goal.size === 0 || shareOf(goal, asked) > 0) return [];
  // The ending is left out: there the assessment itself is held.
  const lesson = roots(
    parts
      .slice(0, -1)
      .map(({ teacher, learners }) => `${teacher}\n${learners}`)
      .join("\n"),
    language,
  );
  return shareOf(asked, new Set([...lesson, ...goal])) < taught ? [{ field: assessment.field }] : [];
}

export const purposeRules: readonly Rule<ContentReading>[] = [
  {
    id: "asksTaught",
    criterion: "content",
    severity: "hard",
    cap: 55,
    applies: ({ isCalm }) => !isCalm,
    find: unlessFrame(asksOther),
  },
];
