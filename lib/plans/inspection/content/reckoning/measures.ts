import { joined } from "./numbers";

/** A number of a text with its unit; "" where it has none. */
export type Measure = { value: number; unit: string };

const unitNames =
  "km/h|m/s²|m/s|g/cm³|kg/m³|km²|cm²|mm²|dm²|m²|cm³|mm³|dm³|m³|ha|hectares?|ares|acres?|hegitari|hekta|ekari|hm|dam|km|cm|mm|dm|kg|mg|ml|cl|frw|rwf|francs?|metres?|kilometres?|" +
  "centimetres?|grams?|kilograms?|tonnes?|litres?|hours?|heures?|minutes?|min|seconds?|secondes?|months?|mois|years?|ans?|days?|" +
  "degrees?|volts?|amperes?|amps?|ohms?|newtons?|joules?|watts?|[mkµ](?:a|v|w|j|n|ω)|ω|°c|°|%|[mgthslvanjw]";
const measure = new RegExp(
  `(?<![\\p{L}\\d.,/])(-?)(\\d+(?:\\.\\d+)?)(?:/(\\d+))?(?: ?(${unitNames})(?![\\p{L}²³/]|[\\d]))?`,
  "gu",
);

const short: Readonly<Record<string, string>> = {
  metre: "m",
  kilometre: "km",
  centimetre: "cm",
  gram: "g",
  kilogram: "kg",
  tonne: "t",
  litre: "l",
  hour: "h",
  heure: "h",
  minute: "min",
  second: "s",
  seconde: "s",
  month: "month",
  mois: "month",
  year: "year",
  an: "year",
  volt: "v",
  ampere: "a",
  amp: "a",
  ohm: "ω",
  newton: "n",
  joule: "j",
  watt: "w",
  degree: "°",
  frw: "frw",
  rwf: "frw",
  franc: "frw",
  hectare: "ha",
  hegitari: "ha",
  hekta: "ha",
  ekari: "acre",
  acre: "acre",
  are: "ares",
};

/** "Metres" as "m". */
export function unitOf(name: string): string {
  return short[name] ?? short[name.replace(/s$/, "")] ?? name;
}

/** The numbers of a text with their units, in order; the text is searchable. */
export function measuresIn(text: string): Measure[] {
  return [...joined(text).matchAll(measure)].map(([, sign, top = "", bottom, unit = ""]) => ({
    value: ((sign ? -1 : 1) * Number(top)) / Number(bottom ?? 1),
    unit: unitOf(unit),
  }));
}

/** How much of the first unit of its kind each unit is. */
const kinds: readonly Readonly<Record<string, number>>[] = [
  { mm: 0.001, cm: 0.01, dm: 0.1, m: 1, dam: 10, hm: 100, km: 1000 },
  { mg: 0.001, g: 1, kg: 1000, t: 1_000_000 },
  { ml: 0.001, cl: 0.01, l: 1 },
  { s: 1, min: 60, h: 3600 },
];

/** A measure in another unit of its kind; null where they are of two kinds. */
export function converted({ value, unit }: Measure, to: string): number | null {
  const kind = kinds.find((one) => unit in one && to in one);
  const [from, into] = [kind?.[unit], kind?.[to]];
  return from === undefined || into === undefined ? null : (value * from) / into;
}

/** The numbers that an answer may be, and what they are measured in; "" where that is not known. */
export type ExpectedResult = { values: readonly number[]; unit: string };

/** A question as code reads it: its searchable words, and its numbers. */
export type WordProblem = { text: string; measures: readonly Measure[] };

/** Finds what a question comes to; null where it is none of its kind, or not surely. */
export type Solver = (asked: WordProblem) => ExpectedResult | null;

/** The values of all measures of these units; null where there are others, or another number of them. */
export function onlyOf({ measures }: WordProblem, count: number, units: readonly string[]): number[] | null {
  const isAll = measures.length === count && measures.every(({ unit }) => units.includes(unit));
  const isOne = new Set(measures.map(({ unit }) => unit)).size <= 1;
  return isAll && isOne ? measures.map(({ value }) => value) : null;
}
