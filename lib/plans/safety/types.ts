import type { SensitiveTopic } from "./constants";

/** What teacher and learners do, one line each; ways of studying a text have a name. What one suits: `text/tags.ts`. */
export type CalmMove = { name?: string; fits?: string[]; teacher: string[]; learners: string[] };

/** Why a topic is sensitive, which says what learners write for themselves about it. */
export type Gravity = "memory" | "care" | "health" | "dignity";

/** One topic in one language: `simple` and `simpleQuestions` are for pre-primary to P3. */
export type TopicPhrases = {
  name: string;
  facts: string[];
  simple: string[];
  questions: string[];
  simpleQuestions: string[];
  respect: string;
};

/** The places of a calm lesson, in order; each has several moves to take turns with. */
export const calmPlaces = [
  "opening",
  "announce",
  "discovery",
  "presentation",
  "exploitation",
  "synthesis",
  "application",
  "summary",
  "assessment",
  "feedback",
  "closing",
  "homework",
] as const;
export type CalmPlace = (typeof calmPlaces)[number];
export type CalmMoves = Record<CalmPlace, CalmMove[]>;

/** Subjects whose own work on a text has its place in a calm lesson, too. */
export type CalmFamily = "languages" | "arts" | "sciences" | "mathematics";
export type CalmIssue = "genocideStudies" | "peace" | "sexuality" | "gender" | "inclusion";
export type CalmNeed = "gifted" | "slow" | "other";
export type CalmStep = "reading" | "words" | "talk" | "writing" | "review" | "combined";
/** Lines that the tools add to a calm section, by what the text is for. */
export type CalmWish = Record<"teacher" | "learners" | "assessment" | "materials" | "prose", string[]>;

/** All phrases of calm lessons in one language. */
export type CalmPhrases = CalmMoves & {
  topics: Record<SensitiveTopic, TopicPhrases>;
  ways: Record<Gravity, { apply: string; simple: string }>;
  help: { base: string; helpline: string; isange: string; simple: string; separator: string };
  /** That nothing was written for the topic, where that is so. */
  notice: string;
  tools: string;
  objective: string;
  simpleObjective: string;
  overviews: string[];
  simpleOverview: string;
  materials: string[];
  simpleMaterials: string[];
  questions: string[];
  simpleQuestions: string[];
  recall: CalmMove[];
  /** Whom learners can turn to, and the adult who is asked beforehand. */
  helpers: CalmMove;
  timeline: CalmMove;
  task: string;
  healthTask: string;
  families: Record<CalmFamily, CalmMove>;
  early: CalmMoves;
  competences: { introduction: string; development: string; conclusion: string };
  issues: Record<CalmIssue, string>;
  adaptations: Record<CalmNeed, { teacher: string; learners: string; material: string }>;
  rtb: {
    objectives: string[];
    indicative: string[];
    techniques: string[];
    steps: Record<CalmStep, string>;
    resources: string[];
    safety: string;
    pace: string;
    summary: string[];
    assessment: string[];
    evaluation: string[];
    appendices: string[];
    /** Who teaches and learns is called otherwise in workshops: pairs of words. */
    words: string[][];
  };
  wishes: Record<"easier" | "harder" | "detail", CalmWish>;
  /** Beside a lesson of another subject that only touches on a sensitive topic. */
  beside: {
    opening: { teacher: string[]; learners: string[] };
    limits: string;
    closing: { teacher: string[]; learners: string[] };
    repairs: { teacher: string[]; learners: string[] };
  };
  repairs: { teacher: string; learners: string; other: string };
};
