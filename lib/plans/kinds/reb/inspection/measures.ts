import type { PlanLanguage } from "@/lib/core/language";
import { patterns } from "../../../text/frequent-words";
import { wordCount } from "../../../text/reading";
import { inAnyLanguage, listOf, wholeWords, type Spoken } from "../../../text/spoken";
import { searchable } from "../../../text/wording";

/** What a learner does, gets or may do. */
const acts: Spoken = {
  en: listOf(
    "works? uses? using follows? reads? writes? speaks? holds? listens? joins? receives? signs? stays? sits? gets? may feels? " +
      "has have keeps? share starts? decides? given with_the takes? is_the_one",
  ),
  fr: ["travaille", "utilise", "recoit", "assis", "peut"],
  rw: ["akoresha", "yicara", "ahabwa"],
  sw: ["anatumia", "anakaa", "hupewa"],
};
const isActing = wholeWords(acts);
/** What is done stands behind the need, of two words at least: "low vision: front desk", "deaf (in front)". */
const isFollowed = /[:(–-]\s*(?:\p{L}+[\s,]+){1,}\p{L}+/u;

/** Names of a difficulty look like verbs: "reading difficulties", "slow writers". */
const noAct = /(?:ing|ers?|ed|ion|ions|ment|ty|ties)$/;

/** What the learner cannot do is the need itself. */
const denials: Spoken = {
  en: ["cannot", "can['’]t", "not", "unable to"],
  fr: ["ne peut", "ne peuvent"],
  rw: [],
  sw: [],
};
const denied = new RegExp(`\\b(?:${inAnyLanguage(denials)})\\s+\\p{L}+`, "gu");

/** Whether a text says what somebody does, in a word for an act of learners. */
function tellsAct(text: string, language: PlanLanguage): boolean {
  const { observable, applied } = patterns[language];
  const words = text.split(/[^\p{L}']+/u).slice(2);
  return words.some((word) => !noAct.test(word) && [observable, applied].some((list) => list.exec(word)?.index === 0));
}

/** Whether a need is typed together with what is done for it: "1 learner with low vision: front desk, wider strips". */
export function isMeasured(words: string, typed: string, language: PlanLanguage): boolean {
  const line = typed.split(/[;\n]/).find((part) => part.includes(words) || words.includes(part.trim()));
  const said = searchable(line ?? words)
    .replace(/^[^\p{L}\d]*/u, "")
    .replace(denied, "");
  return wordCount(said) > 5 && (isFollowed.test(said) || isActing.test(said) || tellsAct(said, language));
}
