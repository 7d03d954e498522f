import { calmPhrases, calmTradePhrases } from "../../safety/calm";
import { searchable } from "../../text/wording";
import { caps } from "../score";
import type { FieldPlace, Rule } from "../types";
import { quoteLengths } from "./constants";
import { lexiconOf, weightOf } from "./company";
import { isSaid } from "./keys";
import { lists } from "./lists";
import { nearestEntries } from "./neighbours";
import { bodyOf, lessonText, type ContentReading } from "./reading";
import { ownStems, phrasedStems, phraseWords, rootOf, roots, tokens, topicTerms } from "./terms";

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

function frameOnly(reading: ContentReading): FieldPlace[] {
  return isFrameOnly(reading) ? [{ field: reading.summary.field }] : [];
}

/** From this many exercises with answers on, a lesson of few and simple words is no shell: "The cat is ___ the chair. (under)" */
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

function hollow(reading: ContentReading): FieldPlace[] {
  const count = ownWords(reading).size;
  return count < leastWords(reading)
    ? [{ field: reading.parts.at(1)?.field ?? "", values: { count: String(count) } }]
    : [];
}

/** Which share of some words others have too; of none, all. */
export function shareOf(words: ReadonlySet<string>, others: ReadonlySet<string>): number {
  return words.size === 0 ? 1 : [...words].filter((word) => others.has(word)).length / words.size;
}

/** The share of terms in common, weighted: "rabbit", which few lessons have, says more of a topic than "housing". */
function weightedShare(text: string, known: ReadonlySet<string>, language: ContentReading["language"]): number {
  const lexicon = lexiconOf(language);
  let all = 0;
  let found = 0;
  for (const term of topicTerms(text, language)) {
    const weight = lexicon ? weightOf(term.stem, lexicon) : 1;
    all += weight;
    if (known.has(rootOf(term, language))) found += weight;
  }
  return all === 0 ? 1 : found / all;
}

/** What title and objective promise. */
export function promised({ title, objective, language }: ContentReading): Set<string> {
  return roots(`${title}\n${objective.text}`, language);
}

// The thresholds of `isBeside` are shares from 0 to 1, found on the strangers' plans (tests/fixtures/calibration): the good ones
// among them keep above these, and those whose body is about something else fall below. A rare word counts for more in them.

/** From this share of the title, or of title and objective, on, a lesson's own words speak of what it promises. */
const ofPromise = { title: 0.5, titleAndObjective: 0.3 };
/** Of the title, or of unit and competence, this share has to stand in lesson or objective: a title is often very short. */
const leastNamed = 0.2;
/** Fewer words of unit and competence than this may all be said in others. */
const fewNamed = 3;
/** Up to this share the lesson says nothing of its title: one word in twenty stands anywhere by chance. */
const byChance = 0.05;
/** A title of several words of which none is said, and an objective that hardly speaks of the lesson, are beside it as well. */
const ofSilentTitle = { words: 2, both: 0.2 };
/** Of a lesson's words the bank's lesson on its topic has at least this share; with fewer they speak of different things. */
const leastShared = 0.12;
/** From this share on both speak of the same thing, even where the lesson is silent on its title. */
const surelyShared = 0.45;
/** Another lesson of the bank is what a plan speaks of where it has this share of its words: less where no unit is named. */
const ofAnother = { named: 0.6, unnamed: 0.35 };
/** By this much more of its words than its own topic's lesson has the other lesson must have, where the bank has both. */
const lead = 0.2;
/**
 * With so much of a plan's words, and called by so little of its title, another lesson is what it speaks of, unless the lesson says
 * so much of its title itself: "Installing a water meter" and a wash basin have water and pipes in common. Where the lesson says
 * nothing of its title, less is enough.
 */
const surelyAnother = [
  { share: 0.6, called: 0.3, title: 0.7, lead },
  { share: 0.33, called: 0.1, title: byChance, lead: 0.1 },
];

/** How much of a plan's own words the bank's lesson on its topic has; null without one, or where the words are too few. */
function sharedWithBank(reading: ContentReading, words: ReadonlySet<string>): number | null {
  if (!reading.known || words.size < shell) return null;
  const taught = ownStems(reading.known.text, reading.language);
  return [...words].filter((stem) => taught.has(stem)).length / words.size;
}

/** How far a plan's own words are those of the nearest lessons of the bank, and how far these are called by its title. */
function nearestLessons({ title, language }: ContentReading, words: ReadonlySet<string>) {
  const { share, titles } = nearestEntries(words, language);
  return { share, called: Math.max(0, ...titles.map((own) => weightedShare(title, roots(own, language), language))) };
}

function isBeside(reading: ContentReading): boolean {
  const { title, given, language, objective } = reading;
  const own = roots(bodyOf(reading), language);
  const ofTitle = weightedShare(title, own, language);
  const ofBoth = weightedShare(`${title}\n${objective.text}`, own, language);
  const words = ownWords(reading);
  const shared = sharedWithBank(reading, words);
  if (shared !== null && shared < leastShared) return true;
  // What a lesson says of its own title is known without the bank's other lessons.
  const nearest = ofTitle < 1 ? nearestLessons(reading, words) : null;
  const isAnother = surelyAnother.some(
    ({ share, called, title: most, lead: ahead }) =>
      nearest !== null &&
      ofTitle <= most &&
      nearest.called <= called &&
      nearest.share >= Math.max(share, shared === null ? 0 : shared + ahead),
  );
  if (isAnother) return true;
  // Unit and competence may say what a short title does not, and an objective in other words than its title.
  const whole = new Set([...own, ...roots(objective.text, language)]);
  const isNamed =
    roots(given, language).size < fewNamed ||
    [title, given].some((text) => weightedShare(text, whole, language) >= leastNamed);
  if ((ofTitle >= ofPromise.title || ofBoth >= ofPromise.titleAndObjective) && isNamed) return false;
  const other = nearest ?? nearestLessons(reading, words);
  const enough = shared === null ? ofAnother[isNamed ? "named" : "unnamed"] : shared + lead;
  if (other.called < ofPromise.title && other.share >= enough) return true;
  const isTitleSilent = roots(title, language).size >= ofSilentTitle.words && ofTitle <= byChance;
  const isSilent = isTitleSilent ? ofBoth <= ofSilentTitle.both : Math.max(ofTitle, ofBoth) <= byChance;
  return isSilent && (shared === null || shared < surelyShared);
}

function besideTitle(reading: ContentReading): FieldPlace[] {
  const { title, parts } = reading;
  return isBeside(reading)
    ? [{ field: parts.at(1)?.field ?? "", values: { title: title.slice(0, quoteLengths.sentence) } }]
    : [];
}

/** What the objective promises, the lesson sums up and the assessment asks for is one thing, beyond its name. */
function sharedTerms(reading: ContentReading): FieldPlace[] {
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
export function unlessFrame(
  find: (reading: ContentReading) => FieldPlace[],
): (reading: ContentReading) => FieldPlace[] {
  return (reading) => (isFrameOnly(reading) ? [] : find(reading));
}

export const substanceRules: readonly Rule<ContentReading>[] = [
  { id: "frameOnly", criterion: "content", severity: "hard", cap: caps.flawed, find: frameOnly },
  { id: "substance", criterion: "content", severity: "hard", cap: caps.hollow, find: unlessFrame(hollow) },
  { id: "aboutTitle", criterion: "content", severity: "hard", cap: caps.unteachable, find: unlessFrame(besideTitle) },
  { id: "sharedTerms", criterion: "content", severity: "soft", find: unlessFrame(sharedTerms) },
];
