import type { PlanLanguage } from "@/lib/core/language";
import { withoutQuotes } from "../../../text/reading";
import { searchable } from "../../../text/wording";
import { lists } from "../lists";
import { joined } from "./numbers";

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
const conversion = new RegExp(
  `(?<![\\p{L}\\d.,/+×÷*:²³^-] ?)${number} ?(${units}) ?= ?${number} ?(${units})(?![\\p{L}\\d²³/]| ?[+×÷*/-]| ?\\d)`,
  "gu",
);
const share = new RegExp(
  `(?<![\\d.,])${number} ?% (?:of|de|ya|za|bya|cya|kuri) ${number}(?: frw| rwf)? ?(?:=|is|fait|ni) ?${number}(?![\\d/]|[.,]\\d| ?[+×÷*/%-])`,
  "gu",
);

function isWrongConversion([, left = "", from = "", right = "", to = ""]: RegExpExecArray): boolean {
  const kind = kinds.find((one) => from in one && to in one);
  // "1 cm = 5 km" is the scale of a map.
  if (!kind || from === to || (kind === kinds[0] && Number(left) === 1 && /^[cm]m$/.test(from) && /^k?m$/.test(to)))
    return false;
  const [a, b] = [Number(left) * (kind[from] ?? 0), Number(right) * (kind[to] ?? 0)];
  return Math.abs(a - b) > 0.02 * Math.abs(a);
}

function isWrongShare([, percent = "", whole = "", part = ""]: RegExpExecArray): boolean {
  const wanted = (Number(percent) * Number(whole)) / 100;
  return Math.abs(Number(part) - wanted) > Math.max(0.51, Math.abs(wanted) * 0.01);
}

const hours = "moja mbili tatu nne tano sita saba nane tisa kumi".split(" ");
/** "Saa mbili na nusu asubuhi ni 8:30": the day's first hour is seven o'clock. */
const clock = new RegExp(
  `saa (kumi na moja|kumi na mbili|${hours.join("|")})(?!\\p{L})( na (?:nusu|robo)| kasoro robo)?(?: (?:ya |za )?(?:asubuhi|mchana|jioni|usiku))? ?(?:ni|=|\\() ?(\\d{1,2})[:.](\\d{2})(?!\\d)`,
  "gu",
);

function isWrongHour([, spoken = "", rest = "", hour = "", minutes = ""]: RegExpExecArray): boolean {
  const later = spoken.startsWith("kumi na ") ? 10 + hours.indexOf(spoken.slice(8)) + 1 : hours.indexOf(spoken) + 1;
  const isBefore = rest.includes("kasoro");
  const wanted = {
    hour: (later + (isBefore ? 5 : 6)) % 12,
    minutes: isBefore ? 45 : rest.includes("nusu") ? 30 : rest ? 15 : 0,
  };
  return Number(hour) % 12 !== wanted.hour || Number(minutes) !== wanted.minutes;
}

const relations = [
  { pattern: conversion, isWrong: isWrongConversion },
  { pattern: share, isWrong: isWrongShare },
  { pattern: clock, isWrong: isWrongHour },
];

const mostFound = 5;

/** Statements of a text that can be reckoned and do not hold: conversions of units, shares, hours of the Swahili clock. */
export function wrongRelations(text: string, language: PlanLanguage): string[] {
  const { reported, denied } = lists[language];
  const found: string[] = [];
  for (const line of text.split("\n")) {
    const said = searchable(line);
    if (!/\d/.test(said) || reported.test(said)) continue;
    for (const sentence of joined(searchable(withoutQuotes(line))).split(/[;?]|\.(?!\d)/)) {
      if (denied.test(sentence)) continue;
      for (const { pattern, isWrong } of relations)
        for (const match of sentence.matchAll(pattern)) if (isWrong(match)) found.push(match[0].trim());
      if (found.length >= mostFound) return found;
    }
  }
  return found;
}
