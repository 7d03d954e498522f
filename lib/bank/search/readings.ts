import { titleOf } from "../rules";
import type { Lesson, Session } from "../schema";
import type { IndexedTexts } from "./said";

function titlesOf({ titles }: Lesson | Session): string[] {
  return Object.values(titles).flat();
}

function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return value !== null && typeof value === "object" ? Object.values(value).flatMap(stringsIn) : [];
}

/** All that an entry says, but for what is said about it. */
function textsOf(entry: Lesson | Session): string {
  const about = new Set([
    "id",
    "sources",
    "review",
    "serves",
    "diagrams",
    "before",
    "after",
    "subject",
    "classes",
    "titles",
  ]);
  const said = Object.entries(entry).filter(([field]) => !about.has(field));
  return said.flatMap(([, value]) => stringsIn(value)).join(" ");
}

function taughtBy({ objective, board, definitions, vocabulary, discovery, exercises }: Lesson): string {
  const terms = [...definitions, ...vocabulary].map(({ term }) => term);
  return [objective.content, board, ...terms, discovery.task, ...exercises.map(({ q }) => q)].join(" ");
}

function trainedBy({ purpose, knowledge, tools, materials, procedure, criteria }: Session): string {
  const facts = [...knowledge.map(({ fact }) => fact), ...procedure.map((step) => step.do)];
  return [purpose, ...facts, ...tools, ...materials.map(({ item }) => item), ...criteria].join(" ");
}

/** What a lesson is found by. */
export function lessonRead(lesson: Lesson): IndexedTexts {
  return {
    titles: titlesOf(lesson),
    name: titleOf(lesson),
    head: lesson.board.split("\n")[0] ?? "",
    others: [...lesson.units, ...lesson.vocabulary.map(({ term }) => term)].join(" "),
    taught: () => taughtBy(lesson),
    whole: () => textsOf(lesson),
  };
}

/** What a job sheet is found by. */
export function sessionRead(session: Session): IndexedTexts {
  return {
    titles: titlesOf(session),
    name: titleOf(session),
    others: [...session.modules, session.trade].join(" "),
    taught: () => trainedBy(session),
    whole: () => textsOf(session),
  };
}
