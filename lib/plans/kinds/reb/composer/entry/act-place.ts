import { actWordPoints } from "./constants";
import { stemsOf } from "./objective-parts";
import type { TaughtEntry } from "./taught";
import { appliedTask, homeTask, isReplaced } from "./exercises";

type Question = { q: string; a: string };

/** Where an act of a lesson takes place today; null where only homework or exercises for another day have it. */
export type ActPlace = "development" | "conclusion" | null;

const actors = /^(?:learn|appre|eleve|abany|wanaf|stude)$/;

function said(questions: readonly Question[]): string {
  return questions.map(({ q, a }) => `${q} ${a}`).join(" ");
}

/** What is asked and said before the test, in the test, and on another day. */
function textsOf({ entry, task, exercises }: TaughtEntry) {
  const { practice, inClass, assessed, shown } = exercises;
  const set = appliedTask({ entry, exercises });
  const [idea] = entry.misconceptions;
  const before = [
    ...[entry.hook, task.task, task.expected, entry.board],
    ...entry.readings.map(({ text }) => text),
    ...shown.flatMap(({ problem, steps }) => [problem, ...steps]),
    ...(idea ? [idea.says, idea.ask, idea.answer] : []),
    said([...(set ? [set] : []), ...practice.slice(0, inClass)]),
  ].join(" ");
  const later = [
    ...practice.slice(inClass),
    entry.homework,
    entry.extension,
    ...(isReplaced(exercises) ? [entry.application] : []),
  ];
  return { before, test: said(assessed), later: said([...later, homeTask({ entry, exercises })]) };
}

type Stems = { before: Set<string>; test: Set<string>; today: Set<string>; later: Set<string> };

const read = new WeakMap<TaughtEntry["exercises"], Stems>();

/** The words of those texts, read once for a plan. */
function stemsIn(taught: TaughtEntry): Stems {
  const found = read.get(taught.exercises);
  if (found) return found;
  const texts = textsOf(taught);
  const [before, test, later] = [stemsOf(texts.before), stemsOf(texts.test), stemsOf(texts.later)];
  const stems = { before, test, later, today: new Set([...before, ...test]) };
  read.set(taught.exercises, stems);
  return stems;
}

/**
 * Where what an entry says of itself ("learners plan how the soil is kept") is done today; what it does counts more than with what.
 * Done is what is told for more than the share `least` of its words, or more today than for another day.
 */
export function actPlace(taught: TaughtEntry, by: string, least: number): ActPlace {
  const own = [...stemsOf(by)].filter((stem) => !actors.test(stem));
  const stems = stemsIn(taught);
  const points = (stem: string) => (stem === own[0] ? actWordPoints.first : actWordPoints.other);
  const weight = (text: ReadonlySet<string>) =>
    own.filter((stem) => text.has(stem)).reduce((sum, stem) => sum + points(stem), 0);
  const [before, test] = [weight(stems.before), weight(stems.test)];
  // A word or two of it stands in most lessons.
  const told = weight(stems.today) / (own.length + 1);
  if (weight(stems.later) > weight(stems.today) && told <= least) return null;
  return test > before ? "conclusion" : "development";
}
