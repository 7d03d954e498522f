import { isFilled, oneLine, searchable } from "../text/wording";
import { longestSaid, mostUnknown, type NeedKind, type RoomCondition } from "./constants";
import { isOfClass } from "./class-figures";
import { countIn, countsOf } from "./counts";
import { inPlans, inTheBox, isCommon, isCondition, ofRooms, saysMore, type NamedCondition } from "./named";
import { withoutOwn, type OwnWords } from "./own-words";
import { partsOf } from "./parts";
import { withoutNeedyNames } from "./needy-names";
import { isJoinedName, needyNameIn, tellsOfFew } from "./persons";
import { mentions, misspelt, type Mention } from "./vocabulary";
import { numberIn, ofLearners, saysNone, unnamed, withoutLessons } from "./words";

export type Need = { kind: NeedKind; count: number | null; words: string };

/**
 * What the box of special needs says: of learners, of the room they learn in, and as the teacher's own words which rules the
 * teacher keeps, what is wished for those who are ready early, what there is to work with, and how the lesson is taught.
 */
export type Needs = { learners: Need[]; room: RoomCondition[] } & OwnWords;

/** What a text says of needs by words that speak of nothing else, its lesson titles left out. The text is searchable. */
export function needKindsIn(words: string): NeedKind[] {
  return [...new Set(mentions(withoutLessons(words), inPlans).map(({ kind }) => kind))];
}

function quoted(parts: readonly string[]): Need[] {
  const alone = parts.slice(0, mostUnknown - 1);
  const together = parts.slice(mostUnknown - 1).join(", ");
  return [...alone, together].filter(isFilled).map((words) => ({
    kind: "other",
    count: countIn(searchable(words)),
    words: oneLine(withoutNeedyNames(words), longestSaid.need),
  }));
}

function addNeed(needs: Map<NeedKind, Need>, need: Need): void {
  const before = needs.get(need.kind);
  const sum = before?.count && need.count ? before.count + need.count : null;
  // "Two are fast and finish early" are two.
  const count = sum ?? (need.kind === "gifted" ? (before?.count ?? need.count) : null);
  needs.set(need.kind, before ? { ...before, count } : need);
}

function isFirstOfItsKind(
  { kind }: Mention<NamedCondition>,
  index: number,
  all: readonly Mention<NamedCondition>[],
): boolean {
  return all.findIndex((other) => other.kind === kind) === index;
}

/** Needs of hearing that reading lips is no second one beside. */
const heard: readonly NeedKind[] = ["hearing", "hardOfHearing", "deaf"];

/** "Hearing impairment, lip reads" is one need: how the learner follows says what helps. */
function withLipReading(needs: Map<NeedKind, Need>): void {
  const lips = needs.get("lipReading");
  const named = heard.flatMap((kind) => needs.get(kind) ?? []);
  const [same] = named.filter(({ count }) => !lips?.count || !count || count === lips.count);
  if (!lips || !same) return;
  needs.delete(same.kind);
  const words = oneLine(`${same.words}, ${lips.words}`, longestSaid.need);
  needs.set("lipReading", { ...lips, count: lips.count ?? same.count, words });
}

/** "N/A" has a mark that parts what is listed. */
const notApplicable = /(^|[,;.\n]\s*)n\s?\/\s?a(?![\p{L}\p{N}])/iu;

/**
 * What a teacher's free text says of special needs, in any of the four languages and misspelt: each kind once with its
 * number of learners (null where none is said), what is unknown in the teacher's words, and the conditions of the room.
 */
export function findNeeds(specialNeeds: string): Needs {
  const known = new Map<NeedKind, Need>();
  const room = new Set<RoomCondition>();
  const unknown: string[] = [];
  const unsaid: string[] = [];
  const parts = partsOf(specialNeeds.replace(notApplicable, "$1none")).filter(({ words }) => !saysNone(words));
  const { rest, ...own } = withoutOwn(parts.filter((part, index) => !isJoinedName(part, parts[index + 1])));
  for (const { said, words } of rest) {
    const found = mentions(words, inTheBox).filter(isFirstOfItsKind);
    const near = found.length === 0 && saysMore(words) ? misspelt(words, inTheBox, isCommon) : null;
    const named = near ? [{ kind: near, at: 0, words }] : found;
    const counts = near ? [countIn(words)] : countsOf(words, found);
    named.forEach(({ kind }, index) => {
      if (isCondition(kind)) room.add(kind);
      else
        addNeed(known, {
          kind,
          count: counts[index] ?? null,
          words: oneLine(withoutNeedyNames(said), longestSaid.need),
        });
    });
    if (named.length === 0 && !isOfClass(words)) (saysMore(words) ? unknown : unsaid).push(said);
  }
  withLipReading(known);
  const learners = [...known.values(), ...quoted(unknown)];
  const isSaid = [learners, [...room], ...Object.values(own)].some(({ length }) => length > 0);
  return { learners: isSaid ? learners : quoted(unsaid), room: [...room], ...own };
}

/** Where a text, in lower case and without accents, says what the room lacks, and in which words; null where it does not. */
export function roomIn(text: string): Mention<RoomCondition> | null {
  return mentions(text, ofRooms)[0] ?? null;
}

/** The kind of special need that a clause of a description speaks of, or null where it speaks of something else. */
export function needKindIn(text: string): NeedKind | null {
  const words = searchable(text);
  const counted = numberIn(words) !== null || /^\d/.test(words);
  const isTold = counted || ofLearners.test(words) || needyNameIn(text) !== null || tellsOfFew(text);
  if (!isTold) return null;
  const clause = withoutLessons(words);
  const [kind] = needKindsIn(clause);
  if (kind) return kind;
  const everydayKind = mentions(clause, inTheBox)
    .map((mention) => mention.kind)
    .find((name) => !isCondition(name));
  if (everydayKind && !isCondition(everydayKind)) return everydayKind;
  return unnamed.test(clause) ? "other" : null;
}
