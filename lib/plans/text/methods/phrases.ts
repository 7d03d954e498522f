import type { PlanLanguage } from "@/lib/core/language";
import type { WorkingWay } from "./parts";
import type { MethodKind, MethodStage } from "./reading";
import en from "./phrases/en.json";
import fr from "./phrases/fr.json";
import rw from "./phrases/rw.json";
import sw from "./phrases/sw.json";

/** What both sides do where a way of teaching is wished for. */
export type MethodAct = { teacher: string; learners: string };

/** A way without words for a stage is done there as in the development. */
export type MethodPhrases = {
  /** Stands before a wish of other words, so that it is read as one. */
  mark: string;
  wished: string;
  /** A wish that no plan knows, which is the teacher's to carry out. */
  own: string;
  declined: string;
  /** Stands for a wish whose own words cannot be repeated on a sensitive topic. */
  unnamed: string;
  /** What of a wish has no act in the plan. */
  beyond: string;
  /** Said of a wish that names nothing but what the lesson treats. */
  about: string;
  /** A drawing of something that the wish names. */
  drawn: MethodAct;
  /** What is done for ways of working, for things, and for a place. */
  working: Record<Exclude<WorkingWay, "contest"> | "things" | "lacked" | "place", string>;
  /** The things and the teams of a game. */
  played: string;
  teams: string;
  inTeams: string;
  /** How many questions the test has, as wished for or fewer. */
  asked: string;
  fewer: string;
  /** A wish that a step of the job sheet does, today or where its minutes reach. */
  sheetStep: string;
  sheetLater: string;
  summary: string;
  places: Record<MethodStage | "own", string>;
  names: Record<MethodKind, string>;
  acts: Record<MethodKind, Partial<Record<MethodStage, MethodAct>> & { development: MethodAct }>;
  /** Ways that leave the work of a session to go on while they are carried out. */
  atWork: Partial<Record<MethodKind, MethodAct>>;
};

export const methodPhrases: Record<PlanLanguage, MethodPhrases> = { en, fr, rw, sw };
