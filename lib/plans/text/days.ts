import { days } from "@/lib/core/clock";
import { plainLetters } from "@/lib/core/searchable";
import { wholeWords, inAnyLanguage, type Spoken } from "./spoken";

/** A date that is written out, its month from 1; most are written without a year. */
type WrittenDate = { date: number; month: number; year: number | null };

/** A day as somebody names it: a number of days from today, the next one of its name (0 is Sunday), or its date. */
export type NamedDay = { ahead: number } | { weekday: number } | WrittenDate;

/** A day that a text names, and the words that name it as they stand there in plain letters. */
export type DaySaid = { day: NamedDay; at: number; words: string };

/** Days that are told from today; the longer names first. */
const daysAhead: readonly { ahead: number; names: Spoken }[] = [
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
    names: { en: ["tomorrow's lesson(?=\\s*:)", "tomorrow"], fr: ["demain"], rw: ["ejo hazaza", "ejo"], sw: ["kesho"] },
  },
  {
    ahead: 0,
    names: {
      en: ["today's lesson(?=\\s*:)", "today"],
      fr: ["d'aujourd'hui(?=\\s*:)", "aujourd'hui"],
      rw: ["uyu munsi"],
      sw: ["leo"],
    },
  },
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

/** January first. */
const months: readonly Spoken[] = [
  { en: ["january"], fr: ["janvier"], rw: ["mutarama"], sw: ["januari"] },
  { en: ["february"], fr: ["fevrier"], rw: ["gashyantare"], sw: ["februari"] },
  { en: ["march"], fr: ["mars"], rw: ["werurwe"], sw: ["machi"] },
  { en: ["april"], fr: ["avril"], rw: ["mata"], sw: ["aprili"] },
  { en: ["may"], fr: ["mai"], rw: ["gicurasi"], sw: ["mei"] },
  { en: ["june"], fr: ["juin"], rw: ["kamena"], sw: ["juni"] },
  { en: ["july"], fr: ["juillet"], rw: ["nyakanga"], sw: ["julai"] },
  { en: ["august"], fr: ["aout"], rw: ["kanama"], sw: ["agosti"] },
  { en: ["september"], fr: ["septembre"], rw: ["nzeli", "nzeri"], sw: ["septemba"] },
  { en: ["october"], fr: ["octobre"], rw: ["ukwakira"], sw: ["oktoba"] },
  { en: ["november"], fr: ["novembre"], rw: ["ugushyingo"], sw: ["novemba"] },
  { en: ["december"], fr: ["decembre"], rw: ["ukuboza"], sw: ["desemba"] },
];
const anyMonth = months.map(inAnyLanguage).join("|");
const longest = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

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

const starts = `(?<![\\p{L}\\p{N}'-])(?:${inAnyLanguage(lead)})?`;
/** A day's name that goes on is none: "tomorrow's weather", "ejo hashize" (yesterday). */
const ends = `(?![\\p{L}\\p{N}'-]| hashize)(?:${inAnyLanguage(time)})*`;
const endsInLesson = `(?:(?<=lesson)|${ends})`;

function pattern(names: string): RegExp {
  return new RegExp(`${starts}(?:${names})${endsInLesson}`, "gu");
}

/** The names of a day of the week in all languages. */
function namesOf(weekday: number): string {
  return Object.values(weekdays)
    .map((list) => list[weekday] ?? "")
    .join("|");
}

/** A comma may have stood between the parts of a date. */
const gap = ",? {1,2}";
const leadsToDate: Spoken = { en: ["the "], fr: ["le "], rw: ["tariki (?:ya )?"], sw: ["tarehe (?:ya )?"] };
const toDate = `(?:${inAnyLanguage(leadsToDate)})?`;
const ofMonth: Spoken = { en: [" of"], fr: [" de"], rw: [], sw: [" ya"] };
const numbered = `${toDate}\\d{1,2}(?:st|nd|rd|th|er)?(?:${inAnyLanguage(ofMonth)})? (?:${anyMonth})`;
const inFigures = `${toDate}\\d{1,2}[/.]\\d{1,2}[/.]20[2-9]\\d`;
const written = `(?:(?:${numbered}|(?:${anyMonth}) \\d{1,2}(?:st|nd|rd|th)?)(?:${gap}20[2-9]\\d)?|${inFigures})(?!,? ?\\d{3})`;
const isMonth = months.map((names) => wholeWords(names));

/** The date of words that hold one; a date in figures must be one of that weekday. Null where there is no such date. */
function dateIn(words: string, weekday: number): WrittenDate | null {
  const figures = /(\d{1,2})[/.](\d{1,2})[/.](\d{4})/.exec(words);
  const date = Number(figures?.[1] ?? /\d{1,2}/.exec(words)?.[0]);
  const month = figures ? Number(figures[2]) : isMonth.findIndex((name) => name.test(words)) + 1;
  const year = Number(/20[2-9]\d/.exec(words)?.[0]) || null;
  if (date < 1 || date > (longest[month - 1] ?? 0)) return null;
  const isOfWeekday = new Date(Date.UTC(year ?? 0, month - 1, date)).getUTCDay() === weekday;
  return figures && !isOfWeekday ? null : { date, month, year };
}

/** The days of the week that stand with their date, before it or behind it: "Monday, 30 November". */
const dated = weekdays.en.map((_, weekday) => {
  const names = `(?:${namesOf(weekday)})`;
  return {
    weekday,
    pattern: new RegExp(`${starts}(?:${names}${gap}${written}|${written}${gap}${names})${ends}`, "gu"),
  };
});

function datesIn(plain: string): DaySaid[] {
  return dated.flatMap(({ weekday, pattern: names }) =>
    [...plain.matchAll(names)].flatMap(({ 0: words, index: at }) => {
      const day = dateIn(words, weekday);
      return day ? [{ day, at, words }] : [];
    }),
  );
}

/** A text whose dates have no comma, where clauses would be parted: "Monday 30 November" for "Monday, 30 November". */
export function withWholeDates(text: string): string {
  const plain = plainLetters(text);
  if (plain.length !== text.length) return text;
  return datesIn(plain).reduce(
    (whole, { at, words }) =>
      `${whole.slice(0, at)}${whole.slice(at, at + words.length).replace(/,/g, " ")}${whole.slice(at + words.length)}`,
    text,
  );
}

const known: readonly { day: NamedDay; pattern: RegExp }[] = [
  ...daysAhead.map(({ ahead, names }) => ({ day: { ahead }, pattern: pattern(inAnyLanguage(names)) })),
  ...weekdays.en.map((_, weekday) => ({ day: { weekday }, pattern: pattern(namesOf(weekday)) })),
];

/** Words that make another day of a weekday than the next of its name. */
const other: Spoken = {
  en: ["next", "last", "past", "every", "each", "following", "first", "second", "third"],
  fr: ["prochaine?", "derniere?", "suivante?", "passee?", "chaque", "premiere?"],
  rw: ["gitaha", "utaha", "gishize", "ushize", "buri"],
  sw: ["ijayo", "ijao", "lijalo", "iliyopita", "kila"],
};
const qualified = `(?:\\d{1,4}(?:st|nd|rd|th|er)?|${anyMonth}|${inAnyLanguage(other)})`;
const isQualifiedBefore = new RegExp(`(?<![\\p{L}\\p{N}])${qualified}\\s*$`, "u");
const linking: Spoken = { en: ["the", "of", "in"], fr: ["le", "de", "en"], rw: ["ya", "tariki"], sw: ["ya", "tarehe"] };
const isQualifiedAfter = new RegExp(`^\\s*(?:(?:${inAnyLanguage(linking)}) )*${qualified}(?![\\p{L}\\p{N}])`, "u");

/** Whether a number, a month or "next" stands before a weekday or behind it. */
export const isQualified = {
  before: (text: string): boolean => isQualifiedBefore.test(plainLetters(text)),
  after: (text: string): boolean => isQualifiedAfter.test(plainLetters(text)),
};

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
  const named = known.flatMap(({ day, pattern: names }) =>
    [...plain.matchAll(names)].map(({ 0: words, index: at }) => ({ day, at, words })),
  );
  const found = [...datesIn(plain), ...named];
  // "The day after tomorrow" is not tomorrow.
  return found
    .filter(
      (said, index) => !found.slice(0, index).some(({ at, words }) => at <= said.at && said.at < at + words.length),
    )
    .sort((a, b) => a.at - b.at);
}

/** How long ago a date without a year may be before it is that of the next year. */
const mostPast = days(31);

function timeOf({ date, month, year }: WrittenDate, today: Date): number {
  const inYear = (one: number) => Date.UTC(one, month - 1, date);
  if (year !== null) return inYear(year);
  const thisYear = today.getUTCFullYear();
  const near = [thisYear - 1, thisYear].find((one) => inYear(one) >= today.getTime() - mostPast);
  return inYear(near ?? thisYear + 1);
}

/** The ISO date of a day that is named on another; the next of its name, which may be that very day. */
export function dateOf(day: NamedDay, today: string): string {
  const start = new Date(`${today}T00:00:00Z`);
  if ("month" in day) return new Date(timeOf(day, start)).toISOString().slice(0, 10);
  const ahead = "ahead" in day ? day.ahead : (day.weekday - start.getUTCDay() + 7) % 7;
  return new Date(start.getTime() + days(ahead)).toISOString().slice(0, 10);
}
