import type { Move } from "./move";

/** How a standard is looked for while learners work, by its form. */
export type ObservedWay = "done" | "look" | "succeed";

/** How a lesson of the content bank is carried by the form. */
export type EntryPhrases = Record<
  | "recall"
  | "hook"
  | "announce"
  | "discovery"
  | "texts"
  | "presentation"
  | "misconception"
  | "worked"
  | "synthesis"
  | "application"
  | "practice"
  | "practiceOnly"
  | "summary"
  | "openSummary"
  | "assessment"
  | "homework",
  Move
> &
  Record<
    | "objective"
    | "objectiveFirst"
    | "marksAnd"
    | "staged"
    | "expected"
    | "compare"
    | "support"
    | "plainSupport"
    | "extension"
    | "later"
    | "begunFirst"
    | "copied"
    | "cover"
    | "settled"
    | "stays"
    | "pointed"
    | "inHand"
    | "parts"
    | "questions",
    string
  > & {
    /** How many of the questions are right, and when the objective is reached. */
    marks: Record<"some" | "both", string>;
    standard: Record<"some" | "both", string>;
    /** The questions that must be among the right ones. */
    keyed: Record<"item" | "one" | "many", string>;
    /** How a standard is looked for while learners work, by its form. */
    observed: Record<ObservedWay, string>;
    taskRest: Record<"one" | "two" | "many", string>;
    exercises: Record<"one" | "two" | "many", string>;
    mistaken: Record<"says" | "does", string>;
    /** What of the summary is copied. */
    copy: Record<"all" | "first", string>;
    /** Who reports in a short step and in a long one. */
    reporting: Record<"groups" | "pairs", Record<"few" | "more", string>>;
    /** A calm lesson that an entry of the bank holds. */
    guided: {
      tools: string;
      moves: Record<
        | "texts"
        | "words"
        | "discovery"
        | "presentation"
        | "exploitation"
        | "synthesis"
        | "application"
        | "assessment"
        | "homework",
        Move
      >;
    };
    /** How learners follow an example on the board. */
    workedWays: Record<"young" | "older", string[]>;
    competences: {
      introduction: Record<"criticalThinking" | "communication", string>;
      conclusion: Record<"lifelongLearning" | "communication" | "criticalThinking", string>;
    };
    /** How a lesson of the bank serves an issue, by what is asked and done in it. */
    ownIssues: Record<
      | "genderOpening"
      | "genderTopic"
      | "gender"
      | "peaceOpening"
      | "peaceTopic"
      | "peace"
      | "standardization"
      | "finance"
      | "inclusion"
      | "inclusionClosing",
      string
    >;
    /** How a frame, whose content is the teacher's, serves an issue. */
    issues: Record<"gender" | "peace" | "inclusion", string[]>;
    notes: Record<
      | "assessment"
      | "taskRest"
      | "example"
      | "answer"
      | "exercise"
      | "homework"
      | "extension"
      | "application"
      | "otherApplication"
      | "discovery"
      | "misconception"
      | "support"
      | "safety"
      | "opening"
      | "otherHomework"
      | "word"
      | "gloss",
      string
    >;
  };
