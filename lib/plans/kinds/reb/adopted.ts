import { titleOf } from "@/lib/bank/rules";
import type { Lesson } from "@/lib/bank/schema";
import { bankClass } from "@/lib/bank/search/classes";
import { titleKey, topicWords } from "@/lib/bank/search/vocabulary/words";
import { findUnit } from "@/lib/curriculum/queries";
import type { RebContent, RebRequest } from "./schema";

/**
 * Whether all words that tell what a unit is about are among some titles: "Interest", not "Simple interest", in "Compound
 * interest".
 */
function isNamedIn(unitTitle: string, titles: readonly string[]): boolean {
  const words = topicWords(unitTitle);
  const wantedStems = new Set(titles.flatMap(topicWords));
  return words.length > 0 && words.every((word) => wantedStems.has(word));
}

/** The unit that a lesson of the bank belongs to in a class, as the catalogue writes it; "" where nobody knows. */
function unitOf({ units, classes }: Lesson, classLevel: string): string {
  return classes.some((name) => name === bankClass(classLevel)) ? (units[0] ?? "") : "";
}

/** Whether a unit can stay beside a lesson: it is the lesson's own, or it is known for none and does not only say the old title. */
function isKept({ unitTitle, lessonTitle }: RebRequest | RebContent, lesson: Lesson): boolean {
  if (lesson.units.some((title) => titleKey(title) === titleKey(unitTitle))) return true;
  if (titleKey(unitTitle) === titleKey(lessonTitle)) return false;
  if (isNamedIn(unitTitle, Object.values(lesson.titles).flat())) return true;
  return lesson.units.length === 0 && !isNamedIn(unitTitle, [lessonTitle]);
}

/**
 * A plan that adopts another lesson of the bank than its title said, with that lesson's title. A unit that speaks of the old one
 * becomes the lesson's; what neither the bank nor the catalogue knows of it is left for the teacher.
 */
export async function adoptedLesson<Adopting extends RebRequest | RebContent>(
  plan: Adopting,
  lesson: Lesson,
  isOwnTopic: boolean,
): Promise<Adopting> {
  if (isOwnTopic) return plan;
  const titled = { ...plan, lessonTitle: titleOf(lesson) };
  if (isKept(plan, lesson)) return titled;
  const unitTitle = unitOf(lesson, plan.classLevel);
  const unit = unitTitle ? await findUnit({ ...plan, unitTitle }) : null;
  const { unitNo, keyUnitCompetence } = unit ?? {};
  return { ...titled, unitTitle, unitNo: String(unitNo ?? ""), keyUnitCompetence: keyUnitCompetence ?? "" };
}
