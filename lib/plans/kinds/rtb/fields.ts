import { rtbBounds, rtbDefaults, rtbSteps, type RtbStep } from "./constants";
import { fieldsWith, prefixed, type FieldTable, type GroupSpec, type SectionSpec } from "../table";

/** What trainer and learners do in one part, and with what. */
function activity<Section extends string>(section: Section, hints: { activity?: string; resources?: string } = {}) {
  const text = { type: "text", half: true, section } as const;
  return {
    TrainerActivity: { ...text, label: "part.TrainerActivity", role: "teacher", hint: hints.activity },
    LearnerActivity: { ...text, label: "part.LearnerActivity", role: "learners" },
    Resources: { ...text, label: "part.Resources", role: "materials", hint: hints.resources },
    Duration: { type: "number", label: "part.Duration", section },
  } as const satisfies FieldTable;
}

function step<Step extends RtbStep>(number: Step) {
  const title = { Title: { type: "line", label: "part.Title", section: "development" } } as const satisfies FieldTable;
  return prefixed(`step${number}`, { ...title, ...activity("development") });
}

/** What a trainer says of the session, with the objectives. Source: RTB-1, RTB-2. */
const given = {
  sector: { type: "line", searched: true, asked: { as: "line", error: "sectorRequired", open: "brief" } },
  trade: { type: "line", searched: true, asked: { as: "line", error: "tradeRequired", open: "brief" } },
  level: { type: "line", searched: true, asked: { as: "numeral", error: "levelRequired", open: "brief" } },
  date: { type: "date", asked: { as: "date", error: "dateRequired", open: "recalled" } },
  teacherName: {
    type: "line",
    searched: true,
    hidden: true,
    asked: { as: "line", error: "trainerNameRequired", open: "brief" },
  },
  term: { type: "line", asked: { as: "numeral", error: "termRequired", open: "brief" } },
  moduleTitle: {
    type: "line",
    title: true,
    searched: true,
    asked: { as: "line", error: "moduleTitleRequired", open: "brief" },
  },
  week: { type: "line", asked: { as: "numeral", error: "weekRequired", open: "brief" } },
  classSize: {
    type: "number",
    asked: { as: "range", error: "traineesRange", from: 1, to: rtbBounds.maxTrainees, open: "recalled" },
  },
  className: {
    type: "line",
    searched: true,
    hidden: true,
    asked: { as: "line", error: "classNameRequired", open: "brief" },
  },
  topicOfSession: {
    type: "line",
    title: true,
    translated: true,
    searched: true,
    asked: { as: "line", error: "topicOfSessionRequired", open: "brief" },
  },
  learningOutcomes: {
    type: "text",
    title: true,
    translated: true,
    asked: { as: "paragraph", error: "learningOutcomesRequired", open: "brief" },
  },
  objectives: {
    type: "text",
    section: "objectives",
    role: "objective",
    hint:
      "objectives: an opening line (by the end of this session every trainee should be able to), then three numbered, " +
      "measurable items: verb, adverb, content, standard.",
  },
  indicativeContent: {
    type: "text",
    section: "objectives",
    asked: { as: "text", open: "recalled" },
    hint: "indicativeContent: items, one a line.",
  },
  range: {
    type: "text",
    title: true,
    translated: true,
    asked: { as: "paragraph", error: "rangeRequired", open: "brief" },
  },
  facilitationTechniques: {
    type: "text",
    section: "objectives",
    role: "list",
    asked: { as: "text", open: "recalled" },
    hint: "facilitationTechniques: two or three techniques of competence-based training, one a line.",
  },
  duration: {
    type: "number",
    asked: {
      as: "range",
      error: "sessionDurationRange",
      open: "recalled",
      from: rtbBounds.minDuration,
      to: rtbBounds.maxDuration,
      otherwise: rtbDefaults.duration,
    },
  },
  numberOfSteps: {
    type: "count",
    asked: { as: "range", error: "stepsRange", from: 1, to: rtbBounds.maxSteps, otherwise: rtbDefaults.numberOfSteps },
  },
  language: {
    type: "language",
    optional: true,
    asked: { as: "language", error: "languageRequired", otherwise: rtbDefaults.language },
  },
} as const satisfies FieldTable;

/** What is written, and the reflection, which comes after the session. */
const written = {
  ...prefixed(
    "introduction",
    activity("introduction", {
      activity:
        "greeting, attendance and ground rules, link to the previous session, a case from the trade, topic and objectives; " +
        "what learners do mirrors it.",
      resources: "introductionResources: one a line.",
    }),
  ),
  ...step(1),
  ...step(2),
  ...step(3),
  ...step(4),
  ...step(5),
  summary: {
    type: "text",
    section: "conclusion",
    role: "prose",
    hint: "summary by questions on the objectives;",
  },
  assessment: {
    type: "text",
    section: "conclusion",
    role: "assessment",
    hint: "assessment with criteria and expected answers, and an assignment.",
  },
  conclusionResources: { type: "text", label: "part.Resources", section: "conclusion", role: "materials" },
  conclusionDuration: { type: "number", label: "part.Duration", section: "conclusion" },
  evaluationOfSession: {
    type: "text",
    section: "assessment",
    role: "prose",
    hint: "evaluationOfSession: how the session is evaluated with the learners and linked to the next.",
  },
  references: {
    type: "text",
    section: "assessment",
    role: "list",
    hint: "references: described, one a line.",
  },
  reflection: { type: "text", optional: true },
  additionalNotes: {
    type: "text",
    optional: true,
    section: "assessment",
    role: "materials",
    hint: "additionalNotes: the appendices, such as task sheet, checklist and answer sheet, one a line.",
  },
} as const satisfies FieldTable;

const note = { type: "text", section: "notes", note: true, optional: true } as const;

/** The job sheet that a trainer has in hand beside the official form; printed after it as an annex. */
const notes = {
  notesSheet: {
    ...note,
    hint: "notesSheet: safety first, then the numbered procedure with quantities, settings, dimensions and tolerances.",
  },
  notesMaterials: {
    ...note,
    hint: "notesMaterials: tools, materials with amounts per trainee or group, protective equipment.",
  },
  notesFaults: { ...note, hint: "notesFaults: sign, cause and remedy, one fault a line." },
  notesQuestions: { ...note, hint: "notesQuestions: numbered oral questions." },
  notesAnswers: { ...note, hint: "notesAnswers: the answer to each under its number." },
  notesDiagrams: { ...note, drawings: true, help: "drawingsHint" },
} as const satisfies FieldTable;

/** Every field of an RTB session plan: one line of this table is all that is known of it, but for its words. */
export const rtbFields = { ...given, ...written, ...notes } as const satisfies FieldTable;
export type RtbFieldName = keyof typeof rtbFields;

/** What the plan is about, in its owner's words. */
export const givenFields = fieldsWith(rtbFields, "title");
export const rtbNotes = fieldsWith(rtbFields, "note");

/** The parts of a session plan in the order in which they are written. */
export const rtbSections = [
  { name: "objectives" },
  { name: "introduction" },
  {
    name: "development",
    lead: "each step with a title, what the trainer does, what the learners do (matching, line by line) and its resources, one a line.",
  },
  { name: "conclusion" },
  { name: "assessment" },
  { name: "notes", lead: "the job sheet." },
] as const satisfies readonly SectionSpec[];

const activityParts = ["Duration", "Resources", "TrainerActivity", "LearnerActivity"] as const;

function stepGroup(number: RtbStep): GroupSpec<RtbFieldName> {
  return {
    name: `step${number}`,
    title: "groups.step",
    number,
    fields: (["Title", ...activityParts] as const).map((part) => `step${number}${part}` as const),
    onlyFrom: { field: "numberOfSteps", least: number },
  };
}

/** The parts of its page and editor. */
export const rtbGroups: readonly GroupSpec<RtbFieldName>[] = [
  {
    name: "overview",
    fields: [
      ...(["topicOfSession", "sector", "trade", "level", "date", "teacherName", "term", "moduleTitle"] as const),
      ...(["week", "className", "classSize", "duration", "numberOfSteps", "language"] as const),
    ],
  },
  { name: "outcomes", fields: ["learningOutcomes", "indicativeContent", "range"] },
  { name: "objectives", fields: ["objectives", "facilitationTechniques"] },
  { name: "introduction", fields: activityParts.map((part) => `introduction${part}` as const) },
  ...rtbSteps.map(stepGroup),
  { name: "conclusion", fields: ["conclusionDuration", "summary", "assessment", "conclusionResources"] },
  { name: "additional", fields: ["evaluationOfSession", "references", "additionalNotes", "reflection"] },
  { name: "notes", fields: rtbNotes, folded: true },
];
