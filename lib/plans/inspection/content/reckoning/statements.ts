import type { PlanLanguage } from "@/lib/core/language";
import { withoutQuotes } from "../../../text/reading";
import { searchable } from "../../../text/wording";
import { lists } from "../lists";
import { joined } from "./numbers";

/** A sentence with a number in it, and the line that it stands in; both searchable. */
export type Statement = { sentence: string; line: string };

/** What states something that can be reckoned, and whether it is wrong. */
export type CheckedClaim<Context> = { pattern: RegExp; isWrong: (match: RegExpExecArray, context: Context) => boolean };

/** Characters of a line that are read: one of a form that is filled has a tenth of this. */
const mostInLine = 4_000;
/** Wrong statements after which no more are looked for: a finding names a few. */
const mostFound = 5;

/** What a text says of numbers, sentence by sentence: neither asked nor quoted nor told as what others believe. */
function* statementsOf(text: string, language: PlanLanguage): Generator<Statement> {
  const { reported } = lists[language];
  for (const written of text.split("\n")) {
    const line = searchable(written);
    if (!/\d/.test(line) || reported.test(line)) continue;
    const stated = joined(searchable(withoutQuotes(written.slice(0, mostInLine))));
    for (const sentence of stated.split(/[;?]|\.(?!\d)/)) if (/\d/.test(sentence)) yield { sentence, line };
  }
}

/** The wrong statements of a text, as `wrongIn` finds them in each sentence. */
export function wrongStatements(
  text: string,
  language: PlanLanguage,
  wrongIn: (statement: Statement) => readonly string[],
): string[] {
  const found: string[] = [];
  for (const statement of statementsOf(text, language)) {
    found.push(...wrongIn(statement));
    if (found.length >= mostFound) break;
  }
  return found;
}

/** The claims of a sentence that do not hold, as they are written. */
export function wrongClaims<Context>(
  sentence: string,
  claims: readonly CheckedClaim<Context>[],
  context: Context,
): string[] {
  return claims.flatMap(({ pattern, isWrong }) =>
    [...sentence.matchAll(pattern)].filter((match) => isWrong(match, context)).map(([said]) => said.trim()),
  );
}
