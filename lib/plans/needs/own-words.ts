import { oneLine } from "../text/wording";
import { isAskedOfLesson, isOfLesson } from "../text/lesson-words";
import { isMethodWish, isPlaceInLesson, markedWish } from "../text/methods/reading";
import { goesOnFromWish, isWish } from "../text/wishes";
import { inAnyLanguage } from "../text/spoken";
import { longestSaid } from "./constants";
import { countIn } from "./counts";
import { inPlans, inTheBox, isCondition } from "./named";
import { isOwnRule, isPaceWish } from "./own-rules";
import type { NeedPart } from "./parts";
import { needyNameIn, tellsOfFew } from "./persons";
import { mentions } from "./vocabulary";
import { ofLearners } from "./words";

/**
 * What the teacher noted in the box beside the needs of learners: rules that the teacher keeps, wishes for those ready early, what
 * there is to work with, and in what way the lesson is taught.
 */
export type OwnWords = { rules: string[]; pace: string[]; wishes: string[]; methods: string[] };

/** An article is no number of learners: "utiliser une horloge et un dialogue". */
const article = new RegExp(`^(?:${inAnyLanguage({ en: ["an?"], fr: ["une?"], rw: [], sw: [] })}) `, "u");

/** "Do not ask about families and losses": what goes on from the teacher's own words, and speaks of no learner. */
function goesOn({ said, words, mark }: NeedPart): boolean {
  const isApart = /[;.\n]/.test(mark) || (mark === "," && /^\p{Lu}/u.test(said));
  return !isApart && countIn(words.replace(article, "")) === null && !ofLearners.test(words);
}

/** Whether a part is about the lesson, and tells of nobody: "with exercises on the board", "at the end". */
function isOfTeaching({ said, words }: NeedPart): boolean {
  return (
    (isOfLesson(words) || isPlaceInLesson(said)) &&
    !ofLearners.test(words) &&
    !tellsOfFew(said) &&
    needyNameIn(said) === null
  );
}

function isPace({ words }: NeedPart): boolean {
  return mentions(words, inTheBox).some(({ kind }) => kind === "gifted");
}

/** "I want a game with their hands": a wish with an everyday word that would be a need where nothing is asked. */
function isAskedInPassing(part: NeedPart): boolean {
  return (
    isAskedOfLesson(part.words) && isOfTeaching(part) && mentions(part.words, inPlans).length === 0 && !isPace(part)
  );
}

function joined({ mark, said }: NeedPart, before: string): string {
  const between = mark.trim();
  if (/^[,;.]?$/.test(between)) return `${before}${between || ";"} ${said}`;
  return between.endsWith("'") ? `${before} ${between}${said}` : `${before} ${between} ${said}`;
}

/** What a part of the box is by its words: the teacher's wish for the quick ones, a rule of the teacher's, things, or none. */
function ownKindOf(part: NeedPart, last: keyof OwnWords | null): keyof OwnWords | null {
  if (isPaceWish(part.words)) return "pace";
  const named = mentions(part.words, inTheBox);
  const isOfRoom = named.length > 0 && named.every(({ kind }) => isCondition(kind));
  if (isOwnRule(part.words) && !isOfRoom) return "rules";
  if (named.length > 0 && (isOfRoom || !isAskedInPassing(part))) return null;
  if (isMethodWish(part.said)) return "methods";
  if (isWish(part.said) || (last === "wishes" && goesOnFromWish(part.said))) return "wishes";
  if (isOfTeaching(part)) return "methods";
  // Behind a comma a new wish or need begins.
  if (last === "methods" && part.mark.trim() === ",") return null;
  return goesOn(part) ? last : null;
}

/** Whether a part goes on from the one before of its kind, rather than being a wish of its own. */
function isRestOf(part: NeedPart): boolean {
  if (isPlaceInLesson(part.said)) return true;
  return !isWish(part.said) && !isMethodWish(part.said) && (goesOn(part) || !isOfTeaching(part));
}

/** Whether a part tells of a need, be it within a rule about the learner who has it. */
function tellsOfNeed(part: NeedPart, own: keyof OwnWords | null): boolean {
  return own === null || (own === "rules" && mentions(part.words, inTheBox).length > 0);
}

/** The teacher's own words in the box, apart from the parts that speak of learners and of the room. */
export function withoutOwn(parts: readonly NeedPart[]): OwnWords & { rest: NeedPart[] } {
  const own: OwnWords = { rules: [], pace: [], wishes: [], methods: [] };
  const rest: NeedPart[] = [];
  let last: keyof OwnWords | null = null;
  for (const part of parts) {
    const next = ownKindOf(part, last);
    if (next && next === last && isRestOf(part)) own[next].push(joined(part, own[next].pop() ?? ""));
    else if (next) own[next].push(next === "methods" ? markedWish(part.said) : part.said);
    if (tellsOfNeed(part, next)) rest.push(part);
    last = next;
  }
  const short = (said: readonly string[]) => said.map((words) => oneLine(words, longestSaid.own));
  return {
    rest,
    rules: short(own.rules),
    pace: short(own.pace),
    wishes: short(own.wishes),
    methods: short(own.methods),
  };
}
