import type { PlanLanguage } from "@/lib/core/language";
import { fillPhrase, inOneLine, searchable } from "../../../../text/wording";
import type { TaughtEntry } from "./taught";
import { appliedTask, isReplaced } from "./exercises";
import { stemsOf } from "./objective-parts";

/** Things that a help can point to, by the language of the entry; null where no list of them is known. */
const things: Readonly<Record<PlanLanguage, RegExp | null>> = {
  en: /\b(?:graphs?|maps?|tables?|drawings?|pictures?|curves?|diagrams?|models?|clock|time ?line|number ?line|posters?|photographs?)\b/g,
  fr: null,
  rw: null,
  sw: null,
};

/** A help that brings its things along: it tells the teacher to give, to draw or to put them there. */
const brought = /^(?:\W*)(?:give|put|use|prepare|lay|hand|let|write|draw|show|place|set|offer|provide|have|make)\b/;

/** Whether all that a help points to is there today: in the task, on the board, among the materials and drawings. */
export function isThere({ entry, task, exercises }: TaughtEntry): boolean {
  const support = searchable(entry.support);
  const named = things[entry.language];
  if (!named || brought.test(support)) return true;
  const { application, board, discovery, diagrams, readings } = entry;
  const set = isReplaced(exercises) ? "" : application.q;
  const practised = exercises.practice.slice(0, exercises.inClass).map(({ q }) => q);
  const today = searchable(
    [
      ...[set, ...practised, board, task.task],
      ...discovery.materials,
      ...diagrams.map(({ caption }) => caption),
      ...(diagrams.length > 0 ? ["drawing picture diagram"] : []),
      ...readings.map(({ kind, title }) => `${kind} ${title}`),
      ...exercises.shown.map(({ problem }) => problem),
    ].join(" "),
  );
  return (support.match(named) ?? []).every((thing) => today.includes(thing.replace(/s$/, "")));
}

/** What is set in the step of the application today. */
function appliedToday({ entry, exercises }: TaughtEntry): string {
  const { practice, inClass } = exercises;
  const set = appliedTask({ entry, exercises });
  return [...(set ? [set] : []), ...practice.slice(0, inClass)].map(({ q, a }) => `${q} ${a}`).join(" ");
}

/**
 * The task that an entry's help is for: the one with which it shares more words that the other has not. Help for the first task
 * stands there.
 */
export function helpPlace(taught: TaughtEntry): "discovery" | "application" {
  const { support, discovery } = taught.entry;
  const help = [...stemsOf(support)];
  const applied = stemsOf(appliedToday(taught));
  const found = stemsOf([discovery.task, ...discovery.materials].join(" "));
  const only = (own: ReadonlySet<string>, other: ReadonlySet<string>) =>
    help.filter((stem) => own.has(stem) && !other.has(stem)).length;
  return only(found, applied) > only(applied, found) ? "discovery" : "application";
}

/** The help that stands beside the first task. */
export function discoveryHelp(taught: TaughtEntry): string[] {
  const { entry, phrases } = taught;
  return helpPlace(taught) === "discovery" && isThere(taught)
    ? [fillPhrase(phrases.support, { support: inOneLine(entry.support) })]
    : [];
}
