import type { z } from "zod";

export type EngineName = "model" | "composer";

export type Fields = Record<string, unknown>;

/** What a model is asked: the system's and the user's part, and for each section the shape that its object must have. */
export type ModelPrompt = { system: string; user: string; sections: Readonly<Record<string, z.ZodType<Fields>>> };

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
export type Written =
  | { type: "partial"; section: string; fields: Fields }
  | { type: "section"; section: string; fields: Fields; engine: EngineName }
  | { type: "usage"; inputTokens: number; outputTokens: number };

/** How a model is told the form of its answer; servers differ in what they take. */
export type AnswerFormat = "schema" | "json" | "text";

/** Milliseconds: until the first token, between two tokens, and for the whole answer. */
export type ModelLimits = { firstToken: number; betweenTokens: number; answer: number };
