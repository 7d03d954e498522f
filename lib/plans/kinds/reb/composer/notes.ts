import { fillPhrase, inOneLine } from "../../../text/wording";
import { calmPhrases } from "../../../safety/calm";
import { isPrompt, promptsOf, renewed } from "../../../text/former-words";
import { drawingNotes, drawingsField } from "../../drawings";
import { rebNotes } from "../fields";
import type { RebContent } from "../schema";
import { phraseBanks } from "./banks";
import { boardLines } from "./entry/board";
import type { TaughtEntry } from "./entry/taught";
import { homeTask, isReplaced } from "./entry/exercises";
import { entryOf } from "./lesson/held";
import type { LessonDraft } from "./lesson/lesson";

type Notes = Pick<
  RebContent,
  | "notesSummary"
  | "notesTexts"
  | "notesExamples"
  | "notesExercises"
  | "notesAnswers"
  | "notesVocabulary"
  | "notesDiagrams"
>;

const noNotes: Notes = {
  notesSummary: "",
  notesTexts: "",
  notesExamples: "",
  notesExercises: "",
  notesAnswers: "",
  notesVocabulary: "",
  notesDiagrams: "",
};

function joined(parts: readonly string[]): string {
  return parts.filter(Boolean).join("\n");
}

function summary({ entry, phrases }: TaughtEntry): string {
  const { safety, board } = entry;
  return joined([...boardLines(board), safety ? fillPhrase(phrases.notes.safety, { text: inOneLine(safety) }) : ""]);
}

function examples({ entry, phrases }: TaughtEntry): string {
  return joined(
    entry.worked.flatMap(({ problem, steps, answer }, index) => [
      fillPhrase(phrases.notes.example, { n: String(index + 1), problem: inOneLine(problem) }),
      ...steps.map((step) => `- ${inOneLine(step)}`),
      answer ? fillPhrase(phrases.notes.answer, { answer: inOneLine(answer) }) : "",
    ]),
  );
}

/** Questions or answers of the assessment and of the exercises, numbered as the plan sets them. */
function set({ exercises, phrases: { notes } }: TaughtEntry, part: "q" | "a"): string[] {
  const said = (phrase: string, items: readonly { q: string; a: string }[]) =>
    items.map((item, index) => fillPhrase(phrase, { n: String(index + 1), question: inOneLine(item[part]) }));
  return [...said(notes.assessment, exercises.assessed), ...said(notes.exercise, exercises.practice)];
}

/** What goes home; a second task of the entry is kept for another day. */
function homeNotes(taught: TaughtEntry, part: "q" | "a"): string[] {
  const { notes } = taught.phrases;
  const own = fillPhrase(notes.homework, { question: inOneLine(homeTask(taught)[part]) });
  const { isTakenHome } = taught.exercises;
  return isTakenHome
    ? [own, fillPhrase(notes.otherHomework, { question: inOneLine(taught.entry.homework[part]) })]
    : [own];
}

/** The application that another act stands in for today. */
function otherApplication({ entry, exercises: plan, phrases: { notes } }: TaughtEntry, part: "q" | "a"): string[] {
  return plan.isSetAside ? [fillPhrase(notes.otherApplication, { question: inOneLine(entry.application[part]) })] : [];
}

function exercises(taught: TaughtEntry): string {
  const { entry, task, phrases } = taught;
  const { notes } = phrases;
  return joined([
    ...set(taught, "q"),
    fillPhrase(notes.extension, { question: inOneLine(entry.extension.q) }),
    task.rest ? fillPhrase(notes.taskRest, { text: inOneLine(task.rest.text) }) : "",
    ...otherApplication(taught, "q"),
    ...homeNotes(taught, "q"),
    fillPhrase(notes.support, { text: inOneLine(entry.support) }),
  ]);
}

function answers(taught: TaughtEntry): string {
  const { entry, phrases } = taught;
  const { notes } = phrases;
  return joined([
    entry.hookAnswer ? fillPhrase(notes.opening, { answer: inOneLine(entry.hookAnswer) }) : "",
    fillPhrase(notes.discovery, { text: inOneLine(entry.discovery.expected) }),
    ...entry.misconceptions.map(({ says, ask, answer }) =>
      fillPhrase(notes.misconception, { says: inOneLine(says), ask: inOneLine(ask), answer: inOneLine(answer) }),
    ),
    ...(isReplaced(taught.exercises)
      ? []
      : [fillPhrase(notes.application, { question: inOneLine(entry.application.a) })]),
    ...set(taught, "a"),
    fillPhrase(notes.extension, { question: inOneLine(entry.extension.a) }),
    ...otherApplication(taught, "a"),
    ...homeNotes(taught, "a"),
  ]);
}

function vocabulary({ entry, phrases: { notes } }: TaughtEntry): string {
  const glossOf = (word: string) =>
    entry.vocabulary.find(({ term }) => term.toLowerCase() === word.toLowerCase())?.rw ?? "";
  const defined = entry.definitions.map(({ term, meaning }) => {
    const rw = glossOf(term);
    return fillPhrase(rw ? notes.gloss : notes.word, { term, meaning: inOneLine(meaning), rw });
  });
  const isDefined = new Set(entry.definitions.map(({ term }) => term.toLowerCase()));
  const others = entry.vocabulary.filter(({ term }) => !isDefined.has(term.toLowerCase()));
  return joined([
    ...defined,
    ...others.map(({ term, meaning, rw }) =>
      fillPhrase(rw ? notes.gloss : notes.word, { term, meaning, rw: rw ?? "" }),
    ),
  ]);
}

/** What the teacher has in hand beside the official form: summary, texts, examples, exercises with their key, words. */
export function composeNotes({ held, bank }: LessonDraft): Notes {
  const taught = entryOf(held);
  if (!taught) return { ...noNotes, ...(held.way === "calm" ? bank.frame.calmNotes : bank.frame.notes) };
  return {
    notesSummary: summary(taught),
    notesTexts: joined(taught.entry.readings.map(({ title, text }) => `${title}\n${text.trim()}`)),
    notesExamples: examples(taught),
    notesExercises: exercises(taught),
    notesAnswers: answers(taught),
    notesVocabulary: vocabulary(taught),
    notesDiagrams: drawingNotes(taught.entry),
  };
}

/** Whether all that a plan's notes hold are the prompts of a frame. */
export function isUnfilled(content: RebContent): boolean {
  const { notes, calmNotes, former } = phraseBanks[content.language].frame;
  const prompts = promptsOf(notes, calmNotes, former);
  return rebNotes.every((name) => name === drawingsField || isPrompt(content[name], prompts));
}

/** Whether the form still says that its content is the teacher's to bring. */
export function isNoticed({ language, instructionalObjectives, introductionTeachingActivities }: RebContent): boolean {
  const notices = [phraseBanks[language].frame.notice, calmPhrases[language].notice];
  const said = renewed(`${instructionalObjectives}\n${introductionTeachingActivities}`);
  return notices.some((notice) => said.includes(notice));
}
