import { searchable } from "../../../text/wording";
import { activities, withoutQuotes } from "../../../text/reading";
import type { Rule } from "../../../inspection/types";
import { discreetNeeds } from "../../../needs/constants";
import { findNeeds, needKindsIn } from "../../../needs/needs";
import type { RebReading } from "./reading";

/** What learners read, hear or see of a plan; the teacher's own column is for the teacher alone. */
function shownTo({ stages, assessment, content }: RebReading) {
  const materials = { field: "learningMaterials", text: content.learningMaterials };
  return [materials, ...stages.map(({ learner }) => learner), assessment];
}

/** An illness, a pregnancy or a trauma that was typed as a need is named before nobody; a lesson about it speaks of it anyway. */
export const discretionRule: Rule<RebReading> = {
  id: "needShown",
  criterion: "inclusion",
  severity: "hard",
  applies: ({ content, topics }) =>
    topics.length === 0 && findNeeds(content.specialNeeds).learners.some(({ kind }) => discreetNeeds.includes(kind)),
  find: (reading) => {
    const typed = findNeeds(reading.content.specialNeeds).learners.filter(({ kind }) => discreetNeeds.includes(kind));
    return shownTo(reading).flatMap(({ field, text }) => {
      const named = activities(withoutQuotes(text)).flatMap((line) => needKindsIn(searchable(line)));
      const shown = typed.find(({ kind }) => named.includes(kind));
      return shown ? [{ field, values: { need: shown.words } }] : [];
    });
  },
};
