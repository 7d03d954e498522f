import type { PlanLanguage } from "@/lib/core/language";
import type { Inspection } from "../inspection/types";
import type { TextRole } from "../text/roles";

/** Something of the lesson to ask, what the answers should say, and a task to work on. */
export type Samples = { question: string; answer: string; task: string };

export type PlanFields = Record<string, unknown>;

/** A finished plan laid out for changes: what each would make of it can be asked before anything is saved. */
export type PlanTrial = {
  content: Readonly<PlanFields>;
  language: PlanLanguage;
  minutes: { total: string; parts: readonly string[] };
  /** What an inspector would say of the plan with these fields changed. */
  inspect: (fields: PlanFields) => Inspection;
  /**
   * The whole plan as the built-in composer writes it, with the minutes that this one has; what stands in the fields `anew` does
   * not lead it.
   */
  compose: (seed: number, anew: readonly string[]) => PlanFields;
  samples: (seed: number) => Samples;
  /** Whether it is on a sensitive topic, so that nothing but calm lines may be added. */
  isCalm: boolean;
  /** Whether it speaks of sessions, trainers and trainees. */
  isTrade: boolean;
};

/** A part of a plan that the tools can change. */
export type ToolSection = { name: string; writes: readonly string[]; fields: Readonly<Record<string, TextRole>> };

/** What changing parts of a finished plan needs to know of its kind. */
export type ToolsSpec<Content, Request, Background> = {
  /** The parts as pages show them, with those of their texts that can be written anew, and the section that writes these. */
  sections: readonly {
    name: string;
    writes: readonly string[];
    fields: Readonly<Partial<Record<keyof Content & string, TextRole>>>;
  }[];
  /** The fields whose minutes add up to the field `total`. */
  minutes: (content: Content) => { total: keyof Content & string; parts: (keyof Content & string)[] };
  /** Composed texts with the minutes that the plan has. */
  fit: (composed: Content, plan: Content) => Content;
  samples: (source: { request: Request; background: Background; seed: number }) => Samples;
  isCalm: (content: Content) => boolean;
  isTrade?: boolean;
};

/** What of a kind a trial is made of. */
export type PlanTrialSpec<Content, Request, Background> = {
  summarise: (content: Content) => { language: PlanLanguage };
  inspect: (content: Content, background: Background) => Inspection;
  generation: {
    requestFromPlan: (content: Content) => Request;
    compose: (source: { request: Request; background: Background; seed: number }) => Content;
  };
  tools: ToolsSpec<Content, Request, Background>;
};
