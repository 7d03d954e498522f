import { z } from "zod";
import { criteria } from "@/lib/plans/inspection/types";
import { planParams } from "@/lib/plans/schema";
import { lessonQuery } from "@/lib/plans/lessons/schema";
import { sectionParams, sectionWish } from "@/lib/plans/suggestions/schema";
import { findingPlace } from "@/lib/plans/fixes/schema";
import { text } from "./shapes";
import type { ApiCall } from "./types";

const finding = z.object({
  rule: text,
  field: text,
  criterion: z.enum(criteria),
  severity: z.enum(["hard", "soft"]),
  values: z.record(text, text).optional(),
  repairable: z.boolean(),
});
const inspection = z.object({ score: z.int(), findings: z.array(finding) });
const engine = z.enum(["model", "composer"]);

const repair = z.object({
  outcome: z.enum(["mended", "uncured", "gone"]),
  inspection,
  engine: engine.optional(),
  field: text.optional(),
  value: z.union([text, z.number()]).optional(),
  version: z.int().optional(),
  previous: z.int().optional(),
});

const suggestion = z.object({ fields: z.record(text, text), engine, score: z.int(), before: z.int() });

const lesson = z.object({ id: text, title: text, class: text });

export const planToolCalls: readonly ApiCall[] = [
  {
    name: "listBankLessons",
    method: "GET",
    path: "/api/bank/lessons",
    query: lessonQuery,
    answer: z.object({ sure: lesson.nullable(), near: z.array(lesson) }),
  },
  {
    name: "inspectPlan",
    method: "GET",
    path: "/api/plans/{id}/inspection",
    params: planParams,
    answer: inspection.extend({ version: z.int() }),
  },
  {
    name: "repairPlan",
    method: "POST",
    path: "/api/plans/{id}/repairs",
    params: planParams,
    body: findingPlace,
    answer: repair,
  },
  {
    name: "suggestForSection",
    method: "POST",
    path: "/api/plans/{id}/sections/{section}/suggestions",
    params: sectionParams,
    body: sectionWish,
    answer: z.object({ suggestions: z.array(suggestion) }),
  },
];
