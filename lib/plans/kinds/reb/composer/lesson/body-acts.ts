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

/** What a lesson is about tells more than what its task speaks of by the way. */
const topicWeights = { title: 9, objective: 6, task: 1 } as const;

/**
 * A thing to touch that shows what a lesson is about, in a language: the one that its title and objective speak of most, then its
 * task; the last one suits any lesson.
 */
function objectFor(topic: Record<keyof typeof topicWeights, string>): BodyActs["object"] {
  const parts = Object.entries(topicWeights).map(([name, weight]) => {
    const part = name as keyof typeof topicWeights;
    return { weight, text: searchable(topic[part]) };
  });
  const worthOf = (of: string) =>
    parts.reduce((sum, { weight, text }) => sum + weight * (text.match(new RegExp(of, "g")) ?? []).length, 0);
  const usual = objects.at(-1);
  const named = objects.slice(0, -1).map((object) => ({ object, worth: worthOf(object.of) }));
  const best = named.reduce((top, other) => (other.worth > top.worth ? other : top), { object: usual, worth: 0 });
  return (language) => best.object?.[language] ?? "";
}

/** Reads an entry's task, application and questions; a lesson without one is judged by its subject and place alone. */
export function actsOf(taught: TaughtEntry | null, isShown: boolean): BodyActs {
  if (!taught) return { moves: isShown, listens: true, object: objectFor({ title: "", objective: "", task: "" }) };
  const { entry, task, exercises } = taught;
  const tasks = [task.task, entry.application.q, ...entry.exercises.map(({ q }) => q)].join(" ");
  const questions = exercises.assessed.map(({ q }) => q).join(" ");
  return {
    moves: isShown || moving.test(searchable(tasks)),
    listens: isShown || listening.test(searchable(questions)),
    object: objectFor({
      title: Object.values(entry.titles).flat().join(" "),
      objective: entry.objective.content,
      task: task.task,
    }),
  };
}

/** Kinds of which more is said where a lesson moves, or has something heard. */
export function isStill(kind: NeedKind, { moves, listens }: BodyActs): boolean {
  if (kind === "wheelchair" || kind === "physical") return !moves;
  return kind === "deaf" && !listens;
}
