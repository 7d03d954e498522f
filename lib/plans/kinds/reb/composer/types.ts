import type { PlanLanguage } from "@/lib/core/language";
import type { EntryPhrases } from "./entry-phrases";
import type { Move } from "./move";
import type { CrossCuttingIssue, GenericCompetence, StepName } from "./constants";
import type { Adaptation } from "../../../needs/adaptations";
import type { NeedKind, RoomCondition } from "../../../needs/constants";
import type { NeedPhrases } from "../../../needs/phrases";
import type { SubjectFamily } from "../course/constants";

/** One that says what it suits, by the tags of `text/tags.ts`. */
export type TaggedPhrase<Phrase> = Phrase & { fits: string[] };

/** The moves of one way of teaching, several to choose from in each place. */
export type Moves<Applied extends Move = Move> = {
  introduction: Move[];
  discovery: TaggedPhrase<Move>[];
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
export type FamilyPhrases = Moves<TaggedPhrase<Move>> & {
  tools: { young: string; older: string };
  materials: { young: string[]; older: string[] };
  objective: { early: string; primary: string; secondary: string };
};

/**
 * Prompts of the teacher's notes: usual ones, those on a sensitive topic, and those of earlier versions, whose frames are still
 * known.
 */
type FrameBoxes = Record<"notes" | "calmNotes" | "former", Record<string, string>>;

/**
 * What a plan says where the bank has no lesson: that its content is the teacher's (`notice`), what learners work with (`tools`),
 * and the objective of a lesson in which something is done (`skill`); `shown` are the questions where learners show rather than
 * write.
 */
export type FramePhrases = LessonContent &
  FrameBoxes &
  Record<"notice" | "tools" | "skill", string> & { shown: string[] };

/** What is done where the room or the class lacks something that other rooms have. */
export type ConditionPhrases = Adaptation;

/** A need, or what the room lacks, with what is done about it in both columns and among the materials. */
export type PlannedNeed = { kind: NeedKind | RoomCondition } & ConditionPhrases;

export type FeedbackMoves = { presentation: Move[]; exploitation: Move[]; synthesis: Move[] };

/** The official name of a competence or issue, and how a lesson addresses it, by stage or in several wordings. */
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
  recall: TaggedPhrase<Move>[];
  announce: TaggedPhrase<Move>[];
  summary: Move[];
  /** Summary where learners show rather than write: sport, arts and the youngest. */
  shownSummary: Move[];
  feedback: Move[];
  /** Feedback where learners show rather than write. */
  shownFeedback: Move[];
  homework: TaggedPhrase<{ text: string }>[];
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
  /** What there is to work with, by the teacher's own words. */
  things: Record<"have" | "counted" | "work" | "lack" | "stations" | "shown", string>;
  nameAndWay: string;
  competencesHeading: string;
  issuesHeading: string;
  talk: FeedbackMoves;
  practice: FeedbackMoves;
};

/** All phrases of one plan language. */
export type RebPhraseBank = {
  common: CommonPhrases;
  needs: Record<NeedKind, NeedPhrases>;
  conditions: Record<RoomCondition, ConditionPhrases>;
  competences: Record<GenericCompetence, CompetencePhrases>;
  issues: Record<CrossCuttingIssue, IssuePhrases>;
  early: Moves & { materials: string[] };
  inquiry: Moves;
  entry: EntryPhrases;
  frame: FramePhrases;
  families: Record<SubjectFamily, FamilyPhrases>;
};

export type PhraseBanks = Record<PlanLanguage, RebPhraseBank>;
