import { fieldsWith, prefixed, type FieldTable, type GroupSpec, type SectionSpec } from "../table";

type StageHints = { duration: string; activities: string };

/** One stage of the lesson: its minutes and the three columns of the form. */
function stage<Section extends string>(section: Section, { duration, activities }: StageHints) {
  const part = {
    Duration: { type: "number", label: "stage.Duration", section, hint: duration },
    TeachingActivities: {
      type: "text",
      label: "stage.TeachingActivities",
      half: true,
      section,
      role: "teacher",
      hint: activities,
    },
    LearningActivities: {
      type: "text",
      label: "stage.LearningActivities",
      half: true,
      section,
      role: "learners",
    },
    CrosscuttingIssues: { type: "text", label: "stage.CrosscuttingIssues", section, role: "list" },
  } as const satisfies FieldTable;
  return prefixed(section, part);
}

/** What a teacher says of the lesson. Source: REB-1. */
const given = {
  schoolName: {
    type: "line",
    searched: true,
    hidden: true,
    asked: { as: "line", least: 2, error: "schoolNameMin", open: "brief" },
  },
  teacherName: {
    type: "line",
    searched: true,
    hidden: true,
    asked: { as: "line", least: 2, error: "teacherNameMin", open: "brief" },
  },
  term: { type: "line", translated: true, asked: { as: "line", error: "termRequired", open: "brief" } },
  date: { type: "date", asked: { as: "date", error: "dateRequired", open: "recalled" } },
  subject: { type: "line", searched: true, asked: { as: "line", error: "subjectRequired", open: "brief" } },
  classLevel: { type: "line", searched: true, asked: { as: "line", error: "classLevelRequired", open: "brief" } },
  unitNo: { type: "line", asked: { as: "numeral", error: "unitNoRequired", open: "brief" } },
  lessonNo: { type: "line", asked: { as: "numeral", error: "lessonNoRequired", open: "brief" } },
  totalDuration: { type: "number", asked: { as: "count", error: "durationPositive" } },
  classSize: { type: "number", asked: { as: "count", error: "classSizePositive" } },
  location: { type: "line", translated: true, asked: { as: "line", error: "locationRequired", open: "recalled" } },
  unitTitle: {
    type: "line",
    title: true,
    translated: true,
    searched: true,
    asked: { as: "line", error: "unitTitleRequired", open: "brief" },
  },
  keyUnitCompetence: {
    type: "text",
    title: true,
    translated: true,
    searched: true,
    asked: { as: "paragraph", error: "keyUnitCompetenceRequired", open: "brief" },
  },
  lessonTitle: {
    type: "line",
    title: true,
    translated: true,
    searched: true,
    asked: { as: "line", error: "lessonTitleRequired", open: "brief" },
  },
  language: { type: "language", optional: true, asked: { as: "language", error: "languageRequired" } },
  specialNeeds: {
    type: "text",
    help: "create.specialNeedsHint",
    optional: true,
    translated: true,
    asked: { as: "remark", open: "recalled" },
  },
  includeActivitiesDescription: { type: "flag", optional: true, asked: { as: "flag" } },
  activitiesDescription: {
    type: "text",
    optional: true,
    section: "overview",
    role: "prose",
    asked: { as: "text" },
    hint: "activitiesDescription: two or three sentences that sum up how the lesson is taught.",
  },
} as const satisfies FieldTable;

/** What is written, and the self-evaluation, which comes after the lesson. */
const written = {
  instructionalObjectives: {
    type: "text",
    section: "objectives",
    role: "objective",
    hint:
      "instructionalObjectives: one sentence with the five official parts: the condition (by using which materials), who " +
      "(the learners of the class), an observable action verb, the content, and the standard of acceptable performance " +
      "within the lesson.",
  },
  learningMaterials: {
    type: "text",
    section: "materials",
    role: "materials",
    hint:
      "learningMaterials: one item a line, only what a Rwandan school has or can make, with something for each special need " +
      "named.",
  },
  references: { type: "text", section: "materials", role: "list", hint: "references: one a line." },
  assessmentMethods: {
    type: "text",
    section: "assessment",
    role: "assessment",
    hint:
      "assessmentMethods: how it is seen that the objective is reached: method, criterion, and what is done for those who " +
      "are not there yet.",
  },
  crosscuttingIssues: {
    type: "text",
    section: "assessment",
    role: "list",
    hint: "crosscuttingIssues: the one or two cross-cutting issues that truly fit, each with how.",
  },
  teacherNotes: { type: "text", optional: true },
  ...stage("introduction", {
    duration: "introductionDuration: whole minutes.",
    activities:
      "introductionTeachingActivities and introductionLearningActivities: what the " +
      "teacher and what the learners do, line by line, matching each other, from what learners know to the lesson title.",
  }),
  ...stage("development", {
    duration: "developmentDuration: whole minutes.",
    activities:
      "developmentTeachingActivities and developmentLearningActivities: the steps named " +
      "below, in that order, each step begun by its name on a line of its own, with grouping from the class size, concrete " +
      "examples and questions with their answers. No minutes inside the texts.",
  }),
  ...stage("conclusion", {
    duration: "conclusionDuration: whole minutes.",
    activities:
      "conclusionTeachingActivities and conclusionLearningActivities: summary by the " +
      "learners, then assessment with concrete questions and expected answers, then a task for home.",
  }),
} as const satisfies FieldTable;

const note = { type: "text", section: "notes", note: true, optional: true } as const;

/** What the teacher has in hand beside the official form; printed after it as an annex. */
const notes = {
  notesSummary: { ...note, hint: "notesSummary: what stands on the chalkboard at the end, 6 to 12 lines." },
  notesTexts: {
    ...note,
    hint: "notesTexts: each text or set of data that learners get, complete; empty when there is none.",
  },
  notesExamples: { ...note, hint: "notesExamples: two worked examples with every step." },
  notesExercises: {
    ...note,
    hint: "notesExercises: six to eight numbered exercises from easy to hard, then the homework.",
  },
  notesAnswers: {
    ...note,
    hint: "notesAnswers: the answer to each of them under its number, and to every other question of the plan.",
  },
  notesVocabulary: { ...note, hint: "notesVocabulary: key words with their meaning." },
  notesDiagrams: { ...note, drawings: true, help: "drawingsHint" },
} as const satisfies FieldTable;

/** Every field of a REB lesson plan: one line of this table is all that is known of it, but for its words. */
export const rebFields = { ...given, ...written, ...notes } as const satisfies FieldTable;
export type RebFieldName = keyof typeof rebFields;

/** What the plan is about, in its owner's words. */
export const givenFields = fieldsWith(rebFields, "title");
export const rebNotes = fieldsWith(rebFields, "note");

/** The parts of a REB plan in the order in which they are written. */
export const rebSections = [
  { name: "objectives" },
  { name: "materials" },
  { name: "introduction" },
  { name: "development" },
  { name: "conclusion" },
  { name: "assessment" },
  { name: "overview" },
  { name: "notes", lead: "What the teacher has in hand." },
] as const satisfies readonly SectionSpec[];

export const rebSectionNames = rebSections.map(({ name }) => name);

/** The parts of its page and editor. */
export const rebGroups: readonly GroupSpec<RebFieldName>[] = [
  {
    name: "overview",
    fields: [
      ...(["lessonTitle", "schoolName", "teacherName", "term", "date", "subject", "classLevel", "unitNo"] as const),
      ...(["unitTitle", "lessonNo", "totalDuration", "classSize", "location", "language"] as const),
      ...(["keyUnitCompetence", "specialNeeds", "includeActivitiesDescription", "activitiesDescription"] as const),
    ],
  },
  {
    name: "objectives",
    fields: ["instructionalObjectives", "learningMaterials", "references", "crosscuttingIssues"],
  },
  stageGroup("introduction"),
  stageGroup("development"),
  stageGroup("conclusion"),
  { name: "assessment", fields: ["assessmentMethods", "teacherNotes"] },
  { name: "notes", fields: rebNotes, folded: true },
];

function stageGroup(name: "introduction" | "development" | "conclusion"): GroupSpec<RebFieldName> {
  const parts = ["Duration", "TeachingActivities", "LearningActivities", "CrosscuttingIssues"] as const;
  return { name, fields: parts.map((part) => `${name}${part}` as const) };
}

/**
 * The printed form: who stands above it, the columns of its first table with their shares, the rows of its second with the lines
 * that empty ones get, those that are added when they are filled, and the last one, for after the lesson.
 */
export const rebPrintedForm = {
  people: ["schoolName", "teacherName"],
  columns: [
    ["term", 0.12],
    ["date", 0.12],
    ["subject", 0.17],
    ["classLevel", 0.11],
    ["unitNo", 0.1],
    ["lessonNo", 0.11],
    ["totalDuration", 0.12],
    ["classSize", 0.15],
  ],
  rows: [
    ["specialNeeds", 2],
    ["unitTitle", 1],
    ["keyUnitCompetence", 2],
    ["lessonTitle", 1],
    ["instructionalObjectives", 3],
    ["location", 1],
    ["learningMaterials", 2],
    ["references", 2],
  ],
  added: ["crosscuttingIssues", "assessmentMethods"],
  closing: [["teacherNotes", 3]],
} as const satisfies Record<string, readonly (RebFieldName | readonly [RebFieldName, number])[]>;
