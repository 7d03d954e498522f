import { readFileSync } from "node:fs";
import { z } from "zod";
import { planLanguages, type PlanLanguage } from "@/lib/core/language";
import { rebContent, type RebContent } from "@/lib/plans/kinds/reb/schema";
import { rtbContent, type RtbContent } from "@/lib/plans/kinds/rtb/schema";

const sides = z.object({ teacher: z.string(), learners: z.string(), competence: z.string() });

const common = {
  id: z.string(),
  language: z.enum(planLanguages),
  duration: z.string().transform((text) => Number.parseInt(text, 10)),
  fault: z.string().optional(),
};

const lessonPlan = z.object({
  ...common,
  kind: z.literal("reb"),
  class: z.string(),
  subject: z.string(),
  unit: z.string(),
  lesson: z.string(),
  learners: z.string(),
  needs: z.string(),
  keyUnitCompetence: z.string(),
  objective: z.string(),
  materials: z.string(),
  introduction: sides,
  development: sides,
  conclusion: sides,
  evaluation: z.string(),
  boardSummary: z.string(),
  exercises: z.array(z.object({ question: z.string(), answer: z.string() })),
});

const sessionPlan = z.object({
  ...common,
  kind: z.literal("rtb"),
  trade: z.string(),
  level: z.string(),
  module: z.string(),
  topic: z.string(),
  objectives: z.array(z.string()),
  facilitation: z.string(),
  introduction: z.string(),
  steps: z.array(z.object({ minutes: z.number(), trainer: z.string(), trainee: z.string(), resources: z.string() })),
  conclusion: z.string(),
  assessment: z.string(),
  reference: z.string(),
});

type LessonPlan = z.infer<typeof lessonPlan>;
type SessionPlan = z.infer<typeof sessionPlan>;

/** A plan that somebody wrote without knowing the product, in the product's own fields; `fault` says what is wrong with it. */
export type Stranger = { id: string; fault?: string } & (
  | { kind: "reb"; content: RebContent }
  | { kind: "rtb"; content: RtbContent }
);

const opening = /^\s*\((?:(?:iminota|dakika|minutes?) )?(\d+)(?: ?min(?:utes?)?\.?)?\)\s*/i;

/** "(10 min) text" or "(Iminota 10) text" as its minutes and its text. */
function timed(text: string): { minutes: number; text: string } {
  const minutes = Number(opening.exec(text)?.[1] ?? 0);
  return { minutes, text: text.replace(opening, "") };
}

function numbered(lines: readonly string[]): string {
  return lines.map((line, index) => `${index + 1}. ${line}`.trim()).join("\n");
}

/** What every plan of a school has and these were not written with. */
const given = { teacherName: "Uwase Diane", term: "Term 1", date: "2026-11-24" };

type Frame = Record<"objectives" | "answers" | "sheet" | "evaluation" | "step", string>;

/** What every session plan says besides, in its own language. */
const frames: Record<PlanLanguage, Frame> = {
  en: {
    objectives: "Trainees will be able to:",
    answers: "Answer, ask and note the objectives.",
    sheet: "Assessment sheet",
    evaluation: "Trainees say what was hard and what they will do again.",
    step: "Step",
  },
  fr: {
    objectives: "Les apprenants seront capables de, correctement et en sécurité :",
    answers: "Répondent, demandent et notent les objectifs.",
    sheet: "Fiche d’évaluation",
    evaluation: "Les apprenants disent ce qui était difficile et ce qu’ils referont.",
    step: "Étape",
  },
  rw: {
    objectives: "Abanyeshuri bazaba bashobora, neza kandi mu mutekano:",
    answers: "Basubiza, babaza kandi bandika intego.",
    sheet: "Urupapuro rw’isuzuma",
    evaluation: "Abanyeshuri bavuga icyabagoye n’ibyo bazasubiramo.",
    step: "Intambwe",
  },
  sw: {
    objectives: "Wanafunzi wataweza, kwa usahihi na usalama:",
    answers: "Wanajibu, wanauliza na kuandika malengo.",
    sheet: "Karatasi ya tathmini",
    evaluation: "Wanafunzi wanaeleza lililokuwa gumu na watakalorudia.",
    step: "Hatua",
  },
};

function lessonContent(plan: LessonPlan): RebContent {
  const [introduction, development, conclusion] = [plan.introduction, plan.development, plan.conclusion].map((side) =>
    timed(side.teacher),
  );
  const competences = [plan.introduction, plan.development, plan.conclusion].map(({ competence }) => competence);
  return rebContent.parse({
    ...given,
    schoolName: "GS Rugarama",
    unitNo: "3",
    lessonNo: "2",
    location: "Classroom",
    language: plan.language,
    subject: plan.subject,
    classLevel: plan.class,
    unitTitle: plan.unit,
    lessonTitle: plan.lesson,
    keyUnitCompetence: plan.keyUnitCompetence,
    totalDuration: plan.duration,
    classSize: Number.parseInt(plan.learners, 10),
    specialNeeds: plan.needs,
    instructionalObjectives: plan.objective,
    learningMaterials: plan.materials,
    references: `REB syllabus and learner’s book, ${plan.subject} ${plan.class}`,
    crosscuttingIssues: competences.join("\n"),
    assessmentMethods: plan.evaluation,
    introductionDuration: introduction?.minutes,
    introductionTeachingActivities: introduction?.text,
    introductionLearningActivities: plan.introduction.learners,
    introductionCrosscuttingIssues: competences[0],
    developmentDuration: development?.minutes,
    developmentTeachingActivities: development?.text,
    developmentLearningActivities: plan.development.learners,
    developmentCrosscuttingIssues: competences[1],
    conclusionDuration: conclusion?.minutes,
    conclusionTeachingActivities: conclusion?.text,
    conclusionLearningActivities: plan.conclusion.learners,
    conclusionCrosscuttingIssues: competences[2],
    notesSummary: plan.boardSummary,
    notesExercises: numbered(plan.exercises.map(({ question }) => question)),
    notesAnswers: numbered(plan.exercises.map(({ answer }) => answer)),
  });
}

function sessionContent(plan: SessionPlan): RtbContent {
  const [introduction, conclusion, assessment] = [plan.introduction, plan.conclusion, plan.assessment].map(timed);
  const frame = frames[plan.language];
  const steps = plan.steps.flatMap(({ minutes, trainer, trainee, resources }, index) => {
    const name = `step${index + 1}`;
    return [
      [`${name}Title`, `${frame.step} ${index + 1}`],
      [`${name}TrainerActivity`, trainer],
      [`${name}LearnerActivity`, trainee],
      [`${name}Resources`, resources],
      [`${name}Duration`, minutes],
    ];
  });
  return rtbContent.parse({
    ...given,
    sector: plan.trade,
    week: "2",
    className: "A",
    classSize: 24,
    range: plan.module,
    trade: plan.trade,
    level: plan.level,
    moduleTitle: plan.module,
    learningOutcomes: plan.module,
    topicOfSession: plan.topic,
    indicativeContent: plan.topic,
    duration: plan.duration,
    language: plan.language,
    numberOfSteps: plan.steps.length,
    facilitationTechniques: plan.facilitation,
    objectives: `${frame.objectives}\n${numbered(plan.objectives)}`,
    introductionTrainerActivity: introduction?.text,
    introductionLearnerActivity: frame.answers,
    introductionResources: plan.steps[0]?.resources,
    introductionDuration: introduction?.minutes,
    ...Object.fromEntries(steps),
    summary: conclusion?.text,
    assessment: assessment?.text,
    conclusionResources: frame.sheet,
    conclusionDuration: (conclusion?.minutes ?? 0) + (assessment?.minutes ?? 0),
    evaluationOfSession: frame.evaluation,
    references: plan.reference,
  });
}

/** Reads plans as strangers wrote them. */
export function readStrangers(file: string): Stranger[] {
  const plans = z
    .array(z.discriminatedUnion("kind", [lessonPlan, sessionPlan]))
    .parse(JSON.parse(readFileSync(file, "utf8")));
  return plans.map((plan): Stranger => {
    const { id, fault } = plan;
    return plan.kind === "reb"
      ? { id, fault, kind: "reb", content: lessonContent(plan) }
      : { id, fault, kind: "rtb", content: sessionContent(plan) };
  });
}
