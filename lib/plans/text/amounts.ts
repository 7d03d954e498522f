import { planLanguages } from "@/lib/core/language";
import { minuteNames } from "./minutes";
import { wholeWordsOf, inAnyLanguage, listOf, type Spoken } from "./spoken";

// How long a lesson is and for how many, as a free text in one of the four languages says it, lower case and without accents.

type Unit = "minutes" | "hours" | "learners" | "girls" | "boys";

/** What a text says a number of; Kinyarwanda and Kiswahili most often say the number behind. */
const units: Record<Unit, Spoken> = {
  minutes: minuteNames,
  hours: { en: ["hours?", "hrs?", "h"], fr: ["heures?"], rw: ["amasaha"], sw: ["masaa"] },
  learners: {
    en: listOf("learners? students? pupils? children kids trainees? apprentices?"),
    fr: listOf("apprenants? eleves? enfants? stagiaires? apprentis"),
    rw: listOf("abanyeshuri abana abahugurwa"),
    sw: listOf("wanafunzi watoto wanagenzi"),
  },
  girls: { en: ["girls?"], fr: ["filles?"], rw: ["abakobwa"], sw: ["wasichana"] },
  boys: { en: ["boys?"], fr: ["garcons?"], rw: ["abahungu"], sw: ["wavulana"] },
};
const unitNames = Object.keys(units) as Unit[];

const isUnit = Object.fromEntries(
  unitNames.map((name) => [name, new RegExp(`^(?:${inAnyLanguage(units[name])})$`, "u")]),
) as Record<Unit, RegExp>;
const saidFirst = new RegExp(
  `^(?:${unitNames.flatMap((name) => [...units[name].rw, ...units[name].sw]).join("|")})$`,
  "u",
);

/** Tens in words, as minutes are said: "forty minutes", "iminota mirongo ine". */
const tens: readonly [number, Spoken][] = [
  [30, { en: ["thirty"], fr: ["trente"], rw: ["mirongo itatu"], sw: ["thelathini"] }],
  [40, { en: ["forty"], fr: ["quarante"], rw: ["mirongo ine"], sw: ["arobaini"] }],
  [50, { en: ["fifty"], fr: ["cinquante"], rw: ["mirongo itanu"], sw: ["hamsini"] }],
  [60, { en: ["sixty"], fr: ["soixante"], rw: ["mirongo itandatu"], sw: ["sitini"] }],
  [80, { en: ["eighty"], fr: ["quatre-vingts", "quatre-vingt"], rw: ["mirongo inani"], sw: ["themanini"] }],
];
const valueOf = new Map(
  tens.flatMap(([value, said]) => planLanguages.flatMap((name) => said[name].map((word) => [word, value] as const))),
);

const tensWords = [...valueOf.keys()].sort((one, other) => other.length - one.length);
const tokens = new RegExp(
  `(?<![\\p{L}\\d.,])(?:\\d{1,4}(?!\\d|[.,]\\d)|(?:${tensWords.join("|")})(?!\\p{L}))` +
    `|(?<!\\p{L})(?:${unitNames.map((name) => inAnyLanguage(units[name])).join("|")})(?!\\p{L})`,
  "gu",
);

/** What stands between a number and what it counts: "40-minute", "Learners: 45". */
const isBetween = /^\s?[:=-]?\s?$/u;

type Token = { text: string; from: number; to: number; value: number | null; unit: Unit | null };

/** A number of minutes or persons, as it stands in a text. */
export type Amount = { unit: Unit; value: number; at: number; said: string };

function tokensIn(text: string): Token[] {
  return Array.from(text.matchAll(tokens), ({ 0: said, index: from }) => {
    const value = valueOf.get(said) ?? (/^\d/.test(said) ? Number(said) : null);
    const unit = value === null ? (unitNames.find((name) => isUnit[name].test(said)) ?? null) : null;
    return { text: said, from, to: from + said.length, value, unit };
  });
}

/** Numbers and what they count in turns, each next to the one before: "abana 60 iminota 40". */
function rowsIn(text: string): Token[][] {
  const rows: Token[][] = [];
  for (const token of tokensIn(text)) {
    const row = rows.at(-1);
    const before = row?.at(-1);
    const isNext =
      before && (before.value === null) !== (token.value === null) && isBetween.test(text.slice(before.to, token.from));
    if (row && isNext) row.push(token);
    else rows.push([token]);
  }
  return rows;
}

/**
 * Which side the number of a row's words stands on: a row that begins with a number and ends with a word has it before each, and
 * the other way round; where both ends are of a kind, the language of the first word tells.
 */
function isBehind(row: readonly Token[]): boolean {
  const [first, last] = [row[0], row.at(-1)];
  if ((first?.value === null) !== (last?.value === null)) return first?.value === null;
  return saidFirst.test(row.find(({ unit }) => unit !== null)?.text ?? "");
}

/** Every number of minutes, hours, learners, girls and boys that a text says, with its place. */
export function amountsIn(text: string): Amount[] {
  return rowsIn(text).flatMap((row) => {
    const step = isBehind(row) ? 1 : -1;
    return row.flatMap(({ unit, from, to }, index) => {
      const number = unit === null ? undefined : row[index + step];
      if (unit === null || number === undefined || number.value === null) return [];
      const [at, end] = [Math.min(from, number.from), Math.max(to, number.to)];
      return [{ unit, value: number.value, at, said: text.slice(at, end) }];
    });
  });
}

const oneHour: Spoken = {
  en: ["(?:one|an|1) hour"],
  fr: ["(?:une|1) heure"],
  rw: ["isaha (?:imwe|1)"],
  sw: ["saa (?:moja|1)"],
};
const twoHours: Spoken = { en: ["two hours"], fr: ["deux heures"], rw: ["amasaha abiri"], sw: ["masaa mawili"] };
const doubles: Spoken = {
  en: ["double (?:period|lesson)"],
  fr: ["deux periodes", "double (?:periode|seance)"],
  rw: ["amasomo abiri akurikiranye"],
  sw: ["vipindi viwili"],
};
const spans: readonly [RegExp, number][] = [
  [wholeWordsOf(inAnyLanguage(oneHour)), 60],
  [wholeWordsOf(inAnyLanguage(twoHours)), 120],
  [wholeWordsOf(inAnyLanguage(doubles)), 80],
];

const ofHours: Spoken = {
  en: ["hours?", "hrs?", "h"],
  fr: ["heures?", "h"],
  rw: ["isaha", "amasaha"],
  sw: ["saa", "masaa"],
};
const joining: Spoken = { en: ["and "], fr: ["et "], rw: ["n'", "na "], sw: ["na "] };
const isHours = inAnyLanguage(ofHours);
const isMinutes = inAnyLanguage(units.minutes);
/** "1h30", "1 hour and 20 minutes", "isaha 1 n'iminota 20". */
const mixed = new RegExp(
  `(?<![\\p{L}\\d])(?:([1-4])\\s?(?:${isHours})|(?:${isHours}) ([1-4]))\\s?(?:${inAnyLanguage(joining)})?(?:(?:${isMinutes}) )?(\\d{2})` +
    `(?:\\s?(?:${isMinutes}))?(?![\\p{L}\\d])`,
  "u",
);

/** No lesson is shorter or longer. */
const lengths = { shortest: 15, longest: 480, hours: 4 };

type Figure = { value: number; said: string };

/** How long a lesson is: of several lengths the longest, since parts of a lesson have minutes too. */
export function durationIn(text: string): Figure | null {
  const together = mixed.exec(text);
  if (together) return { value: 60 * Number(together[1] ?? together[2]) + Number(together[3]), said: together[0] };
  const said = amountsIn(text).flatMap(({ unit, value, said }): Figure[] => {
    if (unit === "minutes") return [{ value, said }];
    return unit === "hours" && value <= lengths.hours ? [{ value: 60 * value, said }] : [];
  });
  const likely = said.filter(({ value }) => value >= lengths.shortest && value <= lengths.longest);
  const [longest] = likely.sort((one, other) => other.value - one.value);
  if (longest) return longest;
  for (const [pattern, value] of spans) {
    const found = pattern.exec(text);
    if (found) return { value, said: found[0] };
  }
  return null;
}

const and: Spoken = { en: ["and"], fr: ["et"], rw: ["na"], sw: ["na"] };
/** Who sits together in numbers: "30 girls and 25 boys" are a class, "12 boys to 18 girls" a ratio. */
const isListed = new RegExp(`^[\\s,&(]*(?:${inAnyLanguage(and)})?[\\s,]*$`, "u");
const leastOfClass = 20;

const classes: Spoken = {
  en: ["class (?:size )?(?:of|is)", "class size"],
  fr: ["classe de", "effectif(?: (?:de|est))?"],
  rw: ["umubare w'abanyeshuri(?: ni)?"],
  sw: ["idadi ya wanafunzi(?: ni)?"],
};
const sizes = wholeWordsOf(`(?:${inAnyLanguage(classes)})\\s?:?\\s?(\\d{1,4})`);

/** For how many a lesson is, and all the words that say it: the whole class, and its girls and boys. */
export function sizeIn(text: string): { value: number; said: string[] } | null {
  const amounts = amountsIn(text);
  const [whole] = amounts
    .filter(({ unit }) => unit === "learners")
    .sort((one, other) => other.value - one.value)
    .map(({ value, said }) => ({ value, said }));
  const named = sizes.exec(text);
  const total: Figure | undefined = named ? { value: Number(named[1]), said: named[0] } : whole;
  const halves = amounts.filter(({ unit }) => unit === "girls" || unit === "boys");
  const [first, second] = halves;
  const isPair = first && second && first.unit !== second.unit && halves.length === 2;
  const between = isPair ? text.slice(first.at + first.said.length, second.at) : "";
  const sum = halves.reduce((all, { value }) => all + value, 0);
  const areClass = isPair && isListed.test(between) && (total ? sum === total.value : sum >= leastOfClass);
  if (!areClass) return total ? { value: total.value, said: [total.said] } : null;
  return { value: total?.value ?? sum, said: [...(total ? [total.said] : []), first.said, second.said] };
}

/** From this many on learners who are counted are the class, and not those who have a need. */
const leastInClass = 10;

function isTime({ unit }: Amount): boolean {
  return unit === "minutes" || unit === "hours";
}

function byPlace(one: Amount, other: Amount): number {
  return one.at - other.at;
}

/** A text without some of its amounts, which are in its order. */
function without(text: string, amounts: readonly Amount[]): string {
  return [...new Set(amounts)]
    .toReversed()
    .reduce((rest, { at, said }) => `${rest.slice(0, at)} ${rest.slice(at + said.length)}`, text);
}

/** A text without the minutes and the size of a class that it says; null where it says neither. */
export function withoutAmounts(text: string): string | null {
  const amounts = amountsIn(text);
  const [time, size] = [durationIn(text), sizes.exec(text)];
  const isOfClass = (amount: Amount) => isTime(amount) || amount.value >= leastInClass || amount.value === 0;
  if (!time && !size && !amounts.some(isOfClass)) return null;
  const others = [time?.said, size?.[0]].filter((said) => said !== undefined);
  return others.reduce((rest, said) => rest.replace(said, " "), without(text, amounts));
}

/** A text without minutes, and without the class where another number stands beside it: "45 learners of whom 3 are deaf". */
export function withoutClass(text: string): string {
  const amounts = amountsIn(text);
  const times = amounts.filter(isTime);
  const bare = without(text, [...times, ...amounts.filter(({ value }) => value >= leastInClass)].sort(byPlace));
  return /\d/.test(bare) ? bare : without(text, times);
}
