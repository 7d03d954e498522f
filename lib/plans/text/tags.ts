/**
 * What a phrase suits, said beside it in the phrase files of all languages. Where a lesson may use only some phrases of a list, it
 * takes those with the tag, whatever their order.
 */
export const phraseTags = [
  /** A task that the teacher has yet to bring: no cards, text, experiment or walk outside, which the topic may not have. */
  "frame",
  /** The youngest, who do not write yet. */
  "early",
  /** Sport, where no example lies at hand. */
  "sport",
  /** Lessons of the youngest in which words themselves are learnt. */
  "language",
  /** Upper classes of every subject; a debate needs a question with two sides. */
  "everySubject",
  /** The step of a calm session that is about the words of the topic. */
  "keyWords",
  /** Work at a desk, with no tool to draw from a bag and no working clothes to check. */
  "desk",
] as const;
export type PhraseTag = (typeof phraseTags)[number];

/** The phrases of a list that have the tag, in their order. */
export function fitting<Phrase extends { fits?: readonly string[] }>(
  phrases: readonly Phrase[],
  tag: PhraseTag,
): Phrase[] {
  return phrases.filter(({ fits }) => fits?.includes(tag));
}
