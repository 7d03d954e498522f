import type { CurriculumUnit } from "@/lib/curriculum/types";
import { bullets, fillPhrase, isFilled, oneLine, quote } from "../../../../text/wording";
import type { LessonDraft } from "../lesson/lesson";
import { longestInReference } from "./constants";

/** A phrase whose subject or class is not known, without the marks and little words that stood before them. */
function withoutGaps(phrase: string): string {
  return phrase
    .replace(/\(\s*(?:,\s*)?\)/g, "")
    .replace(/([:(]|\bfor|\bwa)\s*,\s*/g, "$1 ")
    .replace(/[\s\u00a0]*(?:,|:|\bfor|\bya|:?\s*(?:syllabus for|muhtasari wa))\s*$/, "")
    .replace(/,\s*\)/g, ")")
    .replace(/[\s\u00a0]+:$/, "")
    .replace(/ {2,}/g, " ")
    .trim();
}

function unitReference(unit: CurriculumUnit, { bank, request }: LessonDraft): string {
  const { unit: numbered, unitUntitled: unnumbered } = bank.common.references;
  return fillPhrase(unit.unitNo === null ? unnumbered : numbered, {
    unitNo: String(unit.unitNo ?? ""),
    unitTitle: quote(unit.unitTitle, request.language, longestInReference.unitTitle),
    subject: oneLine(unit.subject, longestInReference.subject),
    class: oneLine(unit.classLevel ?? request.classLevel, longestInReference.class),
    source: unit.source,
  });
}

/** The official documents by what they are. */
function officialReferences({ bank, request, values }: LessonDraft): string[] {
  const { syllabus, learnersBook, teachersGuide } = bank.common.references;
  const given = {
    subject: isFilled(request.subject) ? (values.subject ?? "") : "",
    class: isFilled(request.classLevel) ? (values.class ?? "") : "",
  };
  return [syllabus, learnersBook, teachersGuide].map((phrase) => fillPhrase(phrase, given));
}

/** Only what surely exists: the catalogue's source of the unit, else the official documents by what they are. */
export function references(lesson: LessonDraft): string {
  const { unit, known } = lesson.background;
  const named = unit ? [unitReference(unit, lesson)] : officialReferences(lesson);
  // What is said on a sensitive topic can be looked up.
  const sources = known?.entry.sensitive?.sources ?? [];
  return bullets([...named.map(withoutGaps), ...sources]);
}
