import type { PlanLanguage } from "@/lib/core/language";
import { wholeWords, inAnyLanguage, type Spoken } from "../../../text/spoken";
import { searchable } from "../../../text/wording";
import { lists } from "../lists";
import { percentSlack, usualSlack } from "./constants";
import { wrongClaims, wrongStatements, type CheckedClaim } from "./statements";

/** How much of the first unit of its kind each unit is. */
const kinds: Readonly<Record<string, number>>[] = [
  { mm: 0.001, cm: 0.01, dm: 0.1, m: 1, dam: 10, hm: 100, km: 1000 },
  { mg: 0.001, cg: 0.01, g: 1, dag: 10, hg: 100, kg: 1000, t: 1_000_000 },
  { ml: 0.001, cl: 0.01, dl: 0.1, l: 1, litre: 1, litres: 1 },
  { s: 1, seconds: 1, min: 60, minutes: 60, h: 3600, hour: 3600, hours: 3600 },
];
const units = kinds
  .flatMap((kind) => Object.keys(kind))
  .sort((one, other) => other.length - one.length)
  .join("|");
const number = "(\\d{1,12}(?:\\.\\d{1,6})?)";
const joining: Spoken = {
  en: ["and", "with", "plus", "remainder", "rem", "rest", "over", "or"],
  fr: ["et", "avec", "plus", "reste", "ou"],
  rw: ["na", "n", "cyangwa"],
  sw: ["na", "au"],
};
/** A second part of the measure: "1 hour and 30 minutes", "2 kg, 500 g", "1 h et demie"; the next equation is none. */
const more = `(?:, ?(?=\\d)|,? ?(?:&|${inAnyLanguage(joining)})(?!\\p{L}))(?! ?\\d{1,12}(?:\\.\\d{1,6})? ?(?:${units}) ?=)`;
/** "1 km has 1000 m", "2 h font 120 min": what a number of one unit is in another. */
const making: Spoken = {
  en: ["is", "are", "has", "have", "makes?", "make up", "contains?", "equals?", "is equal to"],
  fr: ["fait", "font", "vaut", "valent", "contient"],
  rw: ["ni", "ifite", "gifite"],
  sw: ["ni", "ina", "zina"],
};
const makes = `(?:${inAnyLanguage(making)})(?!\\p{L})`;
const conversion = new RegExp(
  `(?<![\\p{L}\\d.,/+×÷*:²³^-] ?)${number} ?(${units}) ?(?:=|${makes}) ?${number} ?(${units})(?![\\p{L}\\d²³/]| ?[+×÷*/–−-]| ?\\d|${more})`,
  "gu",
);
/** What goes on reckoning behind a number: "0.2 x 300", "25 over 100", "5 more than 15". */
const onward: Spoken = {
  en: ["x", "over", "of", "out", "on", "more", "less", "plus", "times", "hundredths?", "tenths?", "fifths?"],
  fr: ["sur", "de", "du", "plus", "moins", "fois"],
  rw: ["kuri", "ku", "ya", "za", "gukuba"],
  sw: ["ya", "za", "mara"],
};
const partOf: Spoken = { en: ["of"], fr: ["de"], rw: ["ya", "za", "bya", "cya", "kuri"], sw: ["ya", "za"] };
const gives: Spoken = { en: ["is"], fr: ["fait"], rw: ["ni"], sw: ["ni"] };
const reckonsOn = `[\\d/]|[.,]\\d| ?[+×÷*/%–−-]| (?:${inAnyLanguage(onward)})(?!\\p{L})`;
const share = new RegExp(
  `(?<![\\d.,])${number} ?% (?:${inAnyLanguage(partOf)}) ${number}(?: frw| rwf)? ?` +
    `(?:=|${inAnyLanguage(gives)}) ?${number}(?!${reckonsOn})`,
  "gu",
);
/** Where lengths are those of a map or a drawing. */
const maps: Spoken = {
  en: ["scale", "maps?"],
  fr: ["echelle", "cartes?"],
  rw: ["ikarita", "amakarita"],
  sw: ["ramani", "skeli"],
};
const drawn = wholeWords(maps);
const drawings: Spoken = {
  en: ["drawings?", "drawn", "plan", "sketch"],
  fr: ["dessin", "croquis", "plan"],
  rw: ["igishushanyo"],
  sw: ["mchoro"],
};
const onDrawing = wholeWords(drawings);
/** A length at least this many times another stands on paper: "4 cm = 20 km". */
const shrunk = 100;

function isWrongConversion([, left = "", from = "", right = "", to = ""]: RegExpExecArray, isDrawn: boolean): boolean {
  const kind = kinds.find((one) => from in one && to in one);
  if (!kind || from === to) return false;
  const [a, b] = [Number(left) * (kind[from] ?? 0), Number(right) * (kind[to] ?? 0)];
  const isPaper = kind === kinds[0] && (isDrawn || Math.max(a, b) >= shrunk * Math.min(a, b));
  if (isPaper) return false;
  return Math.abs(a - b) > usualSlack * Math.abs(a);
}

function isWrongShare([, percent = "", whole = "", part = ""]: RegExpExecArray): boolean {
  const wanted = (Number(percent) * Number(whole)) / 100;
  return Math.abs(Number(part) - wanted) > Math.max(percentSlack.rounded, Math.abs(wanted) * percentSlack.share);
}

const hours = "moja mbili tatu nne tano sita saba nane tisa kumi".split(" ");
/** "Saa mbili na nusu asubuhi ni 8:30": the day's first hour is seven o'clock. */
const clock = new RegExp(
  `saa (kumi na moja|kumi na mbili|${hours.join("|")})(?!\\p{L})( na (?:nusu|robo)| kasoro robo)?(?: (?:ya |za )?(?:asubuhi|mchana|jioni|usiku))? ?(?:ni|=|\\() ?(\\d{1,2})[:.](\\d{2})(?!\\d)`,
  "gu",
);

/** The minutes that stand behind a spoken hour: "kasoro robo", "na nusu", "na robo". */
function minutesOf(rest: string): number {
  if (rest.includes("kasoro")) return 45;
  if (rest.includes("nusu")) return 30;
  return rest ? 15 : 0;
}

function isWrongHour([said, spoken = "", rest = "", hour = "", minutes = ""]: RegExpExecArray): boolean {
  const later = spoken.startsWith("kumi na ") ? 10 + hours.indexOf(spoken.slice(8)) + 1 : hours.indexOf(spoken) + 1;
  const isBefore = rest.includes("kasoro");
  const wanted = {
    hour: (later + (isBefore ? 5 : 6)) % 12,
    minutes: minutesOf(rest),
  };
  // Written as it is spoken, where no part of the day says which clock is meant: "saa moja na nusu = 1:30".
  const isAsSpoken = Number(hour) === (isBefore ? later - 1 : later) && Number(minutes) === wanted.minutes;
  if (isAsSpoken && !/asubuhi|mchana|jioni|usiku/.test(said)) return false;
  return Number(hour) % 12 !== wanted.hour || Number(minutes) !== wanted.minutes;
}

/** Conversions are told whether their line speaks of maps or drawings, on which a length stands for another. */
const relations: readonly CheckedClaim<boolean>[] = [
  { pattern: conversion, isWrong: isWrongConversion },
  { pattern: share, isWrong: isWrongShare },
  { pattern: clock, isWrong: isWrongHour },
];

/** Statements of a text that can be reckoned and do not hold: conversions of units, shares, hours of the Swahili clock. */
export function wrongRelations(text: string, language: PlanLanguage): string[] {
  const { denied } = lists[language];
  const isOfMaps = drawn.test(searchable(text));
  return wrongStatements(text, language, ({ sentence, line }) =>
    denied.test(sentence) ? [] : wrongClaims(sentence, relations, isOfMaps || onDrawing.test(line)),
  );
}
