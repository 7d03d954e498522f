import { harmsIn } from "../../../../safety/forbidden";
import { methodPhrases } from "../../../../text/methods/phrases";
import { partsOfWish, type PlannedMethod } from "../../../../text/methods/parts";
import { placedMethods } from "../../../../text/methods/placing";
import { methodsOfText, readMethods, type MethodKind } from "../../../../text/methods/reading";
import { quote } from "../../../../text/wording";
import type { PlanLanguage } from "@/lib/core/language";
import type { RebRequest } from "../../schema";
import { longestWish } from "./constants";
import { isOfTopic } from "./beyond";
import { entryOf, mindedIn, type TeachingMode } from "./held";

/** How a lesson is taught by its teacher's wish: what is carried out, and what its topic forbids. */
export type PlannedMethods = { placed: PlannedMethod[]; declined: PlannedMethod[] };

/** Ways that are kept also where a lesson of its subject touches on a sensitive topic. */
const mild: readonly (MethodKind | null)[] = [
  ...(["quiz", "discussion", "demonstration", "experiment", "outside", "presentation", "questionBox"] as const),
];

/** Whether a calm lesson does it: it is calm by itself, and questions without names have their place in it. */
function isCalmWay({ kind, parts }: PlannedMethod): boolean {
  const isOnlyCalm = kind === null && parts.ways.includes("calm") && parts.rest.length === 0;
  return kind === "questionBox" || isOnlyCalm;
}

function isKept(method: PlannedMethod, held: TeachingMode): boolean {
  return mindedIn(held) === null || isCalmWay(method) || (held.way !== "calm" && mild.includes(method.kind));
}

/** What the box of special needs and the description wish of the way of teaching, with its parts. */
export function wishedMethods(request: RebRequest, said: readonly string[]): PlannedMethod[] {
  const all = placedMethods([...readMethods(said), ...methodsOfText(request.activitiesDescription)]);
  return all.map((method) => ({ ...method, parts: partsOfWish(method) }));
}

/** The wishes that the topic allows, and those that it forbids. */
export function plannedMethods(
  all: readonly PlannedMethod[],
  topic: { request: RebRequest; held: TeachingMode },
): PlannedMethods {
  const { language } = topic.request;
  // What the entry itself says of a sensitive topic can be wished for.
  const isSaid = (one: PlannedMethod) => isOfTopic(one, topic) && harmsIn(one.said, language).length === 0;
  const isPlaced = (one: PlannedMethod) => isKept(one, topic.held) || (entryOf(topic.held) !== null && isSaid(one));
  return { placed: all.filter(isPlaced), declined: all.filter((one) => !isPlaced(one)) };
}

/** The names of ways, and wishes of other words as they were typed, unless the topic forbids these words too. */
export function methodNames(methods: readonly PlannedMethod[], language: PlanLanguage): string[] {
  const { names, unnamed } = methodPhrases[language];
  const nameOf = ({ kind, said }: PlannedMethod) => {
    if (kind) return names[kind];
    return harmsIn(said, language).length === 0 ? quote(said, language, longestWish) : unnamed;
  };
  return [...new Set(methods.map(nameOf))];
}

/** How many questions the test is to have; null where nobody says it. */
export function askedQuestions(methods: readonly PlannedMethod[]): number | null {
  const counts = methods.map(({ kind, parts }) => (kind === "quiz" || kind === null ? parts.questions : null));
  return counts.find((count) => count !== null) ?? null;
}
