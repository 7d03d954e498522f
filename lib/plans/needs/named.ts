import { roomConditions, type NeedKind, type RoomCondition } from "./constants";
import ordinaryWords from "./ordinary.json";
import { conditionTerms, everydayTerms, needTerms, plainWords } from "./terms";
import { mentions, vocabulary } from "./vocabulary";

/** What a word can name: a need that is known, or what the room lacks. */
export type NamedCondition = Exclude<NeedKind, "other"> | RoomCondition;

const everyday = Object.entries(everydayTerms) as [keyof typeof needTerms, readonly string[]][];
/** Words that speak of a need wherever they stand. */
export const inPlans = vocabulary(needTerms);
/** Words that do so in the box of special needs, where nothing else is spoken of. */
export const inTheBox = vocabulary<NamedCondition>({
  ...needTerms,
  ...conditionTerms,
  ...Object.fromEntries(everyday.map(([kind, words]) => [kind, [...needTerms[kind], ...words]])),
});

/** Words that speak of what the room lacks. */
export const ofRooms = vocabulary<RoomCondition>(conditionTerms);

const conditions: ReadonlySet<string> = new Set(roomConditions);

export function isCondition(kind: NamedCondition): kind is RoomCondition {
  return conditions.has(kind);
}

/** Whether a word, in lower case and without accents, speaks of a need or of the room. */
export function isNamed(word: string): boolean {
  return mentions(word, inTheBox).length > 0;
}

/** Whether a word goes with any need and names none. */
export function isPlain(word: string): boolean {
  return plainWords.has(word);
}

/** Words in common use that are a letter or two from a need: a girl back after "giving" birth is not "grieving". */
const ordinary: ReadonlySet<string> = new Set(ordinaryWords.words.join(" ").split(" "));

/** Whether a word is spelt right, and is no need that is misspelt. */
export function isCommon(word: string): boolean {
  return isPlain(word) || ordinary.has(word);
}

/** Whether a part says something beyond numbers and words that go with any need. */
export function saysMore(part: string): boolean {
  return (part.match(/[\p{L}\p{Extended_Pictographic}']+/gu) ?? []).some(
    (word) => !isPlain(word.replace(/^'+|'+$/g, "")),
  );
}
