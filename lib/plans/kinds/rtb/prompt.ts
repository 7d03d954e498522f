import { z } from "zod";
import type { Session } from "@/lib/bank/schema";
import type { ModelPrompt } from "@/lib/ai/types";
import { isFilled } from "../../text/wording";
import { classReality, dataIsData, dataLines, delimited, languageNames, rwandanFacts } from "../../prompts/rules";
import { facilitationTechniques, rtbNotes, type RtbSectionName } from "./constants";
import { safetyLines } from "../../safety/prompt";
import { isBeside, sessionTopics } from "./composer/calm";
import { rolesFor } from "./composer/session";
import { stepsOf } from "./rules";
import type { RtbContent, RtbRequest } from "./schema";
import type { RtbBackground } from "./types";

type Source = { request: RtbRequest; background: RtbBackground; written: RtbContent; sections: readonly string[] };

const text = z.string().min(1);

function texts(...names: string[]): z.ZodObject {
  return z.object(Object.fromEntries(names.map((name) => [name, text])));
}

/** The shapes asked for: only the steps that the session has, and nothing that the trainer gave. Minutes are not asked. */
function shapesOf(request: RtbRequest): Record<RtbSectionName, z.ZodObject> {
  const open = (["indicativeContent", "facilitationTechniques"] as const).filter((name) => !isFilled(request[name]));
  const parts = ["Title", "TrainerActivity", "LearnerActivity", "Resources"];
  return {
    objectives: texts("objectives", ...open),
    introduction: texts("introductionTrainerActivity", "introductionLearnerActivity", "introductionResources"),
    development: texts(...stepsOf(request).flatMap((step) => parts.map((part) => `step${step}${part}`))),
    conclusion: texts("summary", "assessment", "conclusionResources"),
    assessment: texts("evaluationOfSession", "references", "additionalNotes"),
    notes: z.object(Object.fromEntries(rtbNotes.map((name) => [name, z.string()]))),
  };
}

const guidance: Record<RtbSectionName, string> = {
  objectives:
    "objectives: an opening line (by the end of this session every trainee should be able to), then three numbered, " +
    "measurable items: verb, adverb, content, standard. indicativeContent: items, one a line. facilitationTechniques: " +
    "two or three techniques of competence-based training, one a line.",
  introduction:
    "greeting, attendance and ground rules, link to the previous session, a case from the trade, topic and objectives; " +
    "what learners do mirrors it. introductionResources: one a line.",
  development:
    "each step with a title, what the trainer does, what the learners do (matching, line by line) and its resources, one a line.",
  conclusion:
    "summary by questions on the objectives; assessment with criteria and expected answers, and an assignment.",
  assessment:
    "evaluationOfSession: how the session is evaluated with the learners and linked to the next. references: described, " +
    "one a line. additionalNotes: the appendices, such as task sheet, checklist and answer sheet, one a line.",
  notes:
    "the job sheet. notesSheet: safety first, then the numbered procedure with quantities, settings, dimensions and tolerances. " +
    "notesMaterials: tools, materials with amounts per trainee or group, protective equipment. notesFaults: sign, cause and remedy, " +
    "one fault a line. notesQuestions: numbered oral questions. notesAnswers: the answer to each under its number.",
};

const rules = [
  "You write session plans for technical and vocational training in Rwanda, on the official form of the Rwanda TVET Board.",
  "Write for this trade: its tools, materials, safety rules, working methods, typical faults and quality criteria. No general " +
    "classroom phrases. Concrete enough that another trainer can run the session from it.",
  "Do not name minutes: they are filled in afterwards.",
  "Never invent a title, author, page or address of a book; describe references in general.",
  "Places, names, prices (in RWF) and customers are Rwandan. Never name a learner.",
  "Under BANK stands a verified job sheet for this task where there is one: keep to its procedure, figures and safety; you may " +
    "adapt and extend it, never contradict it.",
  "Texts are plain: one item a line, no Markdown, no bullets.",
  "<session> holds what the trainer gave; <written> holds what stands in the plan already, to fit to.",
];

/** Levels of the qualifications framework: 1 and 2 follow on basic schooling, 3 to 5 lead to work of one's own. */
function registerOf(level: string): string {
  const number = Number(/[1-7]/.exec(level)?.[0] ?? 3);
  if (number <= 2)
    return "Trainees of level 1 or 2: short sentences, every term shown on the thing itself, one operation at a time under supervision.";
  if (number === 3)
    return "Trainees of level 3: routine work by a task sheet, terms of the trade explained when first used, reasons given for each safety rule.";
  return "Trainees of level 4 and above: independent work, choice of method and material, cost, quality criteria and fault finding.";
}

function systemPart(request: RtbRequest, shapes: Record<string, z.ZodObject>): string {
  const names = Object.keys(shapes).filter(isSection);
  return [
    ...rules,
    rwandanFacts,
    registerOf(request.level),
    classReality(request.classSize),
    `Facilitation techniques that the curricula name: ${facilitationTechniques.join("; ")}.`,
    `The stages of the ${request.numberOfSteps} steps, in order: ${rolesFor(request.numberOfSteps).join(", ")}.`,
    `Write every text in ${languageNames[request.language]}.`,
    dataIsData,
    "What each part holds:",
    ...names.map((name) => `- ${name}: ${guidance[name]}`),
    ...safetyLines(sessionTopics(request), isBeside(request)),
  ].join("\n");
}

function factsOf({ request, background, written }: Source): string {
  // The names of the trainer and the class stay here: they are filled in afterwards.
  const { teacherName, className, ...session } = request;
  const hidden = [teacherName, className];
  const given = new Set(Object.keys(request));
  const before = Object.entries(written).filter(([name, value]) => !given.has(name) && typeof value === "string");
  const { module } = background;
  return [
    delimited("session", dataLines(Object.entries(session), hidden)),
    module
      ? `CURRICULUM: module ${module.code} "${module.title}"; learning outcomes: ${module.outcomes.join("; ")}`
      : "",
    background.sheet ? `BANK: ${JSON.stringify(sheetFacts(background.sheet))}` : "",
    delimited("written", dataLines(before, hidden)),
  ]
    .filter(Boolean)
    .join("\n\n");
}

/** What a model needs of the bank's job sheet. */
function sheetFacts({ titles: _titles, id: _id, review: _review, ...facts }: Session) {
  return facts;
}

function isSection(name: string): name is RtbSectionName {
  return name in guidance;
}

/** What a model is asked for an RTB session plan: the named sections, without the trainer's name. */
export function rtbPrompt(source: Source): ModelPrompt {
  const all = shapesOf(source.request);
  const names = source.sections.filter(isSection);
  const shapes = Object.fromEntries(names.map((name) => [name, all[name]]));
  return { system: systemPart(source.request, shapes), facts: factsOf(source), sections: shapes };
}
