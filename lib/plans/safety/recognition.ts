import type { PlanLanguage } from "@/lib/core/language";
import { mostWords, sensitiveTopics, type SensitiveTopic } from "./constants";
import en from "./lexicon/en.json";
import fr from "./lexicon/fr.json";
import ordinary from "./lexicon/ordinary.json";
import rw from "./lexicon/rw.json";
import sw from "./lexicon/sw.json";
import { PhraseFinder, type PhraseMatch } from "./phrases";
import { commonWords } from "./common-words";
import { withoutPresent } from "./persons";
import type { Leniency } from "./spelling";
import { saidTogether } from "./together";
import { wordsOf, type Word } from "./words";

/**
 * What tells a topic in one language. `terms` alone tell it; `weak` ones need a hint or another weak one beside them;
 * `bare` ones do in a short title. `not` are phrases in which a term means something else, and beside a word of `unless` weak
 * ones count for nothing.
 */
type Lexicon = {
  terms?: string[];
  bare?: string[];
  weak?: string[];
  hints?: string[];
  not?: string[];
  unless?: string[];
};
const parts = ["terms", "bare", "weak", "hints", "not", "unless"] as const;
type Part = (typeof parts)[number];

type Lists = Partial<Record<SensitiveTopic, Lexicon>>;

const european: Leniency = { alone: { slip: 6, one: 7, two: 9 }, beside: { slip: 5, one: 7, two: 8 } };
/** No word is so long: two of its letters may never be wrong. */
const never = Infinity;
// Words of Kinyarwanda and Kiswahili differ by a letter or two from others more often.
const african: Leniency = { alone: { slip: 7, one: 9, two: never }, beside: { slip: 6, one: 8, two: never } };

const lexicons: Record<PlanLanguage, { lists: Lists; leniency: Leniency }> = {
  en: { lists: en, leniency: european },
  fr: { lists: fr, leniency: european },
  rw: { lists: rw, leniency: african },
  sw: { lists: sw, leniency: african },
};

/** What a phrase of the finder tells, by the number that it is added with. */
const labels = sensitiveTopics.flatMap((topic) => parts.map((part) => ({ topic, part })));

/** Words that tell a topic are known when they are misspelt, too; those that only lead away from it or to it are not. */
const fuzzyParts: ReadonlySet<Part> = new Set(["terms", "weak"]);

/** People write in several languages at once, so that all lists are read whatever the plan's own language is. */
function topicFinder(): PhraseFinder {
  const finder = new PhraseFinder({ ordinary: ordinary.words, common: commonWords });
  for (const [label, { topic, part }] of labels.entries())
    for (const { lists, leniency } of Object.values(lexicons))
      for (const phrase of lists[topic]?.[part] ?? [])
        finder.add(phrase, label, fuzzyParts.has(part) ? leniency : null);
  return finder;
}

const finder = topicFinder();

/** A first text of at most this many words is a title that says what the lesson is about. */
const longestTitle = 8;

type Hit = { topic: SensitiveTopic; part: Part; words: string; from: number };

function isWithin(found: PhraseMatch, others: readonly PhraseMatch[]): boolean {
  return others.some((other) => found.from <= other.to && other.from <= found.to);
}

function hitsIn(words: readonly Word[]): Hit[] {
  const found = finder.find(words).filter(({ near, firm }) => near === 0 || firm > 0);
  const innocent = new Map<SensitiveTopic, PhraseMatch[]>();
  for (const one of found) {
    const { topic, part } = labels[one.label] ?? {};
    if (topic && part === "not") innocent.set(topic, [...(innocent.get(topic) ?? []), one]);
  }
  const together = saidTogether(words).map((said): Hit => ({ ...said, part: "terms" }));
  const alone = found.flatMap((one) => {
    const label = labels[one.label];
    if (!label || label.part === "not" || isWithin(one, innocent.get(label.topic) ?? [])) return [];
    const said = words.slice(one.from, one.to + 1).map(({ text }) => text);
    return [{ ...label, words: said.join(" "), from: one.from }];
  });
  return [...alone, ...together];
}

function isTold(hits: readonly Hit[]): boolean {
  const said = (part: Part) => new Set(hits.filter((hit) => hit.part === part).map(({ words }) => words));
  if (said("terms").size > 0) return true;
  const weak = said("weak");
  if (said("unless").size > 0) return false;
  if (said("bare").size > 0) return true;
  if (weak.size === 0) return false;
  return weak.size > 1 || [...said("hints")].some((hint) => !weak.has(hint));
}

/**
 * The sensitive topics that a request or plan is about, the gravest first: from what it is called, what it aims at and how
 * it is described, in any of the four languages or several at once, also where words are misspelt. `setting` (subject,
 * trade) gives hints, but names no topic. Who is in the room is a need, and none either.
 */
export function sensitiveTopicsIn(texts: readonly string[], setting: readonly string[] = []): SensitiveTopic[] {
  const hits = texts.flatMap((text, index) => {
    const words = wordsOf(withoutPresent(text, index === 0), mostWords);
    const isTitle = index === 0 && words.length <= longestTitle;
    return hitsIn(words).filter(({ part }) => part !== "bare" || isTitle);
  });
  const around = setting
    .flatMap((text) => hitsIn(wordsOf(text, mostWords)))
    .filter(({ part }) => part === "hints" || part === "unless");
  return sensitiveTopics.filter((topic) => isTold([...hits, ...around].filter((hit) => hit.topic === topic)));
}

/** The place of the first word by which a text speaks of one of these topics; null where it says nothing of them. */
export function firstMention(text: string, topics: readonly SensitiveTopic[]): number | null {
  const hits = hitsIn(wordsOf(text, mostWords)).filter(
    ({ topic, part }) => topics.includes(topic) && (part === "terms" || part === "weak" || part === "bare"),
  );
  return hits.length === 0 ? null : Math.min(...hits.map(({ from }) => from));
}
