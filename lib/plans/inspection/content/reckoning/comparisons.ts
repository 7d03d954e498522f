import type { PlanLanguage } from "@/lib/core/language";
import { withoutQuotes } from "../../../text/reading";
import { inAnyLanguage } from "../../../text/spoken";
import { searchable } from "../../../text/wording";
import { lists } from "../lists";
import { isPrime } from "./collections";
import { joined } from "./numbers";

const number = "(-?\\d{1,9}(?:\\.\\d{1,6})?(?:/\\d{1,6})?)";
const unit = "(?: ?(cm|mm|km|m|kg|g|ml|l|%|frw|°c|°))?";
const more = "is (?:greater|bigger|larger|more|longer|heavier|higher) than|est (?:plus grand|superieur)e? (?:que|a)";
const less = "is (?:less|smaller|shorter|lighter|lower|fewer) than|est (?:plus petit|inferieur)e? (?:que|a)";
/** What goes on with letters, powers or sums belongs to an inequality of algebra. */
const comparison = new RegExp(
  `(?<![\\p{L}\\d.,:/²³√π^×÷+*(){}\\[\\]|−–-]\\s?|\\d )${number}${unit} ?(<|>|${more}|${less}) ?${number}${unit}(?![\\p{L}\\d./²³√π^(]|,\\d| ?[\\d:½⅓⅔¼¾]| ?[-+×÷*/−–] ?[\\d\\p{L}(]| [a-z](?![a-z]))`,
  "gu",
);

function valueOf(text: string): number {
  const [top = "", bottom = "1"] = text.split("/");
  return Number(top) / Number(bottom);
}

function isWrongComparison([, one = "", ofOne = "", sign = "", other = "", ofOther = ""]: RegExpExecArray): boolean {
  if (ofOne !== ofOther) return false;
  const [a, b] = [valueOf(one), valueOf(other)];
  const isMore = sign === ">" || new RegExp(more).test(sign);
  return Number.isFinite(a) && Number.isFinite(b) && (isMore ? a <= b : a >= b);
}

const is = inAnyLanguage({ en: ["is"], fr: ["est"], rw: ["ni"], sw: ["ni"] });
const not = inAnyLanguage({ en: ["not"], fr: ["pas"], rw: ["si"], sw: ["si"] });
const single = new RegExp(
  `(?<![\\p{L}\\d.,/=×÷+*^-] ?)(\\d{1,6}) (?:${is}) (?:(${not}) )?(?:a |an |un |une )?` +
    "(prime|composite|even|odd|premier|pair|impair)(?: (?:number|nombre))?(?![\\p{L}-]| (?:and|or|factor|power))",
  "gu",
);

function isEven(value: number): boolean {
  return value % 2 === 0;
}

function isOdd(value: number): boolean {
  return value % 2 === 1;
}

/** What each word says of a number. */
const kinds: Readonly<Record<string, (value: number) => boolean>> = {
  prime: isPrime,
  premier: isPrime,
  composite: (value) => value > 3 && !isPrime(value),
  even: isEven,
  pair: isEven,
  odd: isOdd,
  impair: isOdd,
};

function isWrongKind([, said = "", denied, kind = ""]: RegExpExecArray): boolean {
  const isSo = kinds[kind]?.(Number(said)) ?? false;
  return denied ? isSo : !isSo;
}

const related =
  /(?<![\p{L}\d.,/=×÷+*^-] ?)(\d{1,6}) is (?:a |the )?(?:(multiple of|divisible by)|(factor of|divisor of)) (\d{1,6})(?![\d./]|,\d)/gu;

function isWrongRelated([, one = "", multiple, , other = ""]: RegExpExecArray): boolean {
  const [a, b] = multiple ? [Number(one), Number(other)] : [Number(other), Number(one)];
  return b !== 0 && a % b !== 0;
}

const listed =
  /\b(prime numbers?|primes?|factors of (\d{1,5})|multiples of (\d{1,4}))(?: (?:are|up to \d+ are|less than \d+ are|below \d+ are|between \d+ and \d+ are|between \d+ and \d+))? ?[:=]? ?((?:\d{1,6}, ?){2,}\d{1,6})(?![\d./-])/gu;

function isWrongList([, , whole, step, items = ""]: RegExpExecArray): boolean {
  const values = items.split(",").map(Number);
  if (whole) return values.some((value) => value === 0 || Number(whole) % value !== 0);
  if (step) return values.some((value) => value % Number(step) !== 0);
  return values.some((value) => !isPrime(value));
}

const signs = [
  { pattern: comparison, isWrong: isWrongComparison },
  { pattern: single, isWrong: isWrongKind },
  { pattern: related, isWrong: isWrongRelated },
  { pattern: listed, isWrong: isWrongList },
];
const mostFound = 5;
const other = /\b(?:common|circle|sort|choose|which|among|mixed|cross|compare|not prime|put|insert|factor tree)\b/;

/** Statements on whole numbers and fractions that do not hold: "3/4 > 5/6", "9 is a prime number", "factors of 12: 1, 2, 5". */
export function wrongComparisons(text: string, language: PlanLanguage): string[] {
  const { reported, denied } = lists[language];
  const found: string[] = [];
  for (const line of text.split("\n")) {
    if (!/\d/.test(line) || reported.test(searchable(line))) continue;
    for (const sentence of joined(searchable(withoutQuotes(line.slice(0, 4_000)))).split(/[;?]|\.(?!\d)/)) {
      const isDenied = denied.test(sentence.replace(/\d is not /g, "").replace(/\best pas\b/g, ""));
      if (!/\d/.test(sentence) || isDenied || other.test(sentence) || sentence.length > 300) continue;
      for (const { pattern, isWrong } of signs)
        for (const match of sentence.matchAll(pattern)) if (isWrong(match)) found.push(match[0].trim());
      if (found.length >= mostFound) return found;
    }
  }
  return found;
}

/** Whether "Is 17 a prime number?" is answered by the wrong one of yes and no. */
export function isWrongYesNo(asked: string, answer: string): boolean {
  const [, said = "", kind = ""] =
    /^\W*(?:\d{1,2}[.)] )?is (\d{1,6}) an? (prime|composite|even|odd)(?: number)?\W*$/.exec(searchable(asked)) ?? [];
  const [word] = /^(?:yes|no)\b/.exec(searchable(answer).trim()) ?? [];
  if (said === "" || word === undefined) return false;
  const isWrong = wrongComparisons(`${said} is ${kind}`, "en").length > 0;
  return (word === "yes") === isWrong;
}
