import { searchable } from "../../text/wording";
import { appliedShare } from "../levels";
import type { Place, Rule } from "../types";
import { lists } from "./lists";
import { sentencesOf } from "./sentences";
import type { ContentReading, Question } from "./reading";
import { unlessFrame } from "./substance";
import { ownStems, tokens } from "./terms";

const aside = /\(([^()]{2,300})\)/g;

/** Questions that stand in a text, with the answer that follows in brackets. */
function questionsIn(
  { field, text }: { field: string; text: string },
  language: ContentReading["language"],
): Question[] {
  const { recall } = lists[language];
  return text.split("\n").flatMap((line) => {
    const bare = line.replace(aside, (_, said: string) => `\u0001${said.replace(/[.?!;]/g, ",")}\u0002`);
    return sentencesOf(bare).flatMap((sentence) => {
      const [asked = "", answer = ""] = sentence.split("\u0001");
      const said = askedPart(asked);
      const isAsked = /\?/.test(asked) || /\?\s*\u0001/.test(sentence) || recall.test(searchable(said));
      return isAsked && said.length > 3 ? [{ field, asked: said, answer: answer.replace("\u0002", "") }] : [];
    });
  });
}

/** "Asks: What is a force?" as the question alone. */
function askedPart(sentence: string): string {
  const colon = sentence.lastIndexOf(": ");
  return (colon >= 0 ? sentence.slice(colon + 2) : sentence).replace(/^[-•*\s]*(?:\d+[.)]\s*)?["“«]?\s*/, "").trim();
}

/** An answer that sends elsewhere, or says that there will be one, tells nothing: "see the book", "correct answer". */
export function isHollow({ answer }: Question, { language, given }: ContentReading): boolean {
  const said = searchable(answer).trim();
  if (!/[\p{L}\p{N}]/u.test(said)) return true;
  if (!lists[language].points.test(said)) return false;
  const known = ownStems(given, language);
  const own = [...ownStems(answer, language)].filter((stem) => !known.has(stem));
  return own.length < 3 && said.length < 120;
}

function unanswered(reading: ContentReading): Place[] {
  const { questions } = reading;
  const hollow = questions.filter((question) => isHollow(question, reading));
  if (questions.length === 0 || hollow.length === 0) return [];
  const values = { count: String(hollow.length), total: String(questions.length) };
  return hollow.length * 2 >= questions.length ? [{ field: questions[0]?.field ?? "", values }] : [];
}

/** All questions of a plan: those set as exercises, and those that stand in its steps and its assessment. */
export function allQuestions(reading: ContentReading): Question[] {
  const { parts, assessment, questions, language } = reading;
  const texts = [...parts.map(({ field, teacher }) => ({ field, text: teacher })), assessment];
  return [...questions, ...texts.flatMap((text) => questionsIn(text, language))];
}

function isRecall({ asked }: Question, language: ContentReading["language"]): boolean {
  const said = searchable(asked).replace(/^(?:\d+[.)]\s*)/, "");
  const isReckoned = tokens(asked, language).filter(({ word }) => /\d/.test(word)).length >= 2;
  return (
    lists[language].recall.test(said) && !isReckoned && !/\b(?:why|how|pourquoi|comment|kuki|kwa nini)\b/.test(said)
  );
}

/** Hardly anything but remembering is asked, and nothing but repeating is done. */
function recallOnly(reading: ContentReading): Place[] {
  const asked = allQuestions(reading);
  const recalled = asked.filter((question) => isRecall(question, reading.language)).length;
  const applied = appliedShare(
    reading.parts.map(({ learners }) => learners),
    reading.language,
  );
  if (asked.length < 4 || recalled / asked.length < 0.7 || applied >= 0.34) return [];
  const values = { count: String(recalled), total: String(asked.length) };
  return [{ field: reading.assessment.field, values }];
}

/** A plan without exercises of its own answers at least what its assessment asks. */
function answeredInPlace(reading: ContentReading): Place[] {
  // A calm lesson asks what learners think, and there is no key to that.
  if (reading.questions.length > 0 || reading.isCalm) return [];
  const asked = questionsIn(reading.assessment, reading.language);
  const answered = asked.filter(({ answer }) => answer !== "").length;
  const isChecked = /\b(?:checklist|list|criteri|observed|score sheet|marked|grille|liste|orodha)\b/.test(
    searchable(reading.assessment.text),
  );
  return asked.length >= 2 && answered === 0 && !isChecked
    ? [{ field: reading.assessment.field, values: { count: String(asked.length), total: String(asked.length) } }]
    : [];
}

export const questionRules: readonly Rule<ContentReading>[] = [
  {
    id: "answersGiven",
    criterion: "content",
    severity: "hard",
    cap: 55,
    find: unlessFrame((reading) => [...unanswered(reading), ...answeredInPlace(reading)]),
  },
  { id: "beyondRecall", criterion: "content", severity: "hard", cap: 55, find: unlessFrame(recallOnly) },
];
