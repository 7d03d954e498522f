import { hasParts, isTelling, type PlannedMethod } from "../../../../text/methods/parts";
import { searchable } from "../../../../text/wording";
import type { RebRequest } from "../../schema";
import { entryOf, type TeachingMode } from "./held";

type Topic = { request: RebRequest; held: TeachingMode };

/** Words are compared by so many first letters, which endings leave alone. */
const stemLetters = 5;

/** Everything that a lesson says of its topic. */
function lessonText({ request, held }: Topic): string {
  const entry = entryOf(held)?.entry;
  return searchable([request.lessonTitle, request.unitTitle, entry ? JSON.stringify(entry) : ""].join(" "));
}

function speaksOfAll(text: string, piece: string): boolean {
  const words = (searchable(piece).match(/\p{L}{3,}/gu) ?? []).filter(isTelling);
  return words.length > 0 && words.every((word) => text.includes(word.slice(0, stemLetters)));
}

/** What of a wish neither its way nor the lesson's own content answers. */
export function beyondLesson({ parts }: PlannedMethod, topic: Topic): string[] {
  if (parts.rest.length === 0) return [];
  const text = lessonText(topic);
  return parts.rest.filter((piece) => !speaksOfAll(text, piece));
}

/** Whether a wish names nothing but what the lesson treats. */
export function isOfTopic(method: PlannedMethod, topic: Topic): boolean {
  const { kind, parts } = method;
  const isNamed = kind === null && !hasParts(parts) && parts.rest.length > 0;
  return isNamed && beyondLesson(method, topic).length === 0;
}
