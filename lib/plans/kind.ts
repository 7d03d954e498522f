import type { z } from "zod";
import type { PlanLanguage } from "@/lib/core/language";
import type { DocumentModel, Letterhead } from "@/lib/documents/model";
import type { ModelPrompt } from "@/lib/generation/types";

export const planKindNames = ["reb", "rtb"] as const;
export type PlanKind = (typeof planKindNames)[number];

/** What lists, filters and search need to know of a plan; stored in columns beside its content. */
export type PlanSummary = {
  title: string;
  subject: string;
  classLevel: string;
  /** ISO date of the lesson, or "" while it is not set. */
  lessonDate: string;
  lessonNo: string;
  durationMinutes: number;
  teacherName: string;
  language: PlanLanguage;
  /** Everything a search should find, unnormalised. */
  searchText: string;
};

/** One thing an inspector would say of a plan; `field` is the content field it concerns. */
export type Finding = { code: string; field: string; severity: "missing" | "weak" };

/** A part of the plan that is written, shown and saved as one step of the generation. */
export type Section<Content> = { name: string; fields: readonly (keyof Content & string)[] };

/**
 * How one kind of plan is written. `Background` is what the catalogue knows about the request; it is looked up
 * again on every run, never stored. `compose` is pure: the same request, background and seed give the same plan.
 */
export type GenerationSpec<Content, Request, Background> = {
  request: z.ZodType<Request>;
  sections: readonly Section<Content>[];
  /** The plan as it stands before anything is written: what the teacher gave, the rest empty. */
  draft: (request: Request) => Content;
  prepare: (request: Request) => Promise<Background>;
  /** The built-in composer: fills every section. */
  compose: (source: { request: Request; background: Background; seed: number }) => Content;
  /** Asks a model for the named sections; what is already written goes along so that the parts fit. */
  prompt: (source: { request: Request; background: Background; written: Content; sections: readonly string[] }) => ModelPrompt;
};

export type PlanKindSpec<Content, Request, Background> = {
  content: z.ZodType<Content>;
  summarise: (content: Content) => PlanSummary;
  generation: GenerationSpec<Content, Request, Background>;
  check: (content: Content) => Finding[];
  toDocument: (content: Content, letterhead: Letterhead) => DocumentModel;
};
