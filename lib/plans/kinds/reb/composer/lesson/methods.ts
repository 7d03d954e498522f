import { methodPhrases } from "../../../../text/methods/phrases";
import { placedMethods, type PlacedMethod } from "../../../../text/methods/placing";
import { methodsOfText, readMethods, type MethodKind } from "../../../../text/methods/reading";
import type { PlanLanguage } from "@/lib/core/language";
import type { RebRequest } from "../../schema";
import { mindedIn, type TeachingMode } from "./held";

/** How a lesson is taught by its teacher's wish: what is carried out, and what its topic forbids. */
export type PlannedMethods = { placed: PlacedMethod[]; declined: PlacedMethod[] };

/** Ways that are kept also where a lesson of its subject touches on a sensitive topic. */
const mild: readonly (MethodKind | null)[] = ["quiz", "discussion", "demonstration", "outside", "presentation"];

function isKept({ kind }: PlacedMethod, held: TeachingMode): boolean {
  return mindedIn(held) === null || (held.way !== "calm" && mild.includes(kind));
}

/** What the box of special needs and the description wish of the way of teaching, as far as the topic allows it. */
export function plannedMethods(request: RebRequest, said: readonly string[], held: TeachingMode): PlannedMethods {
  const all = placedMethods([...readMethods(said), ...methodsOfText(request.activitiesDescription)]);
  return { placed: all.filter((one) => isKept(one, held)), declined: all.filter((one) => !isKept(one, held)) };
}

/** The names of ways; wishes of other words are not repeated where the topic is sensitive. */
export function methodNames(methods: readonly PlacedMethod[], language: PlanLanguage): string[] {
  const { names, others } = methodPhrases[language];
  return [...new Set(methods.map(({ kind }) => (kind ? names[kind] : others)))];
}
