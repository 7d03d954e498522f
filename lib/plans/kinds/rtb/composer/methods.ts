import type { PlanLanguage } from "@/lib/core/language";
import { inWordsOfTrades } from "../../../safety/calm";
import { harmsIn } from "../../../safety/forbidden";
import { methodPhrases, type MethodAct, type MethodPhrases } from "../../../text/methods/phrases";
import { isFinding, placedMethods, type PlacedMethod } from "../../../text/methods/placing";
import { readMethods, type MethodKind, type MethodStage } from "../../../text/methods/reading";
import { partsOfWish } from "../../../text/methods/parts";
import { fillPhrase, isFilled, listed, quote, searchable, sentence } from "../../../text/wording";
import type { StepRole } from "./banks";
import { isDangerous, rolesFor, type SessionDraft } from "./session";
import { workflowOf } from "./sheet/workflow";
import { wishedPlace } from "./typed-groups";

/** The most characters of a wish that are quoted. */
const longestWish = 160;

/** Ways that are kept where a session of its trade touches on a sensitive topic. */
const mild: readonly (MethodKind | null)[] = [
  "quiz",
  "discussion",
  "demonstration",
  "experiment",
  "outside",
  "presentation",
];

const practice: readonly StepRole[] = ["guided", "combined", "independent"];

/** What the trainer's own list of techniques wishes; lines with a colon are a plan's own. */
function wished({ facilitationTechniques }: SessionDraft["request"]): PlacedMethod[] {
  const clauses = facilitationTechniques.split("\n").filter((line) => !line.includes(":"));
  return placedMethods(readMethods(clauses.flatMap((line) => line.split(/[,;]|\.\s/)).map((clause) => clause.trim())));
}

/** The step of a wish: to find something out is for the first, to use it for the practice, unless machines run there. */
function stepOf({ kind }: PlacedMethod, session: SessionDraft): number {
  const roles = rolesFor(session.request.numberOfSteps);
  if (kind === "presentation" || kind === "song") return roles.length;
  const at = isFinding(kind) || isDangerous(session.request) ? -1 : roles.findIndex((role) => practice.includes(role));
  return Math.max(1, at + 1);
}

/** Shown first is what a session shows in any case, where it has a step for it. */
function isShown({ kind, stage }: PlacedMethod, { request }: SessionDraft): boolean {
  const roles = rolesFor(request.numberOfSteps);
  return kind === "demonstration" && stage === "development" && !roles.every((role) => role === "combined");
}

/** What is done for a wish; beside the work and the assessment of a session, both of which go on. */
function actOf(kind: MethodKind, stage: MethodStage, { acts, atWork }: MethodPhrases): MethodAct {
  const { development, ...others } = acts[kind];
  const beside = stage === "introduction" ? undefined : atWork[kind];
  return beside ?? { development, ...others }[stage] ?? development;
}

const stemLetters = 5;

/** The step of the job sheet that does what a wish names beside its way, and whether today's minutes reach it; null for none. */
function stepOfSheet(
  method: PlacedMethod,
  { request, background }: SessionDraft,
  phrases: MethodPhrases,
): string | null {
  const { sheet } = background;
  const words = partsOfWish({ ...method, kind: null }).rest.flatMap(
    (piece) => searchable(piece).match(/\p{L}{4,}/gu) ?? [],
  );
  if (!sheet || words.length === 0 || (method.kind !== null && method.kind !== "quiz")) return null;
  const said = sheet.procedure.map(({ do: act, standard }) => searchable(`${act} ${standard ?? ""}`));
  const has = (text: string) => (word: string) => text.includes(word.slice(0, stemLetters));
  const at = said.findIndex((text) => words.every(has(text)));
  if (at < 0) return null;
  const { today, needed } = workflowOf(sheet, request);
  const values = { n: String(at + 1), needed: String(needed) };
  return fillPhrase(at < today ? phrases.sheetStep : phrases.sheetLater, values);
}

type Line = { field: string; line: string };

function linesOf(method: PlacedMethod, session: SessionDraft, phrases: MethodPhrases): Line[] {
  const { kind, stage, said } = method;
  const words = quote(said, session.request.language, longestWish);
  const places = { introduction: "introduction", development: `step${stepOf(method, session)}` };
  const trainer = stage === "conclusion" ? "assessment" : `${places[stage]}TrainerActivity`;
  const step = stepOfSheet(method, session, phrases);
  if (step) return [{ field: trainer, line: fillPhrase(phrases.wished, { said: words, act: step }) }];
  // A stock act stands only for a wish whose words it does: of a leak test a quiz is none.
  const isOther = kind === "quiz" && partsOfWish(method).rest.length > 0;
  if (kind === null || isOther) return [{ field: trainer, line: fillPhrase(phrases.own, { said: words }) }];
  const act = actOf(kind, stage, phrases);
  const done = fillPhrase(act.teacher, { ...session.values, inGroups: session.values.grouping ?? "" });
  const line = fillPhrase(phrases.wished, { said: words, act: done });
  const own = stage === "conclusion" ? [] : [{ field: `${places[stage]}LearnerActivity`, line: act.learners }];
  return [{ field: trainer, line }, ...own];
}

/** A line before what stands there, but behind the notice of a frame. */
function withLine(text: string, line: string, notice: string): string {
  const [first = "", ...rest] = text.split("\n");
  return (first === notice ? [first, line, ...rest] : [line, text]).filter(isFilled).join("\n");
}

/** A wish of other words as it was typed, unless the topic forbids these words too. */
function declinedWords(said: string, language: PlanLanguage, { unnamed }: MethodPhrases): string {
  return harmsIn(said, language).length === 0 ? quote(said, language, longestWish) : unnamed;
}

/** The texts with what the trainer wished of the way of training; on a sensitive topic with why it is left out. */
export function withMethods<Texts extends Record<string, unknown>>(texts: Texts, session: SessionDraft): Texts {
  const { request, calm, care, frame } = session;
  const phrases = inWordsOfTrades(methodPhrases[request.language], request.language);
  const all = wished(request).filter((method) => !isShown(method, session));
  const kept = all.filter(({ kind }) => !calm && (!care || mild.includes(kind)));
  const names = all
    .filter((method) => !kept.includes(method))
    .map(({ kind, said }) => (kind ? phrases.names[kind] : declinedWords(said, request.language, phrases)));
  const refused = fillPhrase(phrases.declined, { names: listed([...new Set(names)], request.language) });
  const lines = kept.toReversed().flatMap((method) => linesOf(method, session, phrases));
  const declined = names.length > 0 ? [{ field: "introductionTrainerActivity", line: refused }] : [];
  const place = calm ? null : wishedPlace(request);
  const away = place
    ? [{ field: "step1TrainerActivity", line: `${sentence(fillPhrase(phrases.working.place, { place }))}.` }]
    : [];
  const own: Record<string, string> = {};
  for (const { field, line } of [...lines, ...away, ...declined])
    own[field] = withLine(own[field] ?? String(texts[field] ?? ""), line, frame.notice);
  return { ...texts, ...own };
}
