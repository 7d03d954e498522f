import { useState, type FormEvent } from "react";
import { FieldError } from "@/components/ui/fields/field";
import type { OfferedEntry, OfferedElsewhere } from "@/lib/bank/types";
import { interpolate } from "@/lib/core/interpolate";
import type { PlanLanguage } from "@/lib/core/language";
import type { FormState } from "@/lib/web/form-state";

export type QuestionLabels = Record<
  | "legend"
  | "text"
  | "none"
  | "unknown"
  | "unknownText"
  | "frame"
  | "abroad"
  | "abroadText"
  | "whole"
  | "lacks"
  | "treats",
  string
>;

type Question = {
  title: string;
  near: readonly OfferedEntry[];
  elsewhere: OfferedElsewhere | null;
  error: string | undefined;
};

/** Where no lesson is meant; what `lessonId` then says. */
const none = "none";
const radio = "accent-primary mt-0.5 size-5 flex-none cursor-pointer scroll-mt-48";

/** Fields after whose change another lesson may be meant. */
const topical = new Set([
  ...["lessonTitle", "subject", "classLevel", "language", "description"],
  ...["topicOfSession", "trade"],
]);

function questionOf({ error, data, fields }: FormState): Question | null {
  if (error !== "LESSON_UNCLEAR") return null;
  // What this error carries, as lib/plans/runs/lessons.ts throws it.
  const { title, near, elsewhere } = data as Omit<Question, "error">;
  return { title, near, elsewhere, error: fields?.lessonId };
}

/** A lesson of the bank that was picked, and the title that it was picked with. */
export type PickedLesson = { id: string; title: string } | null;

type QuestionState = { turn: number; question: Question | null; picked: PickedLesson };

/** What a form's server wants to know before it makes a plan. */
export function useLessonQuestion(posted: FormState) {
  const [asked, setAsked] = useState<QuestionState>(() => ({ turn: 0, question: questionOf(posted), picked: null }));
  return {
    asked,
    /** A picked lesson answers the question before it is asked. */
    pick(picked: PickedLesson) {
      setAsked(({ turn }) => ({ turn, question: null, picked }));
    },
    /** Takes the question that an answer holds; false where it holds none. */
    take(answer: FormState | null): boolean {
      const question = answer && questionOf(answer);
      setAsked(({ turn, picked }) => ({ turn: turn + 1, question, picked }));
      return question !== null;
    },
    /** A changed topic makes the question void. */
    change({ target }: FormEvent<HTMLFormElement>) {
      if (asked.question && "name" in target && topical.has(String(target.name)))
        setAsked(({ turn, picked }) => ({ turn, question: null, picked }));
    },
  };
}

/** The choice as it stands in the form. */
export function chosenIn(form: FormData): Record<string, string> {
  const given = ["lessonId", "lessonFor"].map((name) => [name, form.get(name)] as const);
  return Object.fromEntries(given.filter((entry): entry is [string, string] => typeof entry[1] === "string"));
}

function isPartial({ lacks }: OfferedEntry): boolean {
  return lacks.length > 0;
}

function choiceOf({ id, title, class: place, treats, lacks }: OfferedEntry, labels: QuestionLabels) {
  const note = treats.length > 0 ? labels.treats : labels.lacks;
  const values = { treats: treats.join(", "), lacks: lacks.join(", ") };
  return { id, title, place, note: lacks.length > 0 ? interpolate(note, values) : "" };
}

type Languages = Readonly<Record<PlanLanguage, string>>;

/** The lesson that is there in another language alone, with what taking it means. */
function choiceElsewhere({ id, title, language }: OfferedElsewhere, labels: QuestionLabels, languages: Languages) {
  return { id, title, place: languages[language], note: interpolate(labels.whole, { language: languages[language] }) };
}

/** What is asked, and what is said to it: of lessons that lie near, of one in another language alone, or of none. */
function wordsOf({ near, elsewhere }: Question, labels: QuestionLabels) {
  if (near.length > 0) return { legend: labels.legend, text: labels.text, none: labels.none };
  const [legend, text] = elsewhere ? [labels.abroad, labels.abroadText] : [labels.unknown, labels.unknownText];
  return { legend, text, none: labels.frame };
}

type LessonQuestionProps = { asked: QuestionState; labels: QuestionLabels; languages: Languages };

/**
 * "Which lesson do you mean?", with the lessons of the bank that lie near and the one in another language, or that the bank has
 * none and an empty form would be all; takes the focus as it appears.
 */
export function LessonQuestion({ asked: { turn, question, picked }, labels, languages }: LessonQuestionProps) {
  if (!question)
    return picked ? (
      <>
        <input type="hidden" name="lessonFor" value={picked.title} />
        <input type="hidden" name="lessonId" value={picked.id} />
      </>
    ) : null;
  const { legend, text, none: noneOf } = wordsOf(question, labels);
  const [whole, partial] = [question.near.filter(({ lacks }) => lacks.length === 0), question.near.filter(isPartial)];
  // A lesson on something else stands last, so that nobody takes it for the topic.
  const choices = [
    ...whole.map((lesson) => choiceOf(lesson, labels)),
    ...(question.elsewhere ? [choiceElsewhere(question.elsewhere, labels, languages)] : []),
    { id: none, title: noneOf, place: "", note: "" },
    ...partial.map((lesson) => choiceOf(lesson, labels)),
  ];
  return (
    <fieldset
      key={turn}
      aria-describedby={question.error ? "lessonId-error lessonId-text" : "lessonId-text"}
      className="border-primary bg-muted/40 col-span-full grid min-w-0 gap-3 rounded-lg border-2 p-4"
    >
      <legend className="float-left w-full font-bold">{legend}</legend>
      <p id="lessonId-text" className="text-muted-foreground clear-both text-sm">
        {text}
      </p>
      <FieldError id="lessonId" error={question.error} />
      <input type="hidden" name="lessonFor" value={question.title} />
      {choices.map(({ id, title, place, note }, index) => (
        <label key={id} className="flex min-h-11 cursor-pointer items-start gap-3 py-1.5">
          <input type="radio" name="lessonId" value={id} required autoFocus={index === 0} className={radio} />
          <span className="min-w-0 wrap-anywhere">
            {title}
            {place ? <span className="text-muted-foreground"> ({place})</span> : null}
            {note ? <span className="block text-sm">{note}</span> : null}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
