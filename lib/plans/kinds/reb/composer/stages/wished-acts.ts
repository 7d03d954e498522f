import { methodPhrases, type MethodAct } from "../../../../text/methods/phrases";
import { hasParts, type PlannedMethod, type WorkingWay } from "../../../../text/methods/parts";
import type { MethodKind } from "../../../../text/methods/reading";
import { fillPhrase, isFilled, listed, quote, sentence } from "../../../../text/wording";
import { groupsOf, inGroups } from "../grouping";
import { beyondLesson, isOfTopic } from "../lesson/beyond";
import { entryOf } from "../lesson/held";
import type { LessonDraft } from "../lesson/lesson";
import { assessmentMinutes } from "../entry/minutes";
import { longestOwnWords, mostBeyond } from "./constants";

/** Ways whose act does only what its own words say: of a leak test a quiz is none. */
const strict: readonly (MethodKind | null)[] = ["quiz", "demonstration", "experiment"];

/** The acts for ways of working, things and a place; exercises with answers are an entry's. */
function workingActs({ parts, kind }: PlannedMethod, lesson: LessonDraft): string[] {
  const { working } = methodPhrases[lesson.request.language];
  // A role play and an experiment say themselves how many do them.
  const ownGroups = kind === "rolePlay" || kind === "experiment";
  const isGrouped = !ownGroups && (parts.groupSize !== null || parts.groupCount !== null);
  const ways: (Exclude<WorkingWay, "contest"> | null)[] = parts.ways.map((way) => {
    if (way === "contest" || (way === "groups" && isGrouped) || (way === "pairs" && ownGroups)) return null;
    return way === "exercises" && !entryOf(lesson.held) ? null : way;
  });
  const grouped =
    isGrouped && !parts.ways.includes("pairs") && !parts.ways.includes("contest") ? ["groups" as const] : [];
  const of = (names: readonly string[]) => ({ things: names.join(", ") });
  const things = kind === "game" ? [] : parts.things;
  const isOutside = kind === "outside" || parts.place === null;
  return [
    ...[...grouped, ...ways].flatMap((way) => (way ? [fillPhrase(working[way], lesson.values)] : [])),
    ...(things.length > 0 ? [fillPhrase(working.things, of(things))] : []),
    ...(parts.lacked.length > 0 ? [fillPhrase(working.lacked, of(parts.lacked))] : []),
    ...(isOutside ? [] : [fillPhrase(working.place, { place: parts.place ?? "" })]),
  ];
}

/** The teams of a game and what it is played with. */
function gameActs({ parts }: PlannedMethod, { request, bank }: LessonDraft): string[] {
  const { teams, played } = methodPhrases[request.language];
  const count = parts.groupCount ?? 0;
  const size = count > 0 ? request.classSize / count : null;
  const values = { count: String(count), inGroups: inGroups(request.classSize, bank.common.inGroups, size) };
  const things = { things: parts.things.join(", ") };
  return [
    ...(count > 1 && groupsOf(request.classSize, size).length > 0 ? [`${sentence(fillPhrase(teams, values))}.`] : []),
    ...(parts.things.length > 0 ? [sentence(fillPhrase(played, things))] : []),
  ];
}

/** How many questions the test has, where a number of them was wished for. */
function testAct({ parts }: PlannedMethod, { request, held, minutes, values }: LessonDraft): string[] {
  if (parts.questions === null) return [];
  const { asked, fewer } = methodPhrases[request.language];
  const entry = entryOf(held);
  const total = entry ? entry.exercises.assessed.length : Number(values.total ?? 0);
  const said = { n: String(total), minutes: String(assessmentMinutes(minutes.conclusion)) };
  return [fillPhrase(total < parts.questions ? fewer : asked, said)];
}

/** The act of a way, in its own words, and null where the wish is of other words than the act. */
function actOf(method: PlannedMethod, lesson: LessonDraft, beyond: readonly string[]): MethodAct | null {
  const { kind, stage, parts } = method;
  const phrases = methodPhrases[lesson.request.language];
  // Of two wishes for one game the second only says who plays it.
  const isPlayed = lesson.methods.placed.some((other) => other.kind === "game" && other.stage === stage);
  const isContest = parts.ways.includes("contest") && !isPlayed;
  if (kind === null) return isContest ? phrases.acts.game.development : { teacher: "", learners: "" };
  if (strict.includes(kind) && beyond.length > 0) return null;
  if (kind === "drawing" && parts.rest.length > 0) return phrases.drawn;
  const { development, ...others } = phrases.acts[kind];
  return { development, ...others }[stage] ?? development;
}

/** Whether a wish is a game, or a contest, which is one. */
export function isGame({ kind, parts }: PlannedMethod): boolean {
  return kind === "game" || parts.ways.includes("contest");
}

/** The acts that carry a wish out; null where the plan has none for its words. */
export function wishedAct(method: PlannedMethod, lesson: LessonDraft): MethodAct | null {
  const { kind, parts } = method;
  const { language } = lesson.request;
  const phrases = methodPhrases[language];
  const beyond = beyondLesson(method, lesson);
  const act = actOf(method, lesson, beyond);
  if (isOfTopic(method, lesson)) return { teacher: phrases.about, learners: "" };
  const words = beyond.join(" ").split(/\s+/).filter(isFilled).length;
  const isOwn = kind === null && (!hasParts(parts) || words > mostBeyond);
  if (!act || isOwn) return null;
  const working = workingActs(method, lesson);
  const acts = [
    fillPhrase(act.teacher, lesson.values),
    ...(working.length > 0 ? [`${act.teacher ? sentence(working.join("; ")) : working.join("; ")}.`] : []),
    ...(isGame(method) ? gameActs(method, lesson) : []),
    ...(kind === "quiz" ? testAct(method, lesson) : []),
  ].filter(isFilled);
  if (acts.length === 0) return null;
  const isDrawn = kind === "drawing" && parts.rest.length > 0;
  const quoted = beyond.map((piece) => quote(piece, language, longestOwnWords));
  const more = quoted.length > 0 && !isDrawn ? fillPhrase(phrases.beyond, { rest: listed(quoted, language) }) : "";
  return { teacher: `${acts.join(" ")}${more}`, learners: act.learners };
}
