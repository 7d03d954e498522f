import type { PlanLanguage } from "@/lib/core/language";
import { inAnyLanguage, listOf, wholeWords, type Spoken } from "../../../text/spoken";
import { searchable } from "../../../text/wording";
import { lists } from "../lists";
import { isPrime } from "./collections";
import { wrongClaims, wrongStatements, type CheckedClaim, type Statement } from "./statements";

const number = "(-?\\d{1,9}(?:\\.\\d{1,6})?(?:/\\d{1,6})?)";
const unit = "(?: ?(cm|mm|km|m|kg|g|ml|l|%|frw|°c|°))?";
const greater: Spoken = {
  en: ["is (?:greater|bigger|larger|more|longer|heavier|higher) than"],
  fr: ["est (?:plus grand|superieur)e? (?:que|a)"],
  rw: [],
  sw: [],
};
const smaller: Spoken = {
  en: ["is (?:less|smaller|shorter|lighter|lower|fewer) than"],
  fr: ["est (?:plus petit|inferieur)e? (?:que|a)"],
  rw: [],
  sw: [],
};
const more = inAnyLanguage(greater);
const less = inAnyLanguage(smaller);
/** What goes on with letters, powers or sums, before a comparison or behind it, belongs to an inequality of algebra. */
const algebraBefore = "[\\p{L}\\d.,:/²³√π^×÷+*(){}\\[\\]|−–-]\\s?|\\d ";
const algebraBehind = "[\\p{L}\\d./²³√π^(]|,\\d| ?[\\d:½⅓⅔¼¾]| ?[-+×÷*/−–] ?[\\d\\p{L}(]| [a-z](?![a-z])";
const comparison = new RegExp(
  `(?<!${algebraBefore})${number}${unit} ?(<|>|${more}|${less}) ?${number}${unit}(?!${algebraBehind})`,
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
const one = inAnyLanguage({ en: ["an?"], fr: ["une?"], rw: [], sw: [] });
const kindNames = inAnyLanguage({
  en: ["prime", "composite", "even", "odd"],
  fr: ["premier", "pair", "impair"],
  rw: [],
  sw: [],
});
const numberNames = inAnyLanguage({ en: ["number"], fr: ["nombre"], rw: [], sw: [] });
/** "17 is an even and prime number", "a prime factor" say more than the kind of a number. */
const kindGoesOn = inAnyLanguage({ en: ["and", "or", "factor", "power"], fr: [], rw: [], sw: [] });
const ofKind = new RegExp(
  `(?<![\\p{L}\\d.,/=×÷+*^-] ?)(\\d{1,6}) (?:${is}) (?:(${not}) )?(?:(?:${one}) )?` +
    `(${kindNames})(?: (?:${numberNames}))?(?![\\p{L}-]| (?:${kindGoesOn}))`,
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

function isOfKind(value: number, kind: string): boolean {
  return kinds[kind]?.(value) ?? false;
}

function isWrongKind([, said = "", denied, kind = ""]: RegExpExecArray): boolean {
  const isSo = isOfKind(Number(said), kind);
  return denied ? isSo : !isSo;
}

const multiples: Spoken = { en: ["multiple of", "divisible by"], fr: [], rw: [], sw: [] };
const divisors: Spoken = { en: ["factor of", "divisor of"], fr: [], rw: [], sw: [] };
const articles = inAnyLanguage({ en: ["a", "the"], fr: ["un", "le"], rw: [], sw: [] });
const related = new RegExp(
  "(?<![\\p{L}\\d.,/=×÷+*^-] ?)(\\d{1,6}) " +
    `(?:${is}) (?:(?:${articles}) )?(?:(${inAnyLanguage(multiples)})|(${inAnyLanguage(divisors)})) ` +
    "(\\d{1,6})(?![\\d./]|,\\d)",
  "gu",
);

function isWrongRelated([, one = "", multiple, , other = ""]: RegExpExecArray): boolean {
  const [a, b] = multiple ? [Number(one), Number(other)] : [Number(other), Number(one)];
  return b !== 0 && a % b !== 0;
}

const listNames: Spoken = {
  en: ["prime numbers?|primes?|factors of (\\d{1,5})|multiples of (\\d{1,4})"],
  fr: [],
  rw: [],
  sw: [],
};
const listRanges: Spoken = {
  en: ["(?:(?:up to|less than|below) \\d+|between \\d+ and \\d+) are", "are", "between \\d+ and \\d+"],
  fr: [],
  rw: [],
  sw: [],
};
const listed = new RegExp(
  `\\b(${inAnyLanguage(listNames)})(?: (?:${inAnyLanguage(listRanges)}))? ?[:=]? ?` +
    "((?:\\d{1,6}, ?){2,}\\d{1,6})(?![\\d./-])",
  "gu",
);

function isWrongList([, , whole, step, items = ""]: RegExpExecArray): boolean {
  const values = items.split(",").map(Number);
  if (whole) return values.some((value) => value === 0 || Number(whole) % value !== 0);
  if (step) return values.some((value) => value % Number(step) !== 0);
  return values.some((value) => !isPrime(value));
}

const claims: readonly CheckedClaim<undefined>[] = [
  { pattern: comparison, isWrong: isWrongComparison },
  { pattern: ofKind, isWrong: isWrongKind },
  { pattern: related, isWrong: isWrongRelated },
  { pattern: listed, isWrong: isWrongList },
];
/** Longer sentences tell more than they state. */
const longest = 300;
/** What leaves it to learners to find which of the numbers fit. */
const sorting: Spoken = {
  en: listOf("common circle sort choose which among mixed cross compare not_prime put insert factor_tree"),
  fr: [],
  rw: [],
  sw: [],
};
const isSorting = wholeWords(sorting);
/** What denies a number its kind states something, too: "9 is not prime". */
const denials: Spoken = { en: ["\\d is not "], fr: ["\\best pas\\b"], rw: [], sw: [] };
const deniedKind = new RegExp(inAnyLanguage(denials), "g");

function wrongIn({ sentence }: Statement, denied: RegExp): string[] {
  const isDenied = denied.test(sentence.replace(deniedKind, ""));
  return isDenied || isSorting.test(sentence) || sentence.length > longest
    ? []
    : wrongClaims(sentence, claims, undefined);
}

/** Statements on whole numbers and fractions that do not hold: "3/4 > 5/6", "9 is a prime number", "factors of 12: 1, 2, 5". */
export function wrongComparisons(text: string, language: PlanLanguage): string[] {
  const { denied } = lists[language];
  return wrongStatements(text, language, (statement) => wrongIn(statement, denied));
}

const kindQuestion = new RegExp(
  `^\\W*(?:\\d{1,2}[.)] )?(?:${is}) (\\d{1,6}) (?:${one}) (${kindNames})(?: (?:${numberNames}))?\\W*$`,
);
const yes: Spoken = { en: ["yes"], fr: ["oui"], rw: ["yego"], sw: ["ndiyo"] };
const no: Spoken = { en: ["no"], fr: ["non"], rw: ["oya"], sw: ["hapana"] };
const yesOrNo = new RegExp(`^(?:(${inAnyLanguage(yes)})|${inAnyLanguage(no)})\\b`);

/** Whether "Is 17 a prime number?" is answered by the wrong one of yes and no. */
export function isWrongYesNo(asked: string, answer: string): boolean {
  const question = kindQuestion.exec(searchable(asked));
  const word = yesOrNo.exec(searchable(answer).trim());
  if (!question || !word) return false;
  const [, said = "", kind = ""] = question;
  return (word[1] !== undefined) !== isOfKind(Number(said), kind);
}
