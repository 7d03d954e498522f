import { mostWords, type SensitiveTopic } from "./constants";
import heads from "./heads.json";
import { PhraseFinder } from "./phrases";
import { firstMention } from "./recognition";
import { wordsOf } from "./words";

/** Kinds of skills that lessons and sessions train, whatever their texts, figures or places speak of. */
export type Skill = keyof typeof heads;

const skills = Object.keys(heads) as Skill[];

/** Words of the four languages by which titles name a skill: "past tense", "pie chart", "gusudira". */
function skillFinder(): PhraseFinder {
  const finder = new PhraseFinder();
  for (const [label, skill] of skills.entries()) for (const phrase of heads[skill]) finder.add(phrase, label);
  return finder;
}

const finder = skillFinder();

/**
 * Whether a title says that a skill is trained and a sensitive topic is only what its text, figures or place speak of:
 * "Percentages with HIV statistics". The skill stands first, as what a title is about does in all four languages.
 */
export function trainsSkill(title: string, topics: readonly SensitiveTopic[], fitting: readonly Skill[]): boolean {
  const words = wordsOf(title, mostWords);
  const named = finder.find(words).filter(({ label }) => fitting.includes(skills[label] ?? "trades"));
  const first = Math.min(...named.map(({ from }) => from));
  return named.length > 0 && first < (firstMention(title, topics) ?? Infinity);
}
