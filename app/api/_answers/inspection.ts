import { z } from "zod";
import { criteria, unjudgedThings } from "@/lib/plans/inspection/types";
import { text } from "./common";

const finding = z.object({
  rule: text,
  field: text,
  criterion: z.enum(criteria),
  severity: z.enum(["hard", "soft"]),
  values: z.record(text, text).optional(),
  repairable: z.boolean(),
});
const score = z.int().min(0).max(100);
export const inspection = z.object({
  score,
  form: score,
  content: score,
  unjudged: z.array(z.enum(unjudgedThings)),
  findings: z.array(finding),
});
const engine = z.enum(["model", "composer"]);

export const repair = z.object({
  outcome: z.enum(["mended", "uncured", "gone"]),
  inspection,
  engine: engine.optional(),
  field: text.optional(),
  value: z.union([text, z.number()]).optional(),
  version: z.int().optional(),
  previous: z.int().optional(),
});

const suggestion = z.object({ fields: z.record(text, text), engine, score: z.int(), before: z.int() });
export const suggestions = z.object({ suggestions: z.array(suggestion) });

const lesson = z.object({ id: text, title: text, class: text, treats: z.array(text), lacks: z.array(text) });
export const lessons = z.object({ sure: lesson.nullable(), near: z.array(lesson) });
