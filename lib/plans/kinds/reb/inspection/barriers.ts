import { searchable } from "../../../text/wording";
import { activities, withoutQuotes } from "../../../text/reading";
import { caps } from "../../../inspection/score";
import type { Field, FieldPlace, Rule } from "../../../inspection/types";
import { PhraseFinder } from "../../../safety/phrases";
import { wordsOf } from "../../../safety/words";
import { findNeeds, needKindsIn, type Need } from "../../../needs/needs";
import lists from "./barriers.json";
import { isMeasured } from "./measures";
import type { RebReading } from "./reading";
import { servingKinds } from "./served-kinds";

/** Words of one line that are looked at. */
const mostWords = 200;
/** The words that a finding shows. */
const shown = 60;

function finderOf(phrases: readonly string[]): PhraseFinder {
  const finder = new PhraseFinder();
  for (const phrase of phrases) finder.add(phrase.replace(/\s\.\.\d*$/, ""), 0);
  return finder;
}

/** What a task asks of eyes, ears, legs or voice, whom that shuts out, and other ways to take part. */
type Barrier = { kinds: ReadonlySet<string>; asks: PhraseFinder; ways: PhraseFinder };

const barriers: readonly Barrier[] = Object.values(lists.barriers).map(({ kinds, asks, ways }) => ({
  kinds: new Set<string>(kinds),
  asks: finderOf(asks),
  ways: finderOf(ways),
}));
const choice = finderOf(lists.choice);

function says(finder: PhraseFinder, line: string): boolean {
  return finder.find(wordsOf(line, mostWords)).length > 0;
}

/** The words by which a line asks for what the learner cannot do, as they stand there. */
function askedIn(line: string, { asks }: Barrier): string | null {
  const words = wordsOf(line, mostWords);
  const [found] = asks.find(words);
  return found ? line.slice(words[found.from]?.start, words[found.to]?.end).slice(0, shown) : null;
}

/** Whether a line offers this learner another way: it names who it is for. */
function isOffered(line: string, { kind }: Need, { ways }: Barrier): boolean {
  if (!says(ways, line)) return false;
  const named = needKindsIn(searchable(line));
  return servingKinds(kind).some((one) => named.includes(one));
}

/** Whether a task lets everybody choose among ways of which one is open to the learner: "by voice, drawing or objects". */
function isOpen(line: string, { ways }: Barrier): boolean {
  return says(ways, line) && says(choice, line);
}

type Part = { fields: readonly Field[]; offers: readonly Field[] };

function fieldLines(fields: readonly Field[]): { field: string; line: string }[] {
  return fields.flatMap(({ field, text }) => activities(withoutQuotes(text)).map((line) => ({ field, line })));
}

/** Who is hard of hearing hears something, also where lips are read; the deaf who read them do not. */
function isShutBy({ kinds }: Barrier, { kind, words }: Need): boolean {
  return kinds.has(kind) && !(kind === "lipReading" && needKindsIn(searchable(words)).includes("hardOfHearing"));
}

function shutOut(need: Need, { fields, offers }: Part): FieldPlace[] {
  const offered = fieldLines(offers);
  return barriers
    .filter((barrier) => isShutBy(barrier, need))
    .flatMap((barrier): FieldPlace[] => {
      if (offered.some(({ line }) => isOffered(line, need, barrier))) return [];
      for (const { field, line } of fieldLines(fields)) {
        const words = askedIn(line, barrier);
        if (words && !isOpen(line, barrier)) return [{ field, values: { words, need: need.words } }];
      }
      return [];
    })
    .slice(0, 1);
}

/** The lesson's own work, for which any of its stages may offer another way, and its assessment, which does so by itself. */
function partsOf({ stages, assessment }: RebReading): Part[] {
  const sides = stages.flatMap(({ teacher, learner }) => [teacher, learner]);
  const last = stages.at(-1);
  const assessed = [assessment, ...(last ? [last.teacher, last.learner] : [])];
  return [
    { fields: sides.slice(0, -2), offers: sides },
    { fields: assessed, offers: assessed },
  ];
}

export const barrierRule: Rule<RebReading> = {
  id: "shutOut",
  criterion: "inclusion",
  severity: "hard",
  cap: caps.shutOut,
  applies: ({ content }) => findNeeds(content.specialNeeds).learners.length > 0,
  find: (reading) =>
    findNeeds(reading.content.specialNeeds)
      .learners.filter(({ words }) => !isMeasured(words, reading.content.specialNeeds, reading.language))
      .flatMap((need) => partsOf(reading).flatMap((part) => shutOut(need, part))),
};
