import type { PlanLanguage } from "@/lib/core/language";
import { searchable } from "../../../../text/wording";
import type { NeedKind } from "../../../../needs/constants";
import type { TaughtEntry } from "../entry/taught";
import objects from "./tactile-objects.json" with { type: "json" };

/** What a lesson asks of learners' bodies, as far as its entry tells. */
export type BodyActs = { moves: boolean; listens: boolean; object: (language: PlanLanguage) => string };

/** What learners are told to do with their bodies, at the beginning of a sentence or after "and". */
const moving =
  /(?:^|[.;:,] |\d[.)] |\band |\bet |\bna )(?:walk|run|jump|climb|dance|throw|kick|hop|skip|march|swim|line up|act (?:it|out)|perform|catch|pass the|stand (?:up|in|at|on)|go (?:out|to|round)|pace|play the|courez|marchez|sautez|dansez|jouez|kwiruka|gusimbuka|kubyina|igizeni|kukimbia|kuruka|simameni)\b/;
const listening =
  /\b(?:listen|hear|sing|song|recite|dictat|radio|sound|pronounc|say|aloud|oral|tell|ask|speak|talk|ecout|chant|dict|dire|dites|racont|parle|umva|ririmba|vuga|sikiliza|imba|sema)\w*/;

/** A thing to touch that shows what a lesson is about, in a language; the last one suits any lesson. */
function objectFor(topic: string): BodyActs["object"] {
  const about = searchable(topic);
  const found = objects.find(({ of }) => new RegExp(of).test(about));
  return (language) => found?.[language] ?? "";
}

/** Reads an entry's task, application and questions; a lesson without one is judged by its subject and place alone. */
export function actsOf(taught: TaughtEntry | null, isShown: boolean): BodyActs {
  if (!taught) return { moves: isShown, listens: true, object: objectFor("") };
  const { entry, task, exercises } = taught;
  const tasks = [task.task, entry.application.q, ...entry.exercises.map(({ q }) => q)].join(" ");
  const questions = exercises.assessed.map(({ q }) => q).join(" ");
  return {
    moves: isShown || moving.test(searchable(tasks)),
    listens: isShown || listening.test(searchable(questions)),
    object: objectFor(`${entry.objective.content} ${task.task}`),
  };
}

/** Kinds of which more is said where a lesson moves, or has something heard. */
export function isStill(kind: NeedKind, { moves, listens }: BodyActs): boolean {
  if (kind === "wheelchair" || kind === "physical") return !moves;
  return kind === "deaf" && !listens;
}
