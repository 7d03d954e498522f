import type { PlanLanguage } from "@/lib/core/language";
import { fitting } from "../../../text/tags";
import { fillPhrase, isFilled, listed, oneLine, quote, type Values } from "../../../text/wording";
import { at, rotationFor, type Pick } from "../../../text/rotation";
import type { Calm } from "../../../safety/calm";
import { carefulPick } from "../../../safety/care";
import { withOfficialWording } from "../../../safety/wording";
import type { RtbRequest } from "../schema";
import type { RtbBackground } from "../types";
import {
  phraseBanks,
  type RtbPhraseBank,
  type StepRole,
  type Strategy,
  type StrategyPlace,
  type TradeFamily,
} from "./banks";
import { readCalm } from "./calm";
import { tradeFamily } from "./trade-family";
import { wishedSize } from "./typed-groups";
import { workGroups } from "./work-groups";

export type SessionDraft = {
  request: RtbRequest;
  background: RtbBackground;
  common: RtbPhraseBank["common"];
  /** How a job sheet of the bank is carried by the form. */
  phrases: RtbPhraseBank["sheet"];
  /** What is said of the work where no job sheet does: it points to the boxes of the notes. */
  frame: RtbPhraseBank["frame"];
  values: Values;
  /** The strategy of each place, the same one however often it is asked for. */
  strategy: (place: StrategyPlace) => Strategy;
  pick: Pick;
  /** How a session on a sensitive topic is held; null for any other. */
  calm: Calm | null;
  /** What is said with care in a trade session that only touches on a sensitive topic. */
  care: Calm | null;
};

/** What each step is for, by how many there are. Source: RTB-4. */
const roles: Record<number, readonly StepRole[]> = {
  1: ["combined"],
  2: ["demonstration", "independent"],
  3: ["demonstration", "guided", "independent"],
  4: ["demonstration", "guided", "independent", "review"],
  5: ["concept", "demonstration", "guided", "independent", "review"],
};

export function rolesFor(stepCount: number): readonly StepRole[] {
  return roles[stepCount] ?? ["combined"];
}

/** The trainer's own items of content, one a line or parted by semicolons, without their marks. */
export function itemsOf(text: string): string[] {
  const items = text
    .split(/[\n;]+/)
    .map((item) => oneLine(item.replace(/^[\s•*–-]+|^\s*\d+[.)]\s*/g, ""), longestItem));
  return items.filter(isFilled);
}

/** How many of the trainer's items are named as key points, and the most characters of each. */
const mostPoints = 3;
const longestItem = 90;

/** How many work together, by the size of the class; in a class beyond these `largestGroup` do. */
const usualGroups = [
  { upTo: 3, size: 1 },
  { upTo: 12, size: 2 },
  { upTo: 30, size: 3 },
  { upTo: 48, size: 4 },
] as const;
const largestGroup = 5;

/** How many work together where no job sheet says it. */
export function groupSize(classSize: number): number {
  return usualGroups.find(({ upTo }) => classSize <= upTo)?.size ?? largestGroup;
}

/** "in 8 groups of 3", with what a number that does not divide leaves. */
function groupingOf(request: RtbRequest, common: RtbPhraseBank["common"]): string {
  const { classSize } = request;
  const wished = wishedSize(request, groupSize(classSize));
  if (wished === 1) return common.alone;
  if (wished === 2) return classSize % 2 === 0 ? common.pairs : common.pairsOdd;
  const { count, size } = workGroups(classSize, wished);
  const larger = classSize % count;
  if (larger === 0) return fillPhrase(common.groups, { count: String(count), size: String(size) });
  const even = { count: count - larger, size };
  const [most, fewer] = [even, { count: larger, size: size + 1 }].sort((a, b) => b.count - a.count);
  return fillPhrase(fewer?.count === 1 ? common.groupsRestOne : common.groupsRest, {
    count: String(most?.count),
    size: String(most?.size),
    rest: String(fewer?.count),
    more: String(fewer?.size),
  });
}

/** Trades in which a machine, a vehicle, current or height can hurt whoever works unseen. */
const dangerous: readonly TradeFamily[] = [
  ...(["construction", "carpentry", "plumbing", "electrical", "automobile", "welding"] as const),
];
const atDesks: readonly TradeFamily[] = ["software", "design", "general"];
const onScreens: readonly TradeFamily[] = ["software", "design"];

/** Whether nobody may do the trade's work alone. */
export function isDangerous(request: RtbRequest): boolean {
  return dangerous.includes(tradeFamily(request));
}

/** What every work is judged by where no job sheet does; what is made on a screen is saved rather than swept. */
function criteriaOf(frame: RtbPhraseBank["frame"], family: TradeFamily): string[] {
  return onScreens.includes(family) ? [...frame.criteria.slice(0, 2), frame.saved] : frame.criteria;
}

/** The ways of a place that suit the trade. */
function suiting(ways: readonly Strategy[], family: TradeFamily): readonly Strategy[] {
  const own = atDesks.includes(family) ? fitting(ways, "desk") : [];
  return own.length > 0 ? own : ways;
}

function pointsOf(request: RtbRequest, language: PlanLanguage): string {
  const items = itemsOf(request.indicativeContent).slice(0, mostPoints);
  if (items.length === 0) return phraseBanks[language].common.keyPoints;
  return listed(
    items.map((item) => quote(item, language)),
    language,
  );
}

/** What the session is called: its topic, else the nearest to it that the trainer gave. */
function topicOf({ topicOfSession, moduleTitle, learningOutcomes, trade, language }: RtbRequest, unnamed: string) {
  const [outcome = ""] = itemsOf(learningOutcomes);
  const named = [topicOfSession, moduleTitle, outcome, trade].find(isFilled) ?? unnamed;
  return quote(withOfficialWording(named), language);
}

/** A phrase whose module or trade is not known, without the blanks before what follows. */
function withoutBlanks(phrase: string): string {
  return phrase.replace(/[ \u00a0]+(?=[,.](?!\d)|$)/g, "");
}

/** Everything that the phrases are filled with. */
export function readSession(source: { request: RtbRequest; background: RtbBackground; seed: number }): SessionDraft {
  const { request, background } = source;
  const { common, frame, safety, strategies, sheet } = phraseBanks[request.language];
  const course = { teacher: request.teacherName, subject: request.moduleTitle, className: request.className };
  const pick = rotationFor(course, source.seed);
  const topic = topicOf(request, common.todaysWork);
  const family = tradeFamily(request);
  const criteria = criteriaOf(frame, family);
  const base: Values = {
    topic,
    points: pointsOf(request, request.language),
    grouping: groupingOf(request, common),
    tools: frame.tools,
    materials: frame.materials,
    criteria: criteria.join(common.separator),
    criterion1: at(criteria, 0),
    criterion2: at(criteria, 1),
    criterion3: at(criteria, 2),
    // The rules of the trade hold whatever the work is.
    safety: safety[family].join(" "),
    question: frame.question,
    fault: frame.fault,
    module: oneLine(request.moduleTitle, 150),
    trade: oneLine(request.trade, 90),
    outcomes: background.module?.outcomes.join("; ") ?? "",
  };
  const values: Values = {
    ...base,
    demo: frame.demo,
    watch: frame.watch,
    guided: frame.guided,
    guidedLearner: frame.guidedLearner,
    task: frame.task,
  };
  const { calm, care } = readCalm(request, topic);
  const choose = care ? carefulPick(pick, request.language) : pick;
  const strategy = (place: StrategyPlace) => choose(place, suiting(strategies[place], family));
  return { request, background, common, phrases: sheet, frame, values, strategy, pick: choose, calm, care };
}

/** Phrases as lines of a plan. */
export function lines(session: SessionDraft, phrases: readonly string[]): string {
  return phrases.map((phrase) => withoutBlanks(sentenceOf(fillPhrase(phrase, session.values)))).join("\n");
}

function sentenceOf(text: string): string {
  const first = text.charAt(0);
  return (first.toUpperCase() + text.slice(1)).replace(/([.!?])\.$/, "$1");
}
