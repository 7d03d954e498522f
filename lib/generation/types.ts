import type { z } from "zod";

/** What a model is asked: the system's and the user's part, and the shape its answer must have: an object a section. */
export type ModelPrompt = { system: string; user: string; schema: z.ZodType<Record<string, Record<string, unknown>>> };

export type EngineName = "model" | "composer";

export type Fields = Record<string, unknown>;

/** A plan to be written: its sections in order, and the two ways to get their fields. */
export type WritingTask = {
  sections: readonly { name: string; fields: readonly string[] }[];
  /** The whole plan by the built-in composer. */
  compose: () => Promise<Fields>;
  prompt: (sections: readonly string[]) => Promise<ModelPrompt>;
};

/** What comes out of writing: parts of a section as they arrive, then each section once, whole and in order. */
export type Written =
  | { type: "partial"; section: string; fields: Fields }
  | { type: "section"; section: string; fields: Fields; engine: EngineName }
  | { type: "usage"; inputTokens: number; outputTokens: number };
