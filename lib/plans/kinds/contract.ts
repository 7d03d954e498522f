import type { z } from "zod";
import type { Neighbours } from "@/lib/bank/types";
import type { PlanLanguage } from "@/lib/core/language";
import type { Use } from "@/lib/curriculum/growth/types";
import type { DocumentModel, Letterhead } from "@/lib/documents/model";
import type { ModelPrompt } from "@/lib/ai/types";
import type { KindRest, PlanSummary, RulesPlace, SchemaShape, ShapedSchema } from "./types";
import type { SealedChoices } from "./sealed-choices";
import type { Choices } from "./choice-types";
import type { Inspection } from "../inspection/types";
import type { SectionName } from "./table";
import type { TranslatableTexts, TranslationSpec } from "./translation";
import type { PlanTrial, ToolSection, ToolsSpec } from "./tools";

/** Something that is not complete in a plan; `field` is the content field it concerns. */
export type Gap = { code: string; field: string; severity: "missing" | "weak" };

/** A part of the plan that is written, shown and saved as one step of a run. */
export type Section<Content> = { name: SectionName; fields: readonly (keyof Content & string)[] };

/**
 * How one kind of plan is written. `Background` is what the catalogue knows about the request; it is looked up
 * again on every run, never stored. `compose` is pure: the same request, background and seed give the same plan.
 */
export type GenerationSpec<Content, Request, Background> = {
  /** What a form or a client must give. */
  request: ShapedSchema<Request>;
  /** What writing can start from: the same, with less required. */
  brief: z.ZodType<Request>;
  sections: readonly Section<Content>[];
  /** The plan as it stands before anything is written: what the teacher gave, the rest empty. */
  draft: (request: Request) => Content;
  /** Reads a free description; what it does not say comes from the defaults. */
  requestFromText: (input: QuickInput) => Promise<Request>;
  /** The request with what the catalogue and the bank know of the place of its lesson, where nothing was said of it. */
  placed?: (request: Request) => Promise<Request>;
  /** The built-in composer: fills every section. */
  compose: (source: { request: Request; background: Background; seed: number }) => Content;
  /** Asks a model for the named sections; what is already written goes along so that the parts fit. */
  prompt: (source: {
    request: Request;
    background: Background;
    written: Content;
    sections: readonly string[];
  }) => ModelPrompt;
  /** A request that the plan, as it stands, could have been written from. */
  requestFromPlan: (content: Content) => Request;
  /** Fields that no model is told: names of people and schools. */
  hidden: readonly (keyof Content & string)[];
  /** Names of people in what was typed into other fields. */
  namesIn?: (content: Content) => string[];
  /** A text of one field with the terms of the official lists as these have them, whatever a model made of them. */
  official: (field: string, text: string, language: PlanLanguage) => string;
  /** Makes fit what a writer may get wrong, such as timings; applied to the plan each time a section has come. */
  settle?: (content: Content) => Content;
};

/** What of a plan is printed besides the official form. */
export type PrintedParts = { notes: boolean };

export type PlanKindSpec<Content, Request, Background> = {
  content: ShapedSchema<Content>;
  rest: KindRest;
  summarise: (content: Content) => PlanSummary;
  /** Text fields that lists name besides the subject. */
  listed: readonly (keyof Content & string)[];
  /** Whether administrators review plans of this kind: then these are submitted, approved and rejected. */
  reviewed: boolean;
  /** What a plan says of its unit or module, as the catalogue could learn it; a kind whose plans belong to none has none. */
  use?: (content: Content) => Use | null;
  generation: GenerationSpec<Content, Request, Background>;
  translation: TranslationSpec<keyof Content & string>;
  /** What an official form still lacks; a plan without missing fields is complete. */
  gaps: (content: Content) => Gap[];
  /** What catalogue and bank know of a plan, asked for or written. */
  backgroundOf: (plan: Request | Content) => Promise<Background>;
  choices: Choices<Content, { id: string }>;
  /** Whether its notes are still to be filled by its owner. */
  isUnfilled: (content: Content) => boolean;
  /** What an inspector would say of it, as a score and findings. */
  inspect: (content: Content, background: Background) => Inspection;
  /** Where the same function stands. */
  rules: RulesPlace;
  tools: ToolsSpec<Content, Request, Background>;
  /** Its content as the rows of the form show it; without it as it is. */
  shown?: (content: Content) => Content;
  /** What stands above the printed form, from the header settings of the plan's owner. */
  letterhead: (ownerId: number, content: Content) => Promise<Letterhead>;
  toDocument: (content: Content, letterhead: Letterhead, parts: PrintedParts) => DocumentModel;
};

/** What a quick prompt is read with. */
export type QuickInput = {
  description: string;
  language: PlanLanguage;
  defaults: Record<string, unknown>;
  today: string;
};

/** Content and request of any kind, as they travel outside the kind's own folder. */
export type PlanContent = Record<string, unknown>;
export type PlanRequest = Record<string, unknown>;

/** A kind as the rest of the application sees it: every method parses what it is given with the kind's own schema. */
export type PlanKindDefinition = {
  /** The fields of its content and of a request, for the description of the API. */
  shapes: { content: SchemaShape; request: SchemaShape };
  rest: KindRest;
  /** Throws `invalid_input` naming the fields that break a bound. */
  parseContent: (value: unknown) => PlanContent;
  parseRequest: (value: unknown) => PlanRequest;
  summarise: (content: unknown) => PlanSummary;
  listed: readonly string[];
  reviewed: boolean;
  /** What a plan says of its unit or module, as the catalogue could learn it; null where it names none. */
  use: (content: unknown) => Use | null;
  sections: readonly { name: SectionName; fields: readonly string[] }[];
  draft: (request: unknown) => PlanContent;
  requestFromText: (input: QuickInput) => Promise<PlanRequest>;
  /** The request with the unit or module that its lesson is known to belong to, where none was named. */
  placed: (request: unknown) => Promise<PlanRequest>;
  compose: (source: { request: unknown; seed: number }) => Promise<PlanContent>;
  prompt: (source: { request: unknown; written: unknown; sections: readonly string[] }) => Promise<ModelPrompt>;
  /** What a model is asked of some sections of a written plan, which it does not see in the fields `blank`. */
  promptAgain: (source: PromptAgain) => Promise<PromptParts>;
  /** Fields as a model wrote them, with the official terms locked. */
  official: (fields: PlanContent, language: PlanLanguage) => PlanContent;
  settle: (content: unknown) => PlanContent;
  translatable: TranslatableTexts;
  gaps: (content: unknown) => Gap[];
  inspect: (content: unknown) => Promise<Inspection>;
  rules: RulesPlace;
  /** Which lesson of the bank it is made of. */
  choices: SealedChoices;
  /** What the bank has next to its topic, where its notes are still to be filled; else null. */
  neighbours: (content: unknown) => Neighbours | null;
  /** What the catalogue knows of the plan, as its check takes it. */
  backgroundOf: (content: unknown) => Promise<unknown>;
  toolSections: readonly ToolSection[];
  writable: readonly string[];
  /** Lays a finished plan out for changes to some of its texts. */
  trial: (content: unknown) => Promise<PlanTrial>;
  /** The content as the rows of the form show it, on the screen as in print. */
  shown: (content: unknown) => PlanContent;
  /** With the teacher's notes after the form, unless `parts` says otherwise. */
  toDocument: (content: unknown, ownerId: number, parts?: PrintedParts) => Promise<DocumentModel>;
};

/** Sections of a written plan that a model is asked about again, without the texts that stand in the fields `blank`. */
export type PromptAgain = { content: unknown; sections: readonly string[]; blank: readonly string[] };

/** A prompt to build upon, and the names of people and schools that no part of it may tell. */
export type PromptParts = { base: ModelPrompt; hidden: readonly string[] };
