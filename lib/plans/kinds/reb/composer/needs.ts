import { roomConditions, type NeedKind, type RoomCondition } from "./constants";
import { mentions, misspelt, vocabulary, type Mention } from "./expressions";
import { conditionTerms, everydayTerms, needTerms, plainWords } from "./need-terms";
import { isOwnRule, isPaceWish } from "./own-rules";
import { nothing, numberIn, ofLearners, separators, single, unnamed, withoutLessons } from "./need-words";
import { isFilled, oneLine, searchable } from "../../../text/wording";

export type Need = { kind: NeedKind; count: number | null; words: string };

/**
 * What the box of special needs says: of learners, of the room they learn in, and as the teacher's own words which rules the
 * teacher keeps and what is wished for those who are ready early.
 */
export type Needs = { learners: Need[]; room: RoomCondition[]; rules: string[]; pace: string[] };

type Named = Exclude<NeedKind, "other"> | RoomCondition;

const everyday = Object.entries(everydayTerms) as [keyof typeof needTerms, readonly string[]][];
const inPlans = vocabulary(needTerms);
const inTheBox = vocabulary<Named>({
  ...needTerms,
  ...conditionTerms,
  ...Object.fromEntries(everyday.map(([kind, words]) => [kind, [...needTerms[kind], ...words]])),
});

const ofRooms = vocabulary<RoomCondition>(conditionTerms);

const conditions: ReadonlySet<string> = new Set(roomConditions);

function isCondition(kind: Named): kind is RoomCondition {
  return conditions.has(kind);
}

/** A number of learners said in digits or, up to ten, in words of the four languages. */
export function countIn(text: string): number | null {
  const digits = /\b(\d{1,3})\b/.exec(text);
  if (digits) return Number(digits[1]) || null;
  return numberIn(text) ?? (single.test(text) ? 1 : null);
}

/** What a text says of needs by words that speak of nothing else, its lesson titles left out. The text is searchable. */
export function needKindsIn(words: string): NeedKind[] {
  return [...new Set(mentions(withoutLessons(words), inPlans).map(({ kind }) => kind))];
}

/** A number that no further word belongs to: "blind (2)". */
const startsWithNumber = /^\D{0,3}(\d{1,3})\b(?!\s*\p{L})/u;

/** The count of each need of a part: the number before it, else the number behind it. */
function countsOf(part: string, found: readonly Mention<Named>[]): (number | null)[] {
  if (found.length === 1) return [countIn(part)];
  return found.map((mention, index) => {
    const before = found[index - 1];
    const end = mention.at + mention.words.length;
    const lead = part.slice(before ? before.at + before.words.length : 0, mention.at);
    const behind = part.slice(end);
    return countIn(lead) ?? (startsWithNumber.test(behind) ? countIn(behind) : null);
  });
}

/** Whether a word, in lower case and without accents, speaks of a need or of the room. */
export function isNamed(word: string): boolean {
  return mentions(word, inTheBox).length > 0;
}

function isPlain(word: string): boolean {
  return plainWords.has(word);
}

/** Whether a part says something beyond numbers and words that go with any need. */
export function saysMore(part: string): boolean {
  return (part.match(/[\p{L}\p{Extended_Pictographic}']+/gu) ?? []).some(
    (word) => !isPlain(word.replace(/^'+|'+$/g, "")),
  );
}

/** What stands between two marks, with the mark before it. */
type Part = { said: string; words: string; mark: string };

type OwnWords = Pick<Needs, "rules" | "pace">;

/** The parts of a text between its commas and its "and"; what one expression says ("deaf and blind") is one part. */
function partsOf(text: string): Part[] {
  // Of a row of spaces each would be tried as the first.
  let rest = text
    .replace(/[^\S\n]+/g, " ")
    .replace(/[’‘`´]/g, "'")
    .replace(/\bw\/(?!o\b)/gi, "with ");
  const whole: string[] = [];
  for (const { words } of mentions(searchable(rest), inTheBox).filter(({ words }) => separators.test(words))) {
    const at = searchable(rest).indexOf(words);
    // Positions agree only where taking the accents off did not change the length.
    if (at < 0 || searchable(rest).length !== rest.length) continue;
    const mark = String.fromCharCode(0xe000 + whole.length);
    whole.push(rest.slice(at, at + words.length));
    rest = rest.slice(0, at) + mark + rest.slice(at + words.length);
  }
  const marks = ["", ...[...rest.matchAll(new RegExp(separators, "giu"))].map(([mark]) => mark)];
  return rest
    .split(separators)
    .map((part) => part.replace(/[\ue000-\uf8ff]/g, (mark) => whole[mark.charCodeAt(0) - 0xe000] ?? "").trim())
    .map((part, index) => ({ said: part, words: searchable(part), mark: marks[index] ?? "" }))
    .filter(({ said }) => isFilled(said));
}

/** "Do not ask about families and losses": what goes on from the teacher's own words, and speaks of no learner. */
function goesOn({ said, words, mark }: Part): boolean {
  const isApart = /[;.\n]/.test(mark) || (mark === "," && /^\p{Lu}/u.test(said));
  return !isApart && countIn(words) === null && !ofLearners.test(words);
}

function joined({ mark, said }: Part, before: string): string {
  const between = mark.trim();
  if (/^[,;.]?$/.test(between)) return `${before}${between || ";"} ${said}`;
  return between.endsWith("'") ? `${before} ${between}${said}` : `${before} ${between} ${said}`;
}

/** The teacher's own words in the box, apart from the parts that speak of learners and of the room. */
function withoutOwn(parts: readonly Part[]): OwnWords & { rest: Part[] } {
  const own: OwnWords = { rules: [], pace: [] };
  const rest: Part[] = [];
  let last: keyof OwnWords | null = null;
  for (const part of parts) {
    const named = mentions(part.words, inTheBox);
    const isPace = isPaceWish(part.words);
    const isRule =
      !isPace && isOwnRule(part.words) && !(named.length > 0 && named.every(({ kind }) => isCondition(kind)));
    const next: keyof OwnWords | null = isPace
      ? "pace"
      : isRule
        ? "rules"
        : named.length === 0 && goesOn(part)
          ? last
          : null;
    if (next && next === last) own[next].push(joined(part, own[next].pop() ?? ""));
    else if (next) own[next].push(part.said);
    // A rule about a learner whose need is known tells of that need as well.
    if (!next || (isRule && named.length > 0)) rest.push(part);
    last = next;
  }
  return {
    rest,
    rules: own.rules.map((words) => oneLine(words, 300)),
    pace: own.pace.map((words) => oneLine(words, 300)),
  };
}

/** Beyond so many, what is unknown is quoted together. */
const mostUnknown = 8;

function quoted(parts: readonly string[]): Need[] {
  const alone = parts.slice(0, mostUnknown - 1);
  const together = parts.slice(mostUnknown - 1).join(", ");
  return [...alone, together]
    .filter(isFilled)
    .map((words) => ({ kind: "other", count: countIn(searchable(words)), words: oneLine(words, 160) }));
}

function addNeed(needs: Map<NeedKind, Need>, need: Need): void {
  const before = needs.get(need.kind);
  const count = before?.count && need.count ? before.count + need.count : null;
  needs.set(need.kind, before ? { ...before, count } : need);
}

function isFirstOfItsKind({ kind }: Mention<Named>, index: number, all: readonly Mention<Named>[]): boolean {
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
  const words = oneLine(`${same.words}, ${lips.words}`, 160);
  needs.set("lipReading", { ...lips, count: lips.count ?? same.count, words });
}

/**
 * What a teacher's free text says of special needs, in any of the four languages and misspelt: each kind once with its
 * number of learners (null where none is said), what is unknown in the teacher's words, and the conditions of the room.
 */
export function findNeeds(specialNeeds: string): Needs {
  if (!isFilled(specialNeeds) || nothing.test(searchable(specialNeeds).trim().replace(/[.!]$/, "")))
    return { learners: [], room: [], rules: [], pace: [] };
  const known = new Map<NeedKind, Need>();
  const room = new Set<RoomCondition>();
  const unknown: string[] = [];
  const unsaid: string[] = [];
  const { rest, rules, pace } = withoutOwn(partsOf(specialNeeds));
  for (const { said, words } of rest) {
    const found = mentions(words, inTheBox).filter(isFirstOfItsKind);
    const near = found.length === 0 && saysMore(words) ? misspelt(words, inTheBox, isPlain) : null;
    const named = near ? [{ kind: near, at: 0, words }] : found;
    const counts = near ? [countIn(words)] : countsOf(words, found);
    named.forEach(({ kind }, index) => {
      if (isCondition(kind)) room.add(kind);
      else addNeed(known, { kind, count: counts[index] ?? null, words: oneLine(said, 160) });
    });
    if (named.length === 0) (saysMore(words) ? unknown : unsaid).push(said);
  }
  withLipReading(known);
  const learners = [...known.values(), ...quoted(unknown)];
  const isSaid = learners.length + room.size + rules.length + pace.length > 0;
  return { learners: isSaid ? learners : quoted(unsaid), room: [...room], rules, pace };
}

/** Where a text, in lower case and without accents, says what the room lacks, and in which words; null where it does not. */
export function roomIn(text: string): Mention<RoomCondition> | null {
  return mentions(text, ofRooms)[0] ?? null;
}

/** The kind of special need that a clause of a description speaks of, or null where it speaks of something else. */
export function needKindIn(text: string): NeedKind | null {
  const words = searchable(text);
  const counted = numberIn(words) !== null || /^\d/.test(words);
  if (!counted && !ofLearners.test(words)) return null;
  const clause = withoutLessons(words);
  const [kind] = needKindsIn(clause);
  if (kind) return kind;
  const everydayKind = mentions(clause, inTheBox)
    .map((mention) => mention.kind)
    .find((name) => !isCondition(name));
  if (everydayKind && !isCondition(everydayKind)) return everydayKind;
  return unnamed.test(clause) ? "other" : null;
}
