import { inOneLine } from "../../composing/rules";
import type { KnownLesson } from "../types";
import type { KnownPhrases, LessonContent } from "./types";

/** A lesson of the content bank that a plan is composed from, with the phrases that carry it. */
export type Known = KnownLesson & { phrases: KnownPhrases };

/** The parts of a plan that sentences are filled from, as the bank has them. */
export function knownContent({ entry }: KnownLesson): LessonContent {
  return {
    hook: inOneLine(entry.hook),
    task: inOneLine(entry.discovery.task),
    findings: [inOneLine(entry.discovery.expected)],
    apply: inOneLine(entry.application.q),
    questions: entry.exercises.map(({ q }) => inOneLine(q)),
    material: entry.discovery.materials[0] ?? "",
  };
}
