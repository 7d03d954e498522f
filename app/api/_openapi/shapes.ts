import { z } from "zod";

export const text = z.string();
export const moment = z.iso.datetime();
export const waiting = z.object({ wait: z.enum(["true"]).optional() });

export const progress = z.object({
  state: z.enum(["running", "finished", "failed", "interrupted"]),
  engine: z.enum(["model", "composer"]),
  section: text,
  done: z.int(),
  total: z.int(),
});

export const known = z.object({
  id: z.int(),
  status: z.enum(["draft", "completed"]),
  version: z.int(),
  lessonName: text,
  createdAt: moment,
  updatedAt: moment,
  generation: progress.nullable(),
});
