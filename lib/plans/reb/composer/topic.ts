import type { AgeBand, SubjectFamily, TopicName } from "./constants";
import { searchable } from "../../composing/rules";
import { recognisers } from "./recognisers";
import type { Recogniser } from "./types";

/** "Revision", "Lesson 2", "7": such a title says nothing, so that its unit must tell what the lesson is about. */
const titleless =
  /^(?:(?:revision|introduction|exercises?|exercices?|lesson|lecon|isomo(?: rya)?|isubiramo|somo(?: la)?|marudio|unit|test)\b)?[\s\d:.,-]*$/;

/**
 * The topic of a lesson that the composer has worked content for, within a family when it is known, right for the age.
 * The unit counts only where the title says nothing: other lessons of a unit are about something else.
 */
export function findTopic(
  texts: readonly string[],
  place: { family: SubjectFamily; band: AgeBand; isWorked?: (name: TopicName) => boolean },
): Recogniser | null {
  const { family, band, isWorked } = place;
  const fits = recognisers.filter(
    (recogniser) =>
      (family === "general" || recogniser.family === family || recogniser.also?.includes(family) === true) &&
      (recogniser.bands?.includes(band) ?? true) &&
      (isWorked?.(recogniser.name) ?? true),
  );
  for (const text of texts) {
    const words = searchable(text);
    const found = fits.find((recogniser) => recogniser.pattern.test(words));
    if (found) return found;
    if (!titleless.test(words)) return null;
  }
  return null;
}
