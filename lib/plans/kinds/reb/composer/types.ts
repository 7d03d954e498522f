import type { PlanLanguage } from "@/lib/core/language";
import type { ObservedWay } from "./known-words";
import type {
  CrossCuttingIssue,
  GenericCompetence,
  NeedKind,
  RoomCondition,
  StepName,
  SubjectFamily,
} from "./constants";

/**
 * One didactic move: what the teacher does and what the learners do, one line each, infinitive sentences. Ways of
 * discovering have a name, by which an inspector knows them.
 */
export type Move = { name?: string; teacher: string[]; learners: string[] };

/** One that says what it suits, by the tags of `text/tags.ts`. */
export type Fitted<Phrase> = Phrase & { fits: string[] };

/** The moves of one way of teaching, several to choose from in each place. */
export type Moves<Applied extends Move = Move> = {
  introduction: Move[];
  discovery: Fitted<Move>[];
  application: Applied[];
  conclusion: Move[];
};

/** What the sentences of a lesson are filled with. Five questions, from remembering to creating. */
export type LessonContent = {
  hook: string;
  task: string;
  findings: string[];
  apply: string;
  questions: string[];
  material: string;
};

/** How one family of subjects is taught. `objective` is a verb phrase by age, `tools` what learners work with; older is S1+. */
export type FamilyPhrases = Moves<Fitted<Move>> & {
  tools: { young: string; older: string };
  materials: { young: string[]; older: string[] };
  objective: { early: string; primary: string; secondary: string };
};

/** Prompts of the teacher's notes: usual ones, those on a sensitive topic, and those of earlier versions, whose frames are still known. */
type FrameBoxes = Record<"notes" | "calmNotes" | "former", Record<string, string>>;

/**
 * What a plan says where the bank has no lesson: that its content is the teacher's (`notice`), what learners work with (`tools`), and the
 * objective of a lesson in which something is done (`skill`); `shown` are the questions where learners show rather than write.
 */
export type FramePhrases = LessonContent &
  FrameBoxes &
  Record<"notice" | "tools" | "skill", string> & { shown: string[] };

/** A special need: who it concerns (one learner, a counted number, or some), and what is done for them. */
export type NeedPhrases = {
  one: string;
  many: string;
  some: string;
  teacher: string;
  learners: string;
  material: string;
  /** How they are assessed, where the usual way would shut them out. */
  assessment?: string;
  /** The same where the lesson asks for no movement, or has nothing heard. */
  still?: { teacher?: string; assessment: string };
};

/** What is done where the room or the class lacks something that other rooms have. */
export type ConditionPhrases = Pick<NeedPhrases, "teacher" | "learners" | "material" | "assessment">;

/** How a lesson of the content bank is carried by the form. */
export type KnownPhrases = Record<
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

export type FeedbackMoves = { presentation: Move[]; exploitation: Move[]; synthesis: Move[] };

/** The official name of a competence or issue, and how a lesson addresses it, by phase or in several wordings. */
export type CompetencePhrases = { name: string; introduction: string; development: string; conclusion: string };
export type IssuePhrases = { name: string; ways: string[] };

export type CommonPhrases = {
  steps: Record<StepName, string>;
  minutes: { one: string; many: string };
  inGroups: Record<"alone" | "pair" | "single" | "groups" | "oneMore" | "moreGroups", string>;
  inPairs: Record<"alone" | "even" | "odd" | "three", string>;
  places: { inside: string; outside: string };
  onBoard: { inside: string; outside: string };
  /** Stands for the lesson's title, which is named only in the introduction, the objective and the summary. */
  todaysTopic: string;
  supported: string;
  materials: Record<"board" | "outsideBoard" | "notebooks" | "book", string>;
  references: Record<"unit" | "unitUntitled" | "syllabus" | "learnersBook" | "teachersGuide", string>;
  objective: string;
  recall: Fitted<Move>[];
  announce: Fitted<Move>[];
  summary: Move[];
  /** Summary where learners show rather than write: sport, arts and the youngest. */
  shownSummary: Move[];
  feedback: Move[];
  /** Feedback where learners show rather than write. */
  shownFeedback: Move[];
  homework: Fitted<{ text: string }>[];
  homeworkLearners: string[];
  homeworkTold: string;
  longerTask: Move[];
  overview: string[];
  approach: string;
  assessment: Record<
    "observation" | "written" | "oral" | "practical" | "standard" | "competence" | "questions",
    string
  >;
  /** What the teacher noted in the box of special needs that is no learner's need. */
  own: { rule: string; pace: string; paceFrame: string };
  nameAndWay: string;
  competencesHeading: string;
  issuesHeading: string;
  talk: FeedbackMoves;
  practice: FeedbackMoves;
};

/** All phrases of one plan language. */
export type PhraseBank = {
  common: CommonPhrases;
  needs: Record<NeedKind, NeedPhrases>;
  conditions: Record<RoomCondition, ConditionPhrases>;
  competences: Record<GenericCompetence, CompetencePhrases>;
  issues: Record<CrossCuttingIssue, IssuePhrases>;
  early: Moves & { materials: string[] };
  inquiry: Moves;
  known: KnownPhrases;
  frame: FramePhrases;
  families: Record<SubjectFamily, FamilyPhrases>;
};

export type PhraseBanks = Record<PlanLanguage, PhraseBank>;
