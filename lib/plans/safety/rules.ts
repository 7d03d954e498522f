import { calmPhrases } from "./calm";
import { wordingRule } from "./constants";
import { harmsIn } from "./forbidden";
import { officialTitle } from "./titles";
import { withOfficialWording } from "./wording";
import type { PlanLanguage } from "@/lib/core/language";
import { linesOf, withoutLines } from "../text/lines";
import type { TextRole } from "../text/roles";

/** The calm sentence that stands in for a forbidden one in a text of this role. */
function calmSentence(role: TextRole, language: PlanLanguage): string {
  const { teacher, learners, other } = calmPhrases[language].repairs;
  if (role === "teacher") return teacher;
  return role === "learners" ? learners : other;
}

/** A text without what a rule of safety forbids, in several ways: the official wording, a calm sentence, the lines left out. */
export function* safeTexts(
  text: string,
  { rule, role, language }: { rule: string; role: TextRole; language: PlanLanguage },
): Generator<string> {
  if (rule === wordingRule) {
    yield withOfficialWording(text);
    return yield officialTitle(text);
  }
  const lines = linesOf(text);
  const gone = new Set(lines.flatMap((line, index) => (harmsIn(line, language).length > 0 ? [index] : [])));
  const [first] = gone;
  const [mark = ""] = /^\s*(?:[-•*–]|\d+[.)])?\s*/.exec(lines[first ?? -1] ?? "") ?? [];
  if (first === undefined) return;
  const calm = calmSentence(role, language);
  // The first forbidden line becomes the calm one; those after it go.
  const kept = withoutLines(text, new Set([...gone].filter((index) => index !== first)));
  yield kept.replace(lines[first] ?? "", () => `${mark}${calm}`);
  yield withoutLines(text, gone);
}
