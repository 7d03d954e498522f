import type { Session } from "@/lib/bank/schema";
import type { ModelPrompt } from "@/lib/ai/types";
import { isFilled } from "../../text/wording";
import {
  bankLine,
  classReality,
  dataIsData,
  dataLines,
  delimited,
  languageNames,
  planRules,
  rwandanFacts,
} from "../../prompts/rules";
import { modelShape } from "../shapes";
import { guidanceOf, sectionsOf } from "../table";
import { facilitationTechniques } from "./constants";
import { rtbFields, rtbSections } from "./fields";
import { safetyLines } from "../../safety/prompt";
import { isBeside, sessionTopics } from "./topics";
import { rolesFor } from "./composer/session";
import { stepsOf } from "./rules";
import type { RtbContent, RtbRequest } from "./schema";
import type { RtbBackground } from "./types";

type Source = { request: RtbRequest; background: RtbBackground; written: RtbContent; sections: readonly string[] };

/** The fields asked for: only the steps that the session has, and nothing that the trainer gave. Minutes are not asked. */
function fieldsOf(request: RtbRequest, section: string): string[] {
  const steps = stepsOf(request).map(String);
  const found = sectionsOf(rtbFields, rtbSections).find(({ name }) => name === section);
  return (found?.fields ?? []).filter((name) => {
    const step = /^step(\d)/.exec(name)?.[1];
    if (rtbFields[name].type === "number" || (step && !steps.includes(step))) return false;
    return !(name in request) || !isFilled(String(request[name as keyof RtbRequest] ?? ""));
  });
}

const guidance = guidanceOf(rtbFields, rtbSections);

const rules = [
  "You write session plans for technical and vocational training in Rwanda, on the official form of the Rwanda TVET Board.",
  "Write for this trade: its tools, materials, safety rules, working methods, typical faults and quality criteria. No general " +
    "classroom phrases. Concrete enough that another trainer can run the session from it.",
  "Do not name minutes: they are filled in afterwards.",
  ...planRules({ given: "session", author: "trainer", entry: "job sheet" }),
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

function systemPart(request: RtbRequest, names: readonly string[]): string {
  return [
    ...rules,
    rwandanFacts,
    registerOf(request.level),
    classReality(request.classSize),
    `Facilitation techniques that the curricula name: ${facilitationTechniques.join("; ")}.`,
    `The roles of the ${request.numberOfSteps} steps, in order: ${rolesFor(request.numberOfSteps).join(", ")}.`,
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
  const { module, sheet, beside } = background;
  return [
    delimited("session", dataLines(Object.entries(session), hidden)),
    module
      ? `CURRICULUM: module ${module.code} "${module.title}"; learning outcomes: ${module.outcomes.join("; ")}`
      : "",
    bankLine({
      own: sheet && sheetFacts(sheet),
      beside: beside ? { facts: sheetFacts(beside.entry), isOwnTopic: beside.isOwnTopic } : null,
    }),
    delimited("written", dataLines(before, hidden)),
  ]
    .filter(Boolean)
    .join("\n\n");
}

/** What a model needs of the bank's job sheet. */
function sheetFacts({ titles: _titles, id: _id, review: _review, ...facts }: Session) {
  return facts;
}

/** What a model is asked for an RTB session plan: the named sections, without the trainer's name. */
export function rtbPrompt(source: Source): ModelPrompt {
  const names = source.sections.filter((name) => name in guidance);
  const shapes = names.map((name) => [name, modelShape(rtbFields, fieldsOf(source.request, name))] as const);
  return { system: systemPart(source.request, names), facts: factsOf(source), sections: Object.fromEntries(shapes) };
}
