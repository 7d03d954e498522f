import type { Lesson as BankLesson } from "@/lib/bank/schema";
import { inOneLine, isFilled, sentence, type Values } from "../../../text/wording";
import { calmLine, calmOf, type Calm } from "../../../safety/calm";
import { trainsSkill, type Skill } from "../../../safety/focus";
import { areTaughtAsUsual, sensitiveTopics } from "../../../safety/constants";
import { sensitiveTopicsIn } from "../../../safety/recognition";
import type { CalmNeed } from "../../../safety/types";
import type { RebRequest } from "../schema";
import { boardLines } from "./board";
import type { AgeBand, NeedKind, RoomCondition, SubjectFamily } from "./constants";
import { subjectFamily } from "./family";
import type { Known } from "./known-content";
import type { ConditionPhrases, LessonContent } from "./types";

type Given = Pick<RebRequest, "lessonTitle" | "unitTitle" | "keyUnitCompetence" | "activitiesDescription" | "subject">;

/** The sensitive topics of a lesson, from what its teacher says of it. */
export function lessonTopics(given: Given) {
  const { lessonTitle, unitTitle, keyUnitCompetence, activitiesDescription, subject } = given;
  return sensitiveTopicsIn([lessonTitle, unitTitle, keyUnitCompetence, activitiesDescription], [subject]);
}

/** Skills that the subjects of a family train. */
const familySkills: Partial<Record<SubjectFamily, readonly Skill[]>> = {
  languages: ["languages"],
  arts: ["arts"],
  sport: ["movement"],
  ict: ["computing", "numbers"],
  business: ["numbers", "trades"],
  sciences: ["numbers", "trades"],
  social: ["numbers"],
};

/** Whether the lesson is one of its own subject that only touches on a sensitive topic: all of mathematics, skills by their names. */
export function isBeside({ lessonTitle, unitTitle, subject, ...given }: Given): boolean {
  const topics = lessonTopics({ lessonTitle, unitTitle, subject, ...given });
  const family = subjectFamily(subject);
  if (topics.length === 0) return false;
  const title = isFilled(lessonTitle) ? lessonTitle : unitTitle;
  return family === "mathematics" || trainsSkill(title, topics, familySkills[family] ?? []);
}

/** Whether a sensitive topic makes the lesson one of another kind: calm moves, and no entry but one that was written for it. */
export function isCalm(given: Given): boolean {
  const topics = lessonTopics(given);
  return topics.length > 0 && !areTaughtAsUsual(topics) && !isBeside(given);
}

/**
 * The calm way of a lesson on a sensitive topic, or null; `care` is the same for a lesson that only touches on one, and stays a
 * lesson of its subject.
 */
export function readCalm(
  request: RebRequest,
  { band, values, entry }: { band: AgeBand; values: Values; entry: BankLesson | undefined },
): { calm: Calm | null; care: Calm | null } {
  const source = { language: request.language, isYoung: band === "early", values };
  const told = lessonTopics(request);
  const named = sensitiveTopics.filter((topic) => entry?.sensitive?.topics.includes(topic));
  const found = calmOf(told.length > 0 ? told : named, source);
  const own = found && entry?.sensitive ? inWordsOf(found, entry.sensitive) : found;
  // What was written for such a topic is calm, also where the topic alone asks for care only.
  const isHeldCalm = told.length > 0 && (entry?.sensitive ? !isBeside(request) : isCalm(request));
  return isHeldCalm ? { calm: own, care: null } : { calm: null, care: own };
}

/** The same with what the bank's entry itself says of naming the thing, and of whom learners can turn to. */
function inWordsOf(calm: Calm, { wording, support }: NonNullable<BankLesson["sensitive"]>): Calm {
  return { ...calm, values: { ...calm.values, respect: inOneLine(wording), help: inOneLine(support) } };
}

/** A calm lesson that is held by an entry of the bank: its facts and questions are the entry's. */
export function calmByEntry(calm: Calm, { entry, exercises }: Known): Calm {
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

type PlannedNeed = { kind: NeedKind | RoomCondition } & ConditionPhrases;

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
