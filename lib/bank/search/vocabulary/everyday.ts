import everyday from "./everyday.json" with { type: "json" };
import { topicWord } from "./words";

const kin = new Map(
  Object.entries(everyday).map(([word, official]) => [topicWord(word), official.split(" ").map(topicWord)]),
);

/**
 * The words by which lessons call what teachers call by a word of every day ("facebook": the internet). They answer for it in
 * what a person is offered, never in what is sure.
 */
export function kinOf(word: string): readonly string[] {
  return kin.get(word) ?? [];
}
