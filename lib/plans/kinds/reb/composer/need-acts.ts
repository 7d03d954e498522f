import type { PlanLanguage } from "@/lib/core/language";
import { searchable } from "../../../text/wording";
import type { NeedKind } from "./constants";
import type { Known } from "./known-content";
import objects from "./need-objects.json" with { type: "json" };

/** What a lesson asks of learners' bodies, as far as its entry tells. */
export type NeedActs = { moves: boolean; listens: boolean; object: (language: PlanLanguage) => string };

/** What learners are told to do with their bodies, at the beginning of a sentence or after "and". */
const moving =
  /(?:^|[.;:,] |\d[.)] |\band |\bet |\bna )(?:walk|run|jump|climb|dance|throw|kick|hop|skip|march|swim|line up|act (?:it|out)|perform|catch|pass the|stand (?:up|in|at|on)|go (?:out|to|round)|pace|play the|courez|marchez|sautez|dansez|jouez|kwiruka|gusimbuka|kubyina|igizeni|kukimbia|kuruka|simameni)\b/;
const listening =
  /\b(?:listen|hear|sing|song|recite|dictat|radio|sound|pronounc|say|aloud|oral|tell|ask|speak|talk|ecout|chant|dict|dire|dites|racont|parle|umva|ririmba|vuga|sikiliza|imba|sema)\w*/;

function isNear(text: string, pattern: string): boolean {
  return new RegExp(pattern).test(text);
}

/** Reads an entry's task, application and questions; a lesson without one is judged by its subject and place alone. */
export function actsOf(known: Known | null, isShown: boolean): NeedActs {
  const { entry, task, exercises } = known ?? {};
  const tasks = entry && task ? [task.task, entry.application.q, ...entry.exercises.map(({ q }) => q)] : [];
  const asked = (exercises?.assessed ?? []).map(({ q }) => q);
  const said = searchable(tasks.join(" "));
  const questions = searchable(asked.join(" "));
  const found = objects.find(({ of }) =>
    isNear(searchable(`${entry?.objective.content ?? ""} ${task?.task ?? ""}`), of),
  );
  return {
    moves: isShown || moving.test(said),
    listens: isShown || !known || listening.test(questions),
    object: (language) => found?.[language] ?? "",
  };
}

/** Kinds of which more is said where a lesson moves, or has something heard. */
export function isStill(kind: NeedKind, { moves, listens }: NeedActs): boolean {
  if (kind === "wheelchair" || kind === "physical") return !moves;
  return kind === "deaf" && !listens;
}
