import { isMisspelt } from "@/lib/bank/search/slips";
import { plainLetters } from "@/lib/core/searchable";

/** Words around a topic, which no topic has in another spelling. */
const said = ["tomorrow", "demain"];
const shortened = new Map([
  ["tmrw", "tomorrow"],
  ["tmr", "tomorrow"],
  ["2moro", "tomorrow"],
  ["tomoro", "tomorrow"],
]);

/** What a number counts in a description of a lesson. */
const counted =
  "learners learner students student pupils pupil children minutes minute apprenants eleves enfants abanyeshuri wanafunzi iminota dakika".split(
    " ",
  );

function mended(word: string, right: readonly string[]): string {
  const plain = plainLetters(word);
  if (right.includes(plain) || plain === "tomorrows") return word;
  return shortened.get(plain) ?? right.find((other) => isMisspelt(plain, other)) ?? word;
}

/** A teacher's sentence with slips mended in the words that say when, for how long and for how many: "tomorow", "47 lerners". */
export function withoutSlips(text: string): string {
  return text
    .replace(/(?<=\d ?)\p{L}{4,}/gu, (word) => mended(word, counted))
    .replace(/(?<![\p{L}\p{N}'’-])[\p{L}\p{N}]{3,}(?![\p{L}\p{N}'’-])/gu, (word) => mended(word, said));
}
