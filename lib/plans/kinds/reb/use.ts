import { bankClass } from "@/lib/bank/search/classes";
import { isSameSubject, subjectsNamed } from "@/lib/bank/search/names";
import { longestCompetence } from "@/lib/curriculum/growth/constants";
import { keyPart } from "@/lib/curriculum/growth/rules";
import type { Use } from "@/lib/curriculum/growth/types";
import type { RebContent } from "./schema";

/** The subject by the one name that all its names mean; with an option or stream it is another subject. */
function subjectKey(subject: string): string {
  const [first, ...others] = subjectsNamed(subject);
  return keyPart(first && others.length === 0 && !subject.includes("(") ? first : subject);
}

/** The class as the catalogue calls it; what is none stays as it is. */
function catalogueClass(classLevel: string): string {
  return (bankClass(classLevel) ?? classLevel).replace(/^N(?=\d$)/, "Grade ").replace(/^TTC(?=\d$)/, "Year ");
}

function numberIn(text: string, pattern: RegExp): number | null {
  const [, digits] = pattern.exec(text) ?? [];
  return digits ? Number(digits) : null;
}

/** What a plan says of its unit, as the catalogue could learn it; null where it names none. */
export function unitUse(content: RebContent): Use | null {
  const [level, subject] = [catalogueClass(content.classLevel.trim()), content.subject.trim()];
  const [title, competence] = [content.unitTitle.trim(), content.keyUnitCompetence.trim().replace(/\s+/g, " ")];
  const titleKey = keyPart(title);
  if (!level || !subject || !titleKey || level.length > 50 || subject.length > 200) return null;
  return {
    kind: "unit",
    placeKey: `${keyPart(level)}/${subjectKey(subject)}`,
    titleKey,
    level,
    subject,
    title,
    unitNo: numberIn(content.unitNo.trim(), /^\D*([1-9]\d{0,2})\D*$/),
    term: numberIn(content.term.trim(), /^\D*([1-3])\D*$/),
    details: [competence].filter((text) => text !== "" && text.length <= longestCompetence),
    isSubject: (name) => isSameSubject(name, subject),
  };
}
