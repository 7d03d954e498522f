import type { Lesson as BankLesson } from "@/lib/bank/schema";
import { inOneLine, isFilled, sentence, type Values } from "../../../../text/wording";
import { calmLine, calmOf, helpBeside, respectOf, type Calm } from "../../../../safety/calm";
import { sensitiveTopics } from "../../../../safety/constants";
import type { CalmNeed } from "../../../../safety/types";
import type { RebRequest } from "../../schema";
import { isBeside, isCalm, lessonTopics } from "../../topics";
import { boardLines } from "../entry/board";
import type { AgeBand } from "../../course/constants";
import type { TaughtEntry } from "../entry/taught";
import type { LessonContent, PlannedNeed } from "../types";

/** A sensitive topic that a lesson is on or touches on, and whether the lesson is held calmly for it. */
export type Sensitivity = { calm: Calm; isHeldCalm: boolean };

/** The sensitive topic of a lesson and what is said, asked and done on it; null for a lesson on none. */
export function readSensitivity(
  request: RebRequest,
  { band, values, entry }: { band: AgeBand; values: Values; entry: BankLesson | undefined },
): Sensitivity | null {
  const topics = lessonTopics(request);
  const ofEntry = sensitiveTopics.filter((topic) => entry?.sensitive?.topics.includes(topic));
  const source = { language: request.language, isYoung: band === "early", values };
  const calm = calmOf(topics.length > 0 ? topics : ofEntry, source);
  if (!calm) return null;
  if (!entry?.sensitive) return { calm, isHeldCalm: isCalm(request) };
  // What was written for such a topic is calm, also where the topic alone asks for care only.
  return { calm: inWordsOf(calm, entry.sensitive, source), isHeldCalm: topics.length > 0 && !isBeside(request) };
}

/** Calm wording with what the bank's entry says of naming its topics, and of whom learners can turn to. */
function inWordsOf(
  calm: Calm,
  { topics, wording, support }: NonNullable<BankLesson["sensitive"]>,
  { isYoung }: { isYoung: boolean },
): Calm {
  const others = calm.topics.filter((topic) => !topics.includes(topic));
  const respect = [inOneLine(wording), respectOf(others, calm.phrases)].filter(isFilled).join(" ");
  const help = helpBeside(inOneLine(support), others, { phrases: calm.phrases, isYoung });
  return { ...calm, values: { ...calm.values, respect, help } };
}

/** A calm lesson that is held by an entry of the bank: its facts and questions are the entry's. */
export function calmByEntry(calm: Calm, { entry, exercises }: TaughtEntry): Calm {
  const facts = boardLines(entry.board).map((line) => line.trim());
  const total = exercises.assessed.length;
  return {
    ...calm,
    facts,
    questions: exercises.assessed.map(({ q }) => inOneLine(q)),
    values: { ...calm.values, findings: facts.join(" "), total: String(total), right: String(total - 1) },
  };
}

/** The content of a calm lesson in the form that worked topics have. */
export function calmContent({ values, facts, questions, phrases }: Calm): LessonContent {
  const [hook = ""] = questions;
  return {
    hook,
    task: values.task ?? "",
    apply: values.apply ?? "",
    findings: [...facts],
    questions: [...questions],
    material: phrases.materials[0] ?? "",
  };
}

function isCalmNeed(kind: string, phrases: Calm["phrases"]): kind is CalmNeed {
  return kind in phrases.adaptations;
}

/**
 * Adaptations by harder tasks of one's own, or by objects and examples, have others in a calm lesson; a need that only the teacher
 * knows is met so that nobody notices.
 */
export function calmNeed(
  calm: Calm,
  need: PlannedNeed,
  { who, need: words }: { who: string; need: string },
): PlannedNeed {
  if (!isCalmNeed(need.kind, calm.phrases)) return need;
  const own = { ...calm, values: { ...calm.values, who, Who: sentence(who), need: words } };
  const { teacher, learners, material } = calm.phrases.adaptations[need.kind];
  return {
    kind: need.kind,
    teacher: calmLine(own, teacher),
    learners: calmLine(own, learners),
    material: calmLine(own, material),
  };
}
