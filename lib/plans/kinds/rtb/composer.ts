import { fillPhrase, isFilled, numbered } from "../../text/wording";
import type { StepRole } from "./composer/banks";
import { withAdaptations } from "./composer/adaptations";
import { withMethods } from "./composer/methods";
import { framedClosing } from "./composer/framed-closing";
import { calmSession } from "./composer/calm-session";
import { sheetSession, sheetTechniques } from "./composer/sheet/texts";
import { isDangerous, lines, readSession, rolesFor, type SessionDraft } from "./composer/session";
import type { Calm } from "../../safety/calm";
import { careClosing, careLimits, careOpening, withoutHarms, type CarefulRole } from "../../safety/care";
import { withOfficialFields } from "../../safety/titles";
import { withOfficialWording } from "../../safety/wording";
import { givenFields } from "./fields";
import { settleSession } from "./rules";
import { withBankSpelling } from "../titles";
import { rtbContent, type RtbContent, type RtbRequest } from "./schema";
import type { RtbBackground } from "./types";

/** What a step needs, beside the tools that every step works with. */
function resourcesOf({ frame, common }: SessionDraft, role: StepRole): string {
  const extra = role === "demonstration" || role === "concept" ? [] : [common.stepResources];
  const check = role === "independent" || role === "review" || role === "combined" ? [common.checklist] : [];
  const things = role === "review" ? [] : [frame.tools, frame.materials];
  return [...things, ...extra, ...check].map((item) => item.charAt(0).toUpperCase() + item.slice(1)).join("\n");
}

function stepFields(session: SessionDraft): Record<string, string> {
  const entries = rolesFor(session.request.numberOfSteps).flatMap((role, index) => {
    const { trainer, learner } = session.strategy(role);
    const isWork = role === "independent" || role === "combined";
    const watched = isWork && isDangerous(session.request) ? [session.frame.watched] : [];
    const name = `step${index + 1}`;
    return [
      [`${name}Title`, session.common.steps[role]],
      [`${name}TrainerActivity`, lines(session, [...watched, ...trainer])],
      [`${name}LearnerActivity`, lines(session, learner)],
      [`${name}Resources`, resourcesOf(session, role)],
    ];
  });
  return Object.fromEntries(entries);
}

/** The way of working in each part of the session, by its name. */
function techniques({ common, request, strategy }: SessionDraft): string {
  const parts = [
    { step: common.introduction, name: strategy("opening").name },
    ...rolesFor(request.numberOfSteps).map((role) => ({ step: common.steps[role], name: strategy(role).name })),
  ];
  return parts.map((part) => fillPhrase(common.technique, part)).join("\n");
}

function objectives({ common, values }: SessionDraft): string {
  return [common.objectivesLead, numbered(common.objectives.map((item) => fillPhrase(item, values)))].join("\n");
}

function references(session: SessionDraft): string {
  const { common, background } = session;
  const [curriculum = "", manuals = ""] = common.references;
  return lines(session, [background.module ? common.referenceKnown : curriculum, manuals]);
}

/**
 * Writes a whole RTB session plan without a model, in the plan's language and the words of its trade. Pure: the same
 * request, background and seed give the same plan. What the trainer gave stays as it is; the reflection stays empty,
 * since it is written after the session. Source of the parts and standard phrases: session plans in use in schools.
 */
export function composeRtb(source: { request: RtbRequest; background: RtbBackground; seed: number }): RtbContent {
  const request = withBankSpelling(
    "topicOfSession",
    withOfficialFields(source.request, givenFields),
    source.background.sheet,
  );
  const session = readSession({ ...source, request });
  if (session.calm) {
    const calm = { ...calmSession(session, session.calm), references: references(session) };
    return settleSession(rtbContent.parse({ ...request, ...withAdaptations(withMethods(calm, session), session) }));
  }
  const texts = session.care ? withCare(usualTexts(session), session, session.care) : usualTexts(session);
  const mindful = { request, calm: session.care };
  return settleSession(rtbContent.parse({ ...request, ...withAdaptations(withMethods(texts, session), mindful) }));
}

/** The trainer's own choice, else what is really done in each part. */
function techniquesOf(session: SessionDraft): string {
  const { facilitationTechniques } = session.request;
  if (isFilled(facilitationTechniques)) return facilitationTechniques;
  return session.background.sheet ? sheetTechniques(session) : techniques(session);
}

function usualTexts(session: SessionDraft): Record<string, string> {
  const { background } = session;
  return {
    facilitationTechniques: techniquesOf(session),
    references: references(session),
    ...(background.sheet ? sheetSession(session, background.sheet) : framedTexts(session)),
  };
}

/** The texts of a session that the bank does not know; its notes are boxes to be filled. */
function framedTexts(session: SessionDraft): Record<string, string> {
  const { common, request, frame } = session;
  const opening = session.strategy("opening");
  const given = (text: string, phrases: readonly string[]) => (isFilled(text) ? text : lines(session, phrases));
  return {
    indicativeContent: given(request.indicativeContent, common.indicative),
    // On the form itself and first, so that nobody stands before the class with empty notes.
    objectives: [frame.notice, objectives(session)].join("\n"),
    introductionTrainerActivity: lines(session, [frame.notice, ...opening.trainer]),
    introductionLearnerActivity: lines(session, opening.learner),
    introductionResources: lines(session, common.introductionResources),
    ...stepFields(session),
    ...framedClosing(session),
    conclusionResources: lines(session, common.conclusionResources),
    evaluationOfSession: lines(session, common.evaluation),
    additionalNotes: lines(session, common.appendices),
    ...frame.notes,
  };
}

/** The session of a trade that touches on a sensitive topic, with what is said of that before, beside and after the work. */
function withCare(texts: Record<string, string>, { request }: SessionDraft, care: Calm): Record<string, string> {
  const opening = careOpening(care);
  const closing = careClosing(care);
  const kept = withoutHarms(texts, { care, language: request.language, roleOf });
  const joined = (...parts: (string | readonly string[] | undefined)[]) => parts.flat().filter(Boolean).join("\n");
  const framed = {
    indicativeContent: withOfficialWording(kept.indicativeContent ?? ""),
    introductionTrainerActivity: joined(opening.teacher, kept.introductionTrainerActivity, careLimits(care)),
    introductionLearnerActivity: joined(opening.learners, kept.introductionLearnerActivity),
    summary: joined(kept.summary, closing.teacher),
  };
  return { ...kept, ...framed };
}

function roleOf(field: string): CarefulRole {
  if (field.endsWith("TrainerActivity")) return "teacher";
  return field.endsWith("LearnerActivity") ? "learners" : "other";
}
