import { methodPhrases } from "../../../../text/methods/phrases";
import type { PlannedMethod } from "../../../../text/methods/parts";
import { isFinding } from "../../../../text/methods/placing";
import type { MethodStage } from "../../../../text/methods/reading";
import { fillPhrase, isFilled, listed, quote } from "../../../../text/wording";
import { stepNames, type StepName } from "../constants";
import type { LessonDraft } from "../lesson/lesson";
import { methodNames } from "../lesson/methods";
import type { Move } from "../move";
import type { StepMinutes } from "../timing/steps";
import { leastMethod, longestOwnWords } from "./constants";
import { isGame, wishedAct } from "./wished-acts";

/** What both sides do for a wish; one that no plan knows is the teacher's to carry out. */
function moveOf(method: PlannedMethod, lesson: LessonDraft): Move {
  const { language } = lesson.request;
  const phrases = methodPhrases[language];
  const words = quote(method.said, language, longestOwnWords);
  const act = wishedAct(method, lesson);
  if (!act) return { teacher: [fillPhrase(phrases.own, { said: words })], learners: [] };
  const { teacher, learners } = act;
  return {
    teacher: [fillPhrase(phrases.wished, { said: words, act: teacher })],
    learners: isFilled(learners) ? [learners] : [],
  };
}

function joined(methods: readonly PlannedMethod[], lesson: LessonDraft): Move {
  const moves = methods.map((method) => moveOf(method, lesson));
  return { teacher: moves.flatMap(({ teacher }) => teacher), learners: moves.flatMap(({ learners }) => learners) };
}

/** What is done in the first or last stage as the teacher wished. */
export function stageMethods(lesson: LessonDraft, stage: Exclude<MethodStage, "development">): Move {
  return joined(
    lesson.methods.placed.filter((method) => method.stage === stage),
    lesson,
  );
}

/** Why what was wished is left out: on a sensitive topic. */
export function declinedMethods({ methods: { declined }, request: { language } }: LessonDraft): Move {
  const names = listed(methodNames(declined, language), language);
  return { teacher: names ? [fillPhrase(methodPhrases[language].declined, { names })] : [], learners: [] };
}

function homeOf({ kind, parts }: PlannedMethod): StepName {
  if (kind === "presentation") return "presentation";
  const isOfUse = ["alone", "exercises", "contest"].some((way) => parts.ways.some((own) => own === way));
  const isOnlyOfUse = isOfUse && parts.groupSize === null && parts.things.length === 0;
  return isFinding(kind) && !(kind === null && isOnlyOfUse) ? "discovery" : "application";
}

/** The step of each wish for the development: where its way is at home, never before the step of the wish before it. */
function stepsOfMethods(
  { methods }: LessonDraft,
  steps: readonly StepMinutes[],
): { method: PlannedMethod; step: StepName }[] {
  const roomy = steps.filter(({ name, minutes }) => minutes >= leastMethod || name === "presentation");
  const names = (roomy.length > 0 ? roomy : steps).map(({ name }) => name);
  let last = 0;
  return methods.placed.flatMap((method) => {
    if (method.stage !== "development") return [];
    const home = stepNames.indexOf(homeOf(method));
    const own = names.findIndex((name, index) => index >= last && stepNames.indexOf(name) >= home);
    last = own < 0 ? Math.max(0, names.length - 1) : own;
    const step = names[last];
    return step ? [{ method, step }] : [];
  });
}

/** What is done in a step of the development as the teacher wished. */
export function stepMethods(lesson: LessonDraft, step: StepName, steps: readonly StepMinutes[]): Move {
  const own = stepsOfMethods(lesson, steps).filter((placed) => placed.step === step);
  return joined(
    own.map(({ method }) => method),
    lesson,
  );
}

/** Whether a game is played in a step. */
export function isPlayedIn(lesson: LessonDraft, step: StepName, steps: readonly StepMinutes[]): boolean {
  return stepsOfMethods(lesson, steps).some(({ method, step: own }) => own === step && isGame(method));
}

/** The wishes that are carried out, each with its place, for the overview of the lesson. */
export function methodSummary(lesson: LessonDraft, steps: readonly StepMinutes[]): string {
  const { language } = lesson.request;
  const { places, summary } = methodPhrases[language];
  const stepOf = new Map(stepsOfMethods(lesson, steps).map(({ method, step }) => [method, step]));
  const said = lesson.methods.placed.map((method) => {
    const number = steps.findIndex(({ name }) => name === stepOf.get(method)) + 1;
    const place = fillPhrase(places[method.stage], { n: String(number) });
    const where = wishedAct(method, lesson) ? place : fillPhrase(places.own, { place });
    return `${quote(method.said, language, longestOwnWords)} (${where})`;
  });
  return [said.join(", ")]
    .filter(isFilled)
    .map((wishes) => fillPhrase(summary, { wishes }))
    .join("");
}
