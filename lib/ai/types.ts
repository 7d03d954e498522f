import type { z } from "zod";
import type { UsageOf } from "./usage/types";

export type EngineName = "model" | "composer";

export type Fields = Record<string, unknown>;

/**
 * What a model is asked: how to write, the facts to write from, and for each section, in order, the shape that its
 * object must have. The words that ask for the sections and the form of the answer are added on the way out.
 */
export type ModelPrompt = { system: string; facts: string; sections: Readonly<Record<string, z.ZodObject>> };

/** A plan to be written: its sections in order, and the two ways to get their fields. */
export type WritingTask = {
  sections: readonly { name: string; fields: readonly string[] }[];
  /** The whole plan by the built-in composer. */
  compose: () => Promise<Fields>;
  /** Asks for the named sections; `written` are fields that have come meanwhile, so that the parts fit. */
  prompt: (sections: readonly string[], written: Fields) => Promise<ModelPrompt>;
  /** Stops the writing, whichever engine is at work. */
  signal: AbortSignal;
};

/** What comes out of writing: parts of a section as they arrive, then each section once, whole and in order. */
export type WritingEvent =
  | { type: "partial"; section: string; fields: Fields }
  | { type: "section"; section: string; fields: Fields; engine: EngineName }
  | { type: "usage"; inputTokens: number; outputTokens: number };

/** Some fields to be written a few times, for a person to choose from. */
export type SuggestionTask = {
  fields: readonly string[];
  /** How many, 1 to 3; what no model could write, the composer gives as far as it knows different ones. */
  count: number;
  /** The fields by the built-in composer, in its `variant`th way, from 0 on. */
  compose: (variant: number) => Promise<Fields>;
  /** Asks for as many sections of these fields as names are given. */
  prompt: (names: readonly string[]) => Promise<ModelPrompt>;
  /** On whose account it is written down what the answers took. */
  usage?: UsageOf;
  signal: AbortSignal;
};

/** What comes of it: a suggestion in parts as it arrives, then whole. `index` counts from 0. */
export type RewritingEvent =
  | { type: "partial"; index: number; fields: Fields }
  | { type: "suggestion"; index: number; fields: Fields; engine: EngineName }
  | { type: "usage"; inputTokens: number; outputTokens: number };

/** How a model is told the form of its answer; servers differ in what they take. */
export type AnswerFormat = "schema" | "json" | "text";

/** Milliseconds: until the server begins to answer, then to the first token, between two tokens, and for everything. */
export type ModelLimits = { connect: number; firstToken: number; betweenTokens: number; answer: number };
