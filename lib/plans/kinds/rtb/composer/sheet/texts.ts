import type { Session as BankSession } from "@/lib/bank/schema";
import { clause, fillPhrase, inOneLine, isFilled, numbered, type Values } from "../../../../text/wording";
import { drawingNotes } from "../../../drawings";
import { at } from "../../../../text/rotation";
import { speaksOf } from "../../../../text/wishes";
import type { RtbPhraseBank, StepRole } from "../banks";
import { lines, rolesFor, type SessionDraft } from "../session";
import { oralQuestions, reviewMinutes } from "./constants";
import { assessedWords, workflowValues, workWords } from "./words";
import { workflowOf, type Stretch, type Workflow } from "./workflow";
import { wishedGroups, type WishedGroups } from "../typed-groups";

type Phrases = RtbPhraseBank["sheet"];

/** A session with the job sheet that it is held by, and how the sheet's work goes into its minutes. */
type SheetSession = { session: SessionDraft; sheet: BankSession; phrases: Phrases; flow: Workflow };
type SheetResources = { notes: Phrases["notes"]; typed?: WishedGroups["tools"] };
type Activity = { trainer: readonly string[]; learner: readonly string[] };

function inRow(items: readonly string[]): string {
  return items.map((item, index) => `(${index + 1}) ${inOneLine(item)}`).join(" ");
}

/** Facts one after another; one of several lines, such as a program, keeps them. */
function factsInRow(facts: readonly string[]): string {
  const said = facts.map((fact, index) =>
    fact.includes("\n") ? `\n(${index + 1})\n${fact.trimEnd()}\n` : `(${index + 1}) ${fact.trim()}`,
  );
  return said
    .join(" ")
    .replace(/ *\n+ *(?=\(\d+\))/g, "\n")
    .trim();
}

function stepWithStandard({ do: act, standard }: BankSession["procedure"][number]): string {
  return standard ? `${clause(act)} [${clause(standard)}]` : clause(act);
}

/** Everything of a job sheet that the phrases are filled with. */
function sheetValues({ session, sheet, phrases, flow }: SheetSession): Values {
  const { procedure, questions } = sheet;
  const shown = procedure.flatMap((step, index) =>
    flow.shown.includes(index + 1) ? [`(${index + 1}) ${stepWithStandard(step)}`] : [],
  );
  return {
    ...session.values,
    ...workflowValues(sheet, flow, phrases),
    title: sheet.titles[sheet.language]?.[0] ?? session.request.topicOfSession,
    purpose: inOneLine(sheet.purpose),
    safety: inRow(sheet.safety),
    protective: sheet.protective.join(", "),
    question: inOneLine(at(questions, 0).q),
    facts: factsInRow(sheet.knowledge.slice(0, flow.facts).map(({ fact }) => fact)),
    shown: shown.join(" "),
    review: String(reviewMinutes),
    faults: inRow(sheet.faults.map(({ sign }) => sign)),
    criteria: inRow(sheet.criteria.map(clause)),
    questions: inRow(questions.slice(0, oralQuestions).map(({ q }) => q)),
    extension: inOneLine(sheet.extension.q),
  };
}

const leadingNumber = /^(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve)(?= )/i;

/** The tools of a sheet with the numbers of them that the trainer typed. */
function toolsOf({ tools }: BankSession, typed: WishedGroups["tools"]): string[] {
  const named = tools.map((tool) => {
    const own = typed.find(({ name, count }) => speaksOf(tool, { name, count, way: "have" }));
    return own ? tool.replace(leadingNumber, String(own.count)) : tool;
  });
  const isNamed = ({ count }: { count: number }) => named.some((tool) => tool.startsWith(`${count} `));
  return [...typed.filter((own) => !isNamed(own)).map(({ count, name }) => `${count} ${name}`), ...named];
}

function resources(sheet: BankSession, { notes, typed = [] }: SheetResources, isBegun: boolean): string[] {
  const { protective } = sheet;
  const tools = toolsOf(sheet, typed);
  const shown = sheet.materials.map(({ item }) => item).join(", ");
  const toShow = shown ? [fillPhrase(notes.toShow, { items: shown })] : [];
  return [
    fillPhrase(notes.tools, { items: tools.join(", ") }),
    ...(isBegun ? materials(sheet, notes) : toShow),
    ...(protective.length > 0 ? [fillPhrase(notes.protective, { items: protective.join(", ") })] : []),
  ];
}

function materials(sheet: BankSession, notes: Phrases["notes"]): string[] {
  return sheet.materials.map(({ item, amount, per, instead }) => {
    const line = fillPhrase(notes.material, { item, amount, per: notes.per[per] });
    return instead ? `${line} (${fillPhrase(notes.instead, { text: instead })})` : line;
  });
}

/** What is said and done in a step of the form; work begins in the first step that has minutes for it. */
function partsOf({ role, work }: Stretch, { phrases, flow }: SheetSession, begins: boolean): Activity[] {
  const hasConcept = flow.steps.some((step) => step.role === "concept");
  const isGuided = flow.steps.some((step) => step.role === "guided");
  const shows = [...(hasConcept ? [] : [phrases.facts]), phrases.demonstration];
  const start = begins ? [phrases.start] : [];
  // What is only rehearsed has no work to measure, to put right or to go on with.
  const { guided, independent, review, goingOn, begin } =
    flow.today > 0 ? phrases : { ...phrases, ...phrases.rehearse };
  const works = work ? [...start, guided, phrases.pace] : [];
  const starts = work ? [phrases.start, begin] : [];
  const own: Record<StepRole, Activity[]> = {
    concept: [phrases.concept],
    demonstration: [...shows, ...starts],
    combined: [...shows, ...works],
    guided: works,
    independent: [...start, independent, ...(isGuided ? [] : [phrases.pace])],
    review: work ? [review, goingOn] : [review],
  };
  return own[role];
}

function stepFields(held: SheetSession, values: Values): Record<string, string> {
  const { session, sheet, phrases, flow } = held;
  const first = flow.steps.findIndex(({ work }) => work !== null);
  const typed = wishedGroups(session.request).tools;
  const needing = flow.steps.findIndex(({ role }) => role !== "concept");
  const entries = flow.steps.flatMap((step, index) => {
    const parts = partsOf(step, held, index === first);
    const own = { ...session, values: { ...values, work: workWords(step.work ?? "done", phrases) } };
    const put = (side: keyof Activity) =>
      lines(
        own,
        parts.flatMap((part) => part[side]),
      );
    const needed = index === needing ? resources(sheet, { notes: phrases.notes, typed }, flow.today > 0) : [];
    const checked = index > needing ? [session.common.checklist] : [];
    const name = `step${index + 1}`;
    return [
      [`${name}Title`, session.common.steps[step.role]],
      [`${name}TrainerActivity`, put("trainer")],
      [`${name}LearnerActivity`, put("learner")],
      [`${name}Resources`, [...needed, session.common.stepResources, ...checked].join("\n")],
    ];
  });
  return Object.fromEntries(entries) as Record<string, string>;
}

/** The ways of working of a session that is held by a job sheet, by what is really done in each part. */
export function sheetTechniques({ common, request, phrases }: SessionDraft): string {
  const parts = [
    { step: common.introduction, name: phrases.names.opening },
    ...rolesFor(request.numberOfSteps).map((role) => ({ step: common.steps[role], name: phrases.names[role] })),
  ];
  return parts.map((part) => fillPhrase(common.technique, part)).join("\n");
}

/** The texts of a session that is held by a job sheet of the bank, apart from techniques and references. */
export function sheetSession(session: SessionDraft, sheet: BankSession): Record<string, string> {
  const { common, request, phrases } = session;
  const flow = workflowOf(sheet, request);
  const held: SheetSession = { session, sheet, phrases, flow };
  const values = sheetValues(held);
  const filled = { ...session, values: { ...values, work: workWords(flow.closing.work ?? "done", phrases) } };
  const put = (said: readonly string[]) => lines(filled, said);
  const isPaused = flow.today < sheet.procedure.length;
  const isPart = isPaused || flow.leftOut.length > 0;
  const isBegun = flow.today > 0;
  const own = isBegun ? phrases : { ...phrases, ...phrases.rehearse };
  const assessed = [
    ...(flow.closing.work ? [phrases.ending] : []),
    ...own.assessment,
    assessedWords(flow, phrases),
    ...phrases.checklist,
  ];
  const drawn = sheet.diagrams.length > 0 ? "drawn" : "plain";
  const objectives = [
    ...phrases.objectives.slice(0, isBegun ? 2 : 1),
    ...(isBegun ? [] : [phrases.rehearsed, phrases.rehearsedCriteria]),
    ...(isBegun ? [isPart ? phrases.standards : at(phrases.objectives, 2)] : []),
  ];
  return {
    indicativeContent: isFilled(request.indicativeContent)
      ? request.indicativeContent
      : sheet.knowledge.map(({ fact }) => fact.trimEnd()).join("\n"),
    objectives: [common.objectivesLead, numbered(objectives.map((item) => fillPhrase(item, filled.values)))].join("\n"),
    introductionTrainerActivity: put([phrases.purpose[drawn], ...phrases.opening.trainer]),
    introductionLearnerActivity: put([
      ...phrases.opening.learner,
      ...(sheet.protective.length > 0 ? [phrases.protective] : []),
    ]),
    introductionResources: lines(session, common.introductionResources),
    ...stepFields(held, values),
    summary: put(phrases.summary),
    assessment: put([...assessed, ...(isPart ? [own.later] : []), phrases.readiness]),
    conclusionResources: lines(session, common.conclusionResources),
    evaluationOfSession: put([...own.evaluation, ...(isPaused && isBegun ? [phrases.keep] : [])]),
    additionalNotes: put([phrases.sheet[drawn], ...phrases.appendices]),
    ...trainerNotes(sheet, phrases),
  };
}

/** The job sheet itself, for the trainer and for the wall of the workshop. */
function trainerNotes(sheet: BankSession, { notes }: Phrases): Record<string, string> {
  const steps = sheet.procedure.flatMap(({ do: act, minutes, standard }, index) => [
    fillPhrase(notes.step, { n: String(index + 1), do: clause(act), minutes: String(minutes) }),
    ...(standard ? [fillPhrase(notes.standard, { standard: inOneLine(standard) })] : []),
  ]);
  return {
    notesSheet: [...sheet.safety.map((text) => fillPhrase(notes.safety, { text: inOneLine(text) })), ...steps].join(
      "\n",
    ),
    notesMaterials: resources(sheet, { notes }, true).join("\n"),
    notesFaults: sheet.faults.map((fault) => fillPhrase(notes.fault, { ...fault })).join("\n"),
    notesQuestions: [
      ...numbered(sheet.questions.map(({ q }) => inOneLine(q))).split("\n"),
      fillPhrase(notes.extension, { text: inOneLine(sheet.extension.q) }),
    ].join("\n"),
    notesAnswers: [
      ...numbered(sheet.questions.map(({ a }) => inOneLine(a))).split("\n"),
      fillPhrase(notes.extension, { text: inOneLine(sheet.extension.a) }),
      ...sheet.knowledge.map(({ fact }) => fillPhrase(notes.fact, { text: fact.trimEnd() })),
    ].join("\n"),
    notesDiagrams: drawingNotes(sheet),
  };
}
