import type { Session as BankSession } from "@/lib/bank/schema";
import { middleMinutes } from "@/lib/core/split-minutes";
import { at, clause, fill, inOneLine, isFilled, numbered, type Values } from "../../composing/rules";
import { rtbTiming } from "../constants";
import type { PhraseBank, StepRole } from "./banks";
import { lines, rolesFor, type Session } from "./session";

type Phrases = PhraseBank["known"];

/** Minutes of the conclusion that belong to summary and evaluation; the rest is the assessment of each trainee. */
const closingMinutes = 10;

function inRow(items: readonly string[]): string {
  return items.map((item, index) => `(${index + 1}) ${inOneLine(item)}`).join(" ");
}

function stepWithStandard({ do: act, standard }: BankSession["procedure"][number]): string {
  return standard ? `${clause(act)} [${clause(standard)}]` : clause(act);
}

/** Everything of a job sheet that the phrases are filled with. */
function sheetValues(sheet: BankSession, session: Session): Values {
  const { groupSize, procedure, questions } = sheet;
  const { duration, classSize } = session.request;
  const conclusion = duration - rtbTiming.opening - middleMinutes(duration, rtbTiming);
  const rounds = Math.max(1, Math.min(groupSize, classSize));
  return {
    ...session.values,
    title: sheet.titles[sheet.language]?.[0] ?? session.request.topicOfSession,
    purpose: inOneLine(sheet.purpose),
    safety: inRow(sheet.safety),
    protective: sheet.protective.join(", "),
    question: inOneLine(at(questions, 0).q),
    facts: inRow(sheet.knowledge.map(({ fact }) => fact)),
    steps: inRow(procedure.map(stepWithStandard)),
    size: String(groupSize),
    last: String(procedure.length),
    faults: inRow(sheet.faults.map(({ sign }) => sign)),
    criteria: inRow(sheet.criteria.map(clause)),
    questions: inRow(questions.map(({ q }) => q)),
    rounds: String(rounds),
    minutes: String(Math.max(1, Math.floor((conclusion - closingMinutes) / rounds))),
    extension: inOneLine(sheet.extension.q),
  };
}

function resources(sheet: BankSession, notes: Phrases["notes"]): string[] {
  const { tools, protective } = sheet;
  return [
    fill(notes.tools, { items: tools.join(", ") }),
    ...materials(sheet, notes),
    ...(protective.length > 0 ? [fill(notes.protective, { items: protective.join(", ") })] : []),
  ];
}

function materials(sheet: BankSession, notes: Phrases["notes"]): string[] {
  return sheet.materials.map(({ item, amount, per, instead }) => {
    const line = fill(notes.material, { item, amount, per: notes.per[per] });
    return instead ? `${line} (${fill(notes.instead, { text: instead })})` : line;
  });
}

/** Two parts in one step, where the session has no step of its own for each. */
const partsOf: Record<StepRole, readonly ("concept" | "demonstration" | "guided" | "independent" | "review")[]> = {
  concept: ["concept"],
  demonstration: ["demonstration"],
  guided: ["guided"],
  independent: ["independent"],
  review: ["review"],
  combined: ["demonstration", "guided"],
};

function stepFields(session: Session, known: { sheet: BankSession; phrases: Phrases; filled: Session }) {
  const { sheet, phrases, filled } = known;
  const entries = rolesFor(session.request.numberOfSteps).flatMap((role, index) => {
    const parts = partsOf[role].map((part) => phrases[part]);
    const needed = role === "concept" || role === "review" ? [] : resources(sheet, phrases.notes);
    const name = `step${index + 1}`;
    return [
      [`${name}Title`, session.common.steps[role]],
      [
        `${name}TrainerActivity`,
        lines(
          filled,
          parts.flatMap(({ trainer }) => trainer),
        ),
      ],
      [
        `${name}LearnerActivity`,
        lines(
          filled,
          parts.flatMap(({ learner }) => learner),
        ),
      ],
      [`${name}Resources`, [...needed, session.common.stepResources].join("\n")],
    ];
  });
  return Object.fromEntries(entries) as Record<string, string>;
}

/** The texts of a session that is held by a job sheet of the bank, apart from techniques and references. */
export function knownSession(session: Session, sheet: BankSession): Record<string, string> {
  const { common, request, phrases } = session;
  const filled = { ...session, values: sheetValues(sheet, session) };
  const put = (said: readonly string[]) => lines(filled, said);
  return {
    indicativeContent: isFilled(request.indicativeContent)
      ? request.indicativeContent
      : sheet.knowledge.map(({ fact }) => inOneLine(fact)).join("\n"),
    objectives: [common.objectivesLead, numbered(phrases.objectives.map((item) => fill(item, filled.values)))].join(
      "\n",
    ),
    introductionTrainerActivity: put(phrases.opening.trainer),
    introductionLearnerActivity: put(phrases.opening.learner),
    introductionResources: lines(session, common.introductionResources),
    ...stepFields(session, { sheet, phrases, filled }),
    summary: put(phrases.summary),
    assessment: put([...phrases.assessment, phrases.readiness]),
    conclusionResources: lines(session, common.conclusionResources),
    evaluationOfSession: put(phrases.evaluation),
    additionalNotes: put(phrases.appendices),
    ...trainerNotes(sheet, phrases),
  };
}

/** The job sheet itself, for the trainer and for the wall of the workshop. */
function trainerNotes(sheet: BankSession, { notes }: Phrases): Record<string, string> {
  const steps = sheet.procedure.flatMap(({ do: act, minutes, standard }, index) => [
    fill(notes.step, { n: String(index + 1), do: clause(act), minutes: String(minutes) }),
    ...(standard ? [fill(notes.standard, { standard: inOneLine(standard) })] : []),
  ]);
  return {
    notesSheet: [
      ...sheet.safety.map((text) => fill(notes.safety, { text: inOneLine(text) })),
      ...steps,
      ...sheet.diagrams.map(({ caption }) => fill(notes.drawing, { text: caption })),
    ].join("\n"),
    notesMaterials: resources(sheet, notes).join("\n"),
    notesFaults: sheet.faults.map((fault) => fill(notes.fault, { ...fault })).join("\n"),
    notesQuestions: [
      ...numbered(sheet.questions.map(({ q }) => inOneLine(q))).split("\n"),
      fill(notes.extension, { text: inOneLine(sheet.extension.q) }),
    ].join("\n"),
    notesAnswers: [
      ...numbered(sheet.questions.map(({ a }) => inOneLine(a))).split("\n"),
      fill(notes.extension, { text: inOneLine(sheet.extension.a) }),
      ...sheet.knowledge.map(({ fact }) => fill(notes.fact, { text: inOneLine(fact) })),
    ].join("\n"),
  };
}
