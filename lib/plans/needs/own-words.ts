import { oneLine } from "../text/wording";
import { isMethodWish } from "../text/methods/reading";
import { goesOnFromWish, isWish } from "../text/wishes";
import { longestSaid } from "./constants";
import { countIn } from "./counts";
import { inTheBox, isCondition } from "./named";
import { isOwnRule, isPaceWish } from "./own-rules";
import type { NeedPart } from "./parts";
import { mentions } from "./vocabulary";
import { ofLearners } from "./words";

/**
 * What the teacher noted in the box beside the needs of learners: rules that the teacher keeps, wishes for those ready early, what
 * there is to work with, and in what way the lesson is taught.
 */
export type OwnWords = { rules: string[]; pace: string[]; wishes: string[]; methods: string[] };

/** "Do not ask about families and losses": what goes on from the teacher's own words, and speaks of no learner. */
function goesOn({ said, words, mark }: NeedPart): boolean {
  const isApart = /[;.\n]/.test(mark) || (mark === "," && /^\p{Lu}/u.test(said));
  return !isApart && countIn(words) === null && !ofLearners.test(words);
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
  if (named.length > 0) return null;
  if (isMethodWish(part.said)) return "methods";
  if (isWish(part.said) || (last === "wishes" && goesOnFromWish(part.said))) return "wishes";
  // Behind a comma a new wish or need begins.
  if (last === "methods" && part.mark.trim() === ",") return null;
  return goesOn(part) ? last : null;
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
    if (next && next === last && !isWish(part.said) && !isMethodWish(part.said))
      own[next].push(joined(part, own[next].pop() ?? ""));
    else if (next) own[next].push(part.said);
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
