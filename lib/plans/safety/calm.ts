import type { PlanLanguage } from "@/lib/core/language";
import { fillGivenSentences, listed, sentence, type Values } from "../text/wording";
import type { SensitiveTopic } from "./constants";
import en from "./phrases/en.json";
import fr from "./phrases/fr.json";
import rw from "./phrases/rw.json";
import sw from "./phrases/sw.json";
import type { CalmIssue, CalmMove, CalmMoves, CalmPhrases, CalmPlace, Gravity } from "./types";

/** The phrases of calm lessons, by plan language. */
export const calmPhrases: Record<PlanLanguage, CalmPhrases> = { en, fr, rw, sw };

function reworded<Value>(value: Value, change: (text: string) => string): Value {
  const walk = (part: unknown): unknown => {
    if (typeof part === "string") return change(part);
    if (Array.isArray(part)) return part.map(walk);
    if (typeof part !== "object" || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, walk(inner)]));
  };
  // Texts alone are changed, so the shape is still that of the value.
  return walk(value) as Value;
}

/** Workshops have sessions, trainers and trainees: the same phrases in these words; capitals stay. */
export function inWordsOfTrades<Phrases>(phrases: Phrases, language: PlanLanguage): Phrases {
  const words = new Map(calmPhrases[language].rtb.words.map(([from = "", to = ""]) => [from, to]));
  const anyOf = [...words.keys()].sort((a, b) => b.length - a.length).map((word) => word.replace(/[(){}]/g, "\\$&"));
  // A name in braces is no word; a longer entry counts before a shorter one.
  const pattern = new RegExp(`(?<![\\p{L}{])(?:${anyOf.join("|")})(?![\\p{L}}])`, "giu");
  return reworded(phrases, (text) =>
    text.replace(pattern, (found) => {
      const to = words.get(found.charAt(0).toLowerCase() + found.slice(1)) ?? found;
      return /^\p{Lu}/u.test(found) ? sentence(to) : to;
    }),
  );
}

const tradePhrases = new Map<PlanLanguage, CalmPhrases>();

/** The phrases of calm sessions of vocational training, by plan language. */
export function calmTradePhrases(language: PlanLanguage): CalmPhrases {
  const known = tradePhrases.get(language) ?? inWordsOfTrades(calmPhrases[language], language);
  tradePhrases.set(language, known);
  return known;
}

const gravities: Record<SensitiveTopic, Gravity> = {
  genocide: "memory",
  holocaust: "memory",
  otherGenocide: "memory",
  slavery: "memory",
  war: "memory",
  death: "care",
  suicide: "care",
  abuse: "care",
  hiv: "health",
  contraception: "health",
  menstruation: "health",
  puberty: "health",
  substances: "health",
  disability: "dignity",
};

const topicIssues: Record<SensitiveTopic, readonly CalmIssue[]> = {
  genocide: ["genocideStudies", "peace"],
  holocaust: ["genocideStudies", "peace"],
  otherGenocide: ["genocideStudies", "peace"],
  slavery: ["peace", "gender"],
  war: ["peace", "gender"],
  death: ["peace", "gender"],
  suicide: ["peace", "gender"],
  abuse: ["gender", "sexuality", "peace"],
  hiv: ["sexuality", "gender"],
  contraception: ["sexuality", "gender"],
  menstruation: ["sexuality", "gender"],
  puberty: ["sexuality", "gender"],
  substances: ["peace", "gender"],
  disability: ["inclusion", "peace"],
};

/** Topics at which somebody may tell of violence, so that the centres for its victims are named. */
const isangeTopics: readonly SensitiveTopic[] = ["abuse", "hiv", "contraception"];

/** The sensitive topics of a calm lesson, the gravest first. */
type CalmTopics = readonly [SensitiveTopic, ...SensitiveTopic[]];

/** How a lesson on sensitive topics is held: what is said, asked and done, and whom learners can turn to. */
export type Calm = {
  topics: CalmTopics;
  phrases: CalmPhrases;
  moves: CalmMoves;
  issues: readonly CalmIssue[];
  values: Values;
  facts: readonly string[];
  questions: readonly string[];
};

function helpersOf(topics: readonly SensitiveTopic[], { help }: CalmPhrases, isYoung: boolean): string[] {
  if (isYoung) return [help.simple];
  const isange = topics.some((topic) => isangeTopics.includes(topic)) ? [help.isange] : [];
  return [help.base, ...isange, help.helpline];
}

/** What names the centres and the helpline in any language. */
const helperMarks = [/isange/i, /\b116\b/];

/** Whom learners can turn to by an entry's own words, and who helps with topics that the entry is not on, each named once. */
export function helpBeside(
  support: string,
  others: readonly SensitiveTopic[],
  { phrases, isYoung }: { phrases: CalmPhrases; isYoung: boolean },
): string {
  const isNamed = (helper: string) => helperMarks.some((mark) => mark.test(helper) && mark.test(support));
  const more = others.length > 0 ? helpersOf(others, phrases, isYoung) : [];
  return [support, ...more.filter((helper) => !isNamed(helper))].join(phrases.help.separator);
}

/** How each of the topics is spoken of. */
export function respectOf(topics: readonly SensitiveTopic[], phrases: CalmPhrases): string {
  return [...new Set(topics.map((topic) => phrases.topics[topic].respect))].join(" ");
}

/** The facts of the gravest topic, and the first of each other one. */
function factsOf(topics: CalmTopics, phrases: CalmPhrases, isYoung: boolean): string[] {
  return topics.flatMap((topic, index) => {
    const { facts, simple } = phrases.topics[topic];
    const own = isYoung ? simple : facts;
    return index === 0 ? own : own.slice(0, 1);
  });
}

/** Five factual questions; a second topic has one of them. */
function questionsOf([main, second]: CalmTopics, phrases: CalmPhrases, isYoung: boolean): string[] {
  const own = phrases.topics[main];
  const other = second && phrases.topics[second];
  if (isYoung) return [...own.simpleQuestions, ...phrases.simpleQuestions].slice(0, 5);
  const [first = "", middle = "", last = ""] = own.questions;
  return [first, middle, other?.questions[0] ?? last, ...phrases.questions];
}

/** A lesson about the past has a time line, too; the others none. */
function movesOf(phrases: CalmPhrases, gravity: Gravity, isYoung: boolean): CalmMoves {
  if (isYoung) return phrases.early;
  const discovery = gravity === "memory" ? [...phrases.discovery, phrases.timeline] : phrases.discovery;
  return { ...phrases, discovery };
}

/**
 * The calm way of a lesson on these topics; null for a lesson on none. Several topics are held to what each of them
 * asks for. `title` is the lesson's, in quotation marks.
 */
export function calmOf(
  found: readonly SensitiveTopic[],
  source: { language: PlanLanguage; isYoung: boolean; values: Values; isTrade?: boolean },
): Calm | null {
  const [main, ...others] = found;
  if (!main) return null;
  const topics: CalmTopics = [main, ...others];
  const { language, isYoung, values, isTrade = false } = source;
  const phrases = isTrade ? calmTradePhrases(language) : calmPhrases[language];
  const gravity = gravities[main];
  const way = phrases.ways[gravity];
  const facts = factsOf(topics, phrases, isYoung);
  const grave = topics.slice(0, 2);
  const issues = [...topics.flatMap((topic) => topicIssues[topic])];
  return {
    topics,
    phrases,
    moves: movesOf(phrases, gravity, isYoung),
    issues: [...new Set(issues)],
    facts,
    questions: questionsOf(topics, phrases, isYoung),
    values: {
      ...values,
      name: listed(
        grave.map((topic) => phrases.topics[topic].name),
        language,
      ),
      respect: respectOf(topics, phrases),
      help: helpersOf(topics, phrases, isYoung).join(phrases.help.separator),
      findings: facts.join(" "),
      task: gravity === "memory" ? phrases.task : phrases.healthTask,
      apply: way.apply,
      simple: way.simple,
    },
  };
}

/** A line of the calm phrases with the lesson's own words, as a sentence. */
export function calmLine(calm: Calm, phrase: string): string {
  return sentence(fillGivenSentences(phrase, calm.values));
}

export function calmMove(calm: Calm, move: CalmMove): CalmMove {
  return {
    ...move,
    teacher: move.teacher.map((line) => calmLine(calm, line)),
    learners: move.learners.map((line) => calmLine(calm, line)),
  };
}

/** The moves of one place, to choose from. */
export function calmMoves(calm: Calm, place: CalmPlace): readonly CalmMove[] {
  return calm.moves[place];
}
