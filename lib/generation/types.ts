import type { z } from "zod";

/** What a model is asked: the system's and the user's part, and the shape its answer must have. */
export type ModelPrompt = { system: string; user: string; schema: z.ZodType<Record<string, unknown>> };

export type EngineName = "model" | "composer";
