import type { PlanLanguage } from "@/lib/core/language";
import { fillPhrase, inOneLine, searchable } from "../../../text/wording";
import { filled, asked } from "./known-filling";
import type { Known } from "./known-content";
import type { Lesson } from "./lesson";
import { joinMoves } from "./moves";
import type { Move } from "./types";

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
function isThere({ entry, task, exercises }: Known): boolean {
  const support = searchable(entry.support);
  const named = things[entry.language];
  if (!named || brought.test(support)) return true;
  const { application, board, discovery, diagrams, readings } = entry;
  const set = exercises.isTakenHome || exercises.isSetAside ? "" : application.q;
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

/** The task that learners exercise the objective by, with its answer, an easier way into it and a harder one. */
export function application(lesson: Lesson, known: Known): Move {
  const { entry, phrases, exercises } = known;
  const { practice, inClass, example } = exercises;
  const isReplaced = exercises.isTakenHome || exercises.isSetAside;
  const alone = practice.slice(0, inClass);
  const row = (part: "q" | "a") => alone.map((own, index) => `(${index + 1}) ${inOneLine(own[part])}`).join(" ");
  const set = isReplaced ? phrases.practiceOnly : phrases.practice;
  const task = isReplaced ? example : entry.application;
  const move = joinMoves([
    ...(task ? [filled(phrases.application, lesson, asked(task))] : []),
    ...(alone.length > 0 ? [filled(set, lesson, { questions: row("q"), answer: row("a") })] : []),
  ]);
  const help = isThere(known)
    ? fillPhrase(phrases.support, { support: inOneLine(entry.support) })
    : phrases.plainSupport;
  const ahead = fillPhrase(phrases.extension, asked(entry.extension));
  return { ...move, teacher: [...move.teacher, help, ahead] };
}
