import { sentence, type Values } from "../../composing/rules";
import { calmLine, calmOf, type Calm } from "../../safety/calm";
import { sensitiveTopicsIn } from "../../safety/recognition";
import type { CalmNeed } from "../../safety/types";
import type { RebRequest } from "../schema";
import type { AgeBand, NeedKind, RoomCondition } from "./constants";
import type { ConditionPhrases, LessonContent } from "./types";

type Given = Pick<RebRequest, "lessonTitle" | "unitTitle" | "keyUnitCompetence" | "activitiesDescription" | "subject">;

/** The sensitive topics of a lesson, from what its teacher says of it. */
export function lessonTopics(given: Given) {
  const { lessonTitle, unitTitle, keyUnitCompetence, activitiesDescription, subject } = given;
  return sensitiveTopicsIn([lessonTitle, unitTitle, keyUnitCompetence, activitiesDescription], [subject]);
}

/** The calm way of a lesson on a sensitive topic, or null. */
export function readCalm(request: RebRequest, band: AgeBand, values: Values): Calm | null {
  return calmOf(lessonTopics(request), { language: request.language, isYoung: band === "early", values });
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

/** Adaptations by harder tasks of one's own, or by objects and examples, have others in a calm lesson. */
export function calmNeed(calm: Calm, need: PlannedNeed, who: string): PlannedNeed {
  if (!isCalmNeed(need.kind, calm.phrases)) return need;
  const own = { ...calm, values: { ...calm.values, who, Who: sentence(who) } };
  const { teacher, learners, material } = calm.phrases.adaptations[need.kind];
  return {
    kind: need.kind,
    teacher: calmLine(own, teacher),
    learners: calmLine(own, learners),
    material: calmLine(own, material),
  };
}
