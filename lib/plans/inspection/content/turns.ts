import { mapNames } from "@/lib/core/names";
import { planLanguages, type PlanLanguage } from "@/lib/core/language";
import { inAnyLanguage, type Spoken } from "../../text/spoken";
import words from "./words/turns.json";

type Signs = Record<Exclude<keyof (typeof words)["en"], "numerals">, RegExp>;
type Language = { signs: Signs; values: readonly (readonly [number, RegExp])[] };

/** What stands within a number in words: "vingt-et-un", "makumyabiri na bane". */
const joints: Spoken = { en: ["[ -]"], fr: ["[ -]", "-et-", " et "], rw: [" na "], sw: [" na "] };

function languageOf(language: PlanLanguage): Language {
  const { numerals, ...sources } = words[language];
  const all = Object.entries(numerals);
  const spoken = all.map(([, said]) => said).join("|");
  const number = `(\\d{1,3}|(?:${spoken})(?:(?:${inAnyLanguage(joints)})(?:${spoken}))?)`;
  const signOf = (source: string) =>
    new RegExp(`(?<![\\p{L}\\d.,])(?:${source.replaceAll("#", number)})(?![\\p{L}\\d])`, "gu");
  const { minutes, persons, groups, size, places, together, eachPerson, eachGroup, eachPlace, turns, rounds } = sources;
  return {
    signs: {
      minutes: signOf(minutes),
      persons: signOf(persons),
      groups: signOf(groups),
      size: signOf(size),
      places: signOf(places),
      together: signOf(together),
      turns: signOf(turns),
      rounds: signOf(rounds),
      eachPerson: signOf(eachPerson),
      eachGroup: signOf(eachGroup),
      eachPlace: signOf(eachPlace),
    },
    values: all.map(([value, said]) => [Number(value), new RegExp(`^(?:${said})$`, "u")]),
  };
}

/** How each language says who takes turns at what, and for how long; over searchable text. */
const languages = mapNames(planLanguages, languageOf);

/** "24", "vingt-quatre", "makumyabiri na bane"; 0 for what is no number. */
function valueOf(said: string, { values }: Language): number {
  if (/^\d+$/.test(said)) return Number(said);
  const valued = (part: string) => values.find(([, pattern]) => pattern.test(part))?.[0] ?? 0;
  return valued(said) || said.split(/[ -]/).reduce((sum, part) => sum + valued(part), 0);
}

type NumberAt = { at: number; value: number };

function numbersBy(text: string, pattern: RegExp, language: Language): NumberAt[] {
  return [...text.matchAll(pattern)].map((match) => ({
    at: match.index,
    value: valueOf(match.slice(1).find((said) => said) ?? "", language),
  }));
}

function has(text: string, pattern: RegExp): boolean {
  return text.search(pattern) >= 0;
}

/** Characters between "each" and its minutes, beyond which they are somebody else's. */
const tied = 70;

/** Minutes that a sentence gives to each, by the stretch that stands nearest to that word; null where it gives none. */
function minutesEach(sentence: string, each: RegExp, language: Language): number | null {
  const places = [...sentence.matchAll(each)].map(({ index }) => index);
  const stretches = numbersBy(sentence, language.signs.minutes, language).filter(({ value }) => value > 0);
  const pairs = places.flatMap((place) =>
    stretches.map(({ at, value }) => ({ value, distance: Math.abs(at - place) })),
  );
  const [nearest] = pairs
    .filter(({ distance }) => distance <= tied)
    .sort((one, other) => one.distance - other.distance);
  return nearest?.value ?? null;
}

/** What is told of a step before its turns are reckoned. */
export type Turns = { text: string; learners: number; language: PlanLanguage };

/** How many learners a group has, where the text says so; pairs are two. */
function groupSize(text: string, language: Language): number {
  const [found] = numbersBy(text, language.signs.size, language);
  if (!found) return 0;
  return found.value > 1 ? found.value : 2;
}

/** How many work side by side: at so many places, or so many at a time; one where they go one by one; 0 where nothing says it. */
function sideBySide(text: string, language: Language): number {
  const { together, places, turns } = language.signs;
  const [atOnce] = numbersBy(text, together, language);
  const named = numbersBy(text, places, language).filter(({ value }) => value > 0);
  if (atOnce && atOnce.value > 0) return atOnce.value;
  if (named.length > 0) return Math.max(...named.map(({ value }) => value));
  return has(text, turns) ? 1 : 0;
}

/** How many groups have their turn; 0 where neither their number nor their size is told. */
function groupCount(text: string, learners: number, language: Language): number {
  const [named] = numbersBy(text, language.signs.groups, language);
  if (named && named.value > 1) return named.value;
  const size = groupSize(text, language);
  return size > 1 ? Math.ceil(learners / size) : 0;
}

/** How many learners have their turn; of pairs at one place both work at once. */
function personCount(text: string, learners: number, language: Language): number {
  const [named] = numbersBy(text, language.signs.persons, language);
  const all = named && named.value > 1 ? named.value : learners;
  return groupSize(text, language) === 2 ? Math.ceil(all / 2) : all;
}

/**
 * The minutes that turns need which a step names: learners or groups by the minutes of each, shared out over the places at which
 * they work side by side; or the places by the minutes at each, where everybody goes round. 0 where it names none.
 */
export function minutesOfTurns({ text, learners, language: name }: Turns): number {
  const language = languages[name];
  const { eachPerson, eachGroup, eachPlace, rounds, places, groups } = language.signs;
  const sentences = text.split(/[.;\n](?!\d)/).filter((sentence) => sentence.trim() !== "");
  const needed = sentences.map((sentence, at) => {
    // Where and how they take turns may stand in the sentence before.
    const told = `${sentences[at - 1] ?? ""}. ${sentence}`;
    const atPlace = minutesEach(sentence, eachPlace, language);
    if (atPlace !== null) {
      const stops = Math.max(0, ...numbersBy(told, places, language).map(({ value }) => value));
      return has(told, rounds) ? stops * atPlace : 0;
    }
    const perGroup = minutesEach(sentence, eachGroup, language);
    const each = perGroup ?? minutesEach(sentence, eachPerson, language);
    const abreast = each === null ? 0 : sideBySide(told, language);
    if (each === null || abreast === 0) return 0;
    const isOfGroups = perGroup !== null || has(sentence, groups);
    const count = isOfGroups ? groupCount(told, learners, language) : personCount(told, learners, language);
    return (count / abreast) * each;
  });
  return Math.max(0, ...needed);
}
