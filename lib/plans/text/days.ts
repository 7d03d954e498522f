import { days } from "@/lib/core/clock";
import { plainLetters } from "@/lib/core/searchable";
import { inAnyLanguage, type Spoken } from "./spoken";

/** A day as somebody names it: so many days from today, or the next one of its name (0 is Sunday). */
export type NamedDay = { ahead: number } | { weekday: number };

/** A day that a text names, and the words that name it as they stand there in plain letters. */
export type DaySaid = { day: NamedDay; at: number; words: string };

/** Days that are told from today; the longer names first. */
const told: readonly { ahead: number; names: Spoken }[] = [
  {
    ahead: 2,
    names: {
      en: ["(?:the )?day after tomorrow"],
      fr: ["apres[- ]demain"],
      rw: ["ejo ?bundi"],
      sw: ["kesho ?kutwa"],
    },
  },
  {
    ahead: 1,
    names: { en: ["tomorrow"], fr: ["demain"], rw: ["ejo hazaza", "ejo"], sw: ["kesho"] },
  },
  { ahead: 0, names: { en: ["today"], fr: ["aujourd'hui"], rw: ["uyu munsi"], sw: ["leo"] } },
];

/** Sunday first. Kinyarwanda counts them: without the word before the number it could count anything. */
const weekdays: Spoken = {
  en: ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"],
  fr: ["dimanche", "lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi"],
  rw: [
    "ku cyumweru",
    ...["mbere", "kabiri", "gatatu", "kane", "gatanu", "gatandatu"].map((number) => `ku ?wa ${number}`),
  ],
  sw: ["jumapili", "jumatatu", "jumanne", "jumatano", "alhamisi", "ijumaa", "jumamosi"],
};

/** What leads to a day, and the time of day behind it. */
const lead: Spoken = {
  en: ["for ", "on "],
  fr: ["pour ", "le "],
  rw: ["ry'", "ryo "],
  sw: ["kwa ", "la ", "siku ya "],
};
const hour = "\\d{1,2}(?: ?[:.h] ?\\d{2})?(?: ?(?:am|pm|h|heures?))?";
const time: Spoken = {
  en: [" (?:in the )?(?:morning|afternoon|evening)", ` at ${hour}`],
  fr: [" matin", " apres-midi", " soir", ` a ${hour}`],
  rw: [" mu gitondo", " ku manywa", " nimugoroba"],
  sw: [" asubuhi", " mchana", " jioni", " alasiri"],
};

/** A day's name that goes on is none: "tomorrow's weather", "ejo hashize" (yesterday). */
function pattern(names: string): RegExp {
  const ends = "(?![\\p{L}\\p{N}'-]| hashize)";
  return new RegExp(
    `(?<![\\p{L}\\p{N}'-])(?:${inAnyLanguage(lead)})?(?:${names})${ends}(?:${inAnyLanguage(time)})*`,
    "gu",
  );
}

const known: readonly { day: NamedDay; pattern: RegExp }[] = [
  ...told.map(({ ahead, names }) => ({ day: { ahead }, pattern: pattern(inAnyLanguage(names)) })),
  ...weekdays.en.map((_, weekday) => {
    const names = Object.values(weekdays).map((list) => list[weekday] ?? "");
    return { day: { weekday }, pattern: pattern(names.join("|")) };
  }),
];

/** Texts that are about days, not held on one of them. */
const aboutDays: Spoken = {
  en: ["yesterday", "weather", "forecast", "tenses?", "adverbs?", "days? of", "calendar", "week", "months?", "diary"],
  fr: ["hier", "meteo", "futur", "adverbes?", "jours? d\\S*", "calendrier", "semaines?", "mois"],
  rw: ["hashize", "iteganyagihe", "iminsi", "icyumweru(?! gitaha)", "indangahe", "ingengabihe", "amezi"],
  sw: ["jana", "hali ya hewa", "siku za", "wiki", "kalenda", "wakati ujao", "miezi"],
};
const isAboutDays = new RegExp(`(?<![\\p{L}])(?:${inAnyLanguage(aboutDays)})(?![\\p{L}])`, "u");

/** The days that a text names, in their order; none where it is about days. */
export function daysIn(text: string): DaySaid[] {
  const plain = plainLetters(text);
  if (isAboutDays.test(plain)) return [];
  const found = known.flatMap(({ day, pattern: names }) =>
    [...plain.matchAll(names)].map(({ 0: words, index: at }) => ({ day, at, words })),
  );
  // "The day after tomorrow" is not tomorrow.
  return found
    .filter(
      (said, index) => !found.slice(0, index).some(({ at, words }) => at <= said.at && said.at < at + words.length),
    )
    .sort((a, b) => a.at - b.at);
}

/** The ISO date of a day that is named on another; the next of its name, which may be that very day. */
export function dateOf(day: NamedDay, today: string): string {
  const start = new Date(`${today}T00:00:00Z`);
  const ahead = "ahead" in day ? day.ahead : (day.weekday - start.getUTCDay() + 7) % 7;
  return new Date(start.getTime() + days(ahead)).toISOString().slice(0, 10);
}
