import { calmPhrases, calmTradePhrases } from "../../safety/calm";
import { searchable } from "../../text/wording";
import type { Place, Rule } from "../types";
import { lexiconOf, weightOf } from "./company";
import { isSaid } from "./keys";
import { lists } from "./lists";
import { nearestEntries } from "./neighbours";
import { lessonText, type ContentReading } from "./reading";
import { ownStems, phrasedStems, phraseWords, tokens } from "./terms";

/** Keeps what was found out of a reading, as several rules ask for it. */
function once<Found>(find: (reading: ContentReading) => Found): (reading: ContentReading) => Found {
  const known = new WeakMap<ContentReading, { found: Found }>();
  return (reading) => {
    const kept = known.get(reading) ?? { found: find(reading) };
    known.set(reading, kept);
    return kept.found;
  };
}

/**
 * Fewer words and figures of its own than this, and a plan is a shell that fits any lesson. Tuned on tests/fixtures/calibration.
 */
const shell = 13;
/** The same for a lesson on a sensitive topic, which is held in few and careful words. */
const calmShell = 6;

const numbering = /^[ \t]*(?:[-•*][ \t]*)?\d{1,2}[.)][ \t]*/gm;

/** What the plan says of its topic beyond its title: in the lesson itself, on the board, in exercises and answers. */
export const ownWords = once((reading): ReadonlySet<string> => {
  const { language, given, summary, questions } = reading;
  const asked = questions.map(({ asked, answer }) => `${asked} ${answer}`);
  const text = [lessonText(reading), summary.text, ...asked].join("\n").replace(numbering, "");
  const title = ownStems(given, language);
  const phrases = phrasedStems(reading);
  const own = tokens(text, language).filter((term) => !term.isFrame && !phrases.has(term.stem));
  return new Set(own.map(({ stem }) => stem).filter((stem) => !title.has(stem)));
});

/** Share of a plan's words below which hardly any is its own: the rest is what the composer writes for any lesson. */
const framed = 0.06;

/** What the composer writes of itself in a calm lesson, facts and questions included. */
function calmWords({ isCalm, isTrade, language }: ContentReading): ReadonlySet<string> {
  return isCalm ? phraseWords(isTrade ? calmTradePhrases(language) : calmPhrases[language], language) : new Set();
}

/** Whether form, timing and method are there and the lesson's content is not. */
export const isFrameOnly = once((reading): boolean => {
  if (!reading.isUnfilled) return false;
  if (reading.isCalm && reading.isNoticed) return true;
  const { language, given } = reading;
  const title = ownStems(given, language);
  const all = tokens(lessonText(reading), language);
  const written = [reading.frameWords(), calmWords(reading), title];
  const own = all.filter(
    (term) => !term.isFrame && !written.some((words) => words.has(term.stem)) && !/^\d+$/.test(term.stem),
  );
  return all.length > 0 && own.length / all.length < framed && new Set(own.map(({ stem }) => stem)).size < 60;
});

function frameOnly(reading: ContentReading): Place[] {
  return isFrameOnly(reading) ? [{ field: reading.summary.field }] : [];
}

/** So many exercises with answers of their own fill a lesson of few and simple words: "The cat is ___ the chair. (under)" */
const answered = { exercises: 3, shell: 8 };

/** Fewer words of its own than this, and a plan is a shell. */
function leastWords({ isCalm, questions, language }: ContentReading): number {
  if (isCalm) return calmShell;
  const answers = questions.filter(
    ({ answer }) => isSaid(answer) && !lists[language].points.test(searchable(answer).trim()),
  );
  const different = new Set(answers.map(({ answer }) => searchable(answer).trim()));
  return different.size >= answered.exercises ? answered.shell : shell;
}

function hollow(reading: ContentReading): Place[] {
  const count = ownWords(reading).size;
  return count < leastWords(reading)
    ? [{ field: reading.parts.at(1)?.field ?? "", values: { count: String(count) } }]
    : [];
}

/** Beginnings by which "cornrows" and "cornrow", "digestive" and "digestion" are one; numbers are no topic. */
export function roots(text: string, language: ContentReading["language"]): Set<string> {
  const words = [...ownStems(text, language)].filter((stem) => !/^\d/.test(stem));
  return new Set(words.map((stem) => stem.slice(0, 5)));
}

/** Which share of some words others have too; of none, all. */
export function shareOf(words: ReadonlySet<string>, others: ReadonlySet<string>): number {
  return words.size === 0 ? 1 : [...words].filter((word) => others.has(word)).length / words.size;
}

/** The same, where a rare word says more of a topic than one that many lessons have: "rabbit" more than "housing". */
function weightedShare(text: string, known: ReadonlySet<string>, language: ContentReading["language"]): number {
  const lexicon = lexiconOf(language);
  let [all, found] = [0, 0];
  for (const stem of ownStems(text, language)) {
    if (/^\d/.test(stem)) continue;
    const weight = lexicon ? weightOf(stem, lexicon) : 1;
    all += weight;
    if (known.has(stem.slice(0, 5))) found += weight;
  }
  return all === 0 ? 1 : found / all;
}

/** What title and objective promise. */
export function promised({ title, objective, language }: ContentReading): Set<string> {
  return roots(`${title}\n${objective.text}`, language);
}

/**
 * Shares of what a lesson's own words have to say of its title, of title and objective, and which of title, unit and competence
 * have to stand somewhere at least; of fewer `words` than that these may all be said in others.
 */
const said = { title: 0.5, both: 0.3, named: 0.2, words: 3, nothing: 0.05 };
/**
 * Shares of a lesson's words that the bank's lesson on the same topic has: below `least` they speak of different things, from
 * `much` on of the same; another lesson of the bank that has so much `more`, `most` of them, or `some` where neither title nor
 * unit is named, is what they speak of.
 */
const alike = { least: 0.12, some: 0.35, much: 0.45, more: 0.2, most: 0.6 };

/** How much of a plan's own words the bank's lesson on its topic has; null without one, or where the words are too few. */
function sharedWithBank(reading: ContentReading, words: ReadonlySet<string>): number | null {
  if (!reading.known || words.size < shell) return null;
  const taught = ownStems(reading.known.text, reading.language);
  return [...words].filter((stem) => taught.has(stem)).length / words.size;
}

/** How far a plan's own words are those of a lesson of the bank that is called otherwise; null where the nearest is called so. */
function shareOfAnother({ title, language }: ContentReading, words: ReadonlySet<string>): number | null {
  const { share, titles } = nearestEntries(words, language);
  const isNamed = titles.some((own) => weightedShare(title, roots(own, language), language) >= said.title);
  return isNamed ? null : share;
}

function isBeside(reading: ContentReading): boolean {
  const { title, given, language, objective, parts, assessment, summary, questions } = reading;
  const body = [
    ...parts.flatMap(({ teacher, learners }) => [teacher, learners]),
    assessment.text,
    summary.text,
    ...questions.map(({ asked, answer }) => `${asked} ${answer}`),
  ].join("\n");
  const own = roots(body, language);
  const ofTitle = weightedShare(title, own, language);
  const ofBoth = weightedShare(`${title}\n${objective.text}`, own, language);
  const words = ownWords(reading);
  const shared = sharedWithBank(reading, words);
  if (shared !== null && shared < alike.least) return true;
  // Unit and competence may say what a short title does not, and an objective in other words than its title.
  const whole = new Set([...own, ...roots(objective.text, language)]);
  const isNamed =
    roots(given, language).size < said.words ||
    [title, given].some((text) => weightedShare(text, whole, language) >= said.named);
  if ((ofTitle >= said.title || ofBoth >= said.both) && isNamed) return false;
  const other = shareOfAnother(reading, words);
  const alone = isNamed ? alike.most : alike.some;
  const enough = shared === null ? alone : shared + alike.more;
  if (other !== null && other >= enough) return true;
  const isSilent = Math.max(ofTitle, ofBoth) <= said.nothing;
  return isSilent && (shared === null || shared < alike.much);
}

function besideTitle(reading: ContentReading): Place[] {
  const { title, parts } = reading;
  return isBeside(reading) ? [{ field: parts.at(1)?.field ?? "", values: { title: title.slice(0, 80) } }] : [];
}

/** What the objective promises, the lesson sums up and the assessment asks for is one thing, beyond its name. */
function sharedTerms(reading: ContentReading): Place[] {
  const { objective, summary, assessment, parts, questions, language, given } = reading;
  const title = ownStems(given, language);
  const beyond = (text: string) => [...ownStems(text, language)].filter((stem) => !title.has(stem));
  const asked = new Set(
    beyond([assessment.text, ...questions.map((question) => `${question.asked} ${question.answer}`)].join("\n")),
  );
  const ending = parts.at(-1);
  const taught = beyond([summary.text, ending?.teacher ?? "", ending?.learners ?? "", objective.text].join("\n"));
  return taught.some((stem) => asked.has(stem)) || asked.size === 0 ? [] : [{ field: assessment.field }];
}

/** A rule on content has nothing to say of a plan that has none yet: that is said once. */
export function unlessFrame(find: (reading: ContentReading) => Place[]): (reading: ContentReading) => Place[] {
  return (reading) => (isFrameOnly(reading) ? [] : find(reading));
}

export const substanceRules: readonly Rule<ContentReading>[] = [
  { id: "frameOnly", criterion: "content", severity: "hard", cap: 60, find: frameOnly },
  { id: "substance", criterion: "content", severity: "hard", cap: 50, find: unlessFrame(hollow) },
  { id: "aboutTitle", criterion: "content", severity: "hard", cap: 55, find: unlessFrame(besideTitle) },
  { id: "sharedTerms", criterion: "content", severity: "soft", find: unlessFrame(sharedTerms) },
];
