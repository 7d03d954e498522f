import type { PlanLanguage } from "@/lib/core/language";
import { fitting } from "../../../text/tags";
import { isFilled, numbered, quote } from "../../../text/wording";
import { calmLine, calmMove, calmMoves, type Calm } from "../../../safety/calm";
import { harmsIn } from "../../../safety/forbidden";
import type { CalmMove, CalmPlace, CalmStep } from "../../../safety/types";
import { withOfficialWording } from "../../../safety/wording";
import type { StepRole } from "./banks";
import { rolesFor, type SessionDraft } from "./session";

/** What each step of a calm session holds, and by which name. */
const calmRoles: Record<StepRole, { name: CalmStep; places: readonly CalmPlace[] }> = {
  concept: { name: "words", places: ["exploitation"] },
  demonstration: { name: "reading", places: ["discovery"] },
  guided: { name: "talk", places: ["presentation", "exploitation"] },
  independent: { name: "writing", places: ["application"] },
  review: { name: "review", places: ["synthesis"] },
  combined: { name: "combined", places: ["discovery", "presentation", "synthesis", "application"] },
};

function joined(moves: readonly CalmMove[]): CalmMove {
  return { teacher: moves.flatMap((move) => move.teacher), learners: moves.flatMap((move) => move.learners) };
}

function block(calm: Calm, phrases: readonly string[]): string {
  return phrases.map((phrase) => calmLine(calm, phrase)).join("\n");
}

type Picker = (place: CalmPlace) => CalmMove;

/** The ways to study a text that are about its words: in sessions with a step for those they stand there alone. */
function keyWords({ phrases }: Calm): CalmMove[] {
  return fitting(phrases.discovery, "keyWords");
}

/** A session of two or three steps has no room for the key words and the review: the reading and the writing bring them. */
function stepMove(role: StepRole, { roles, pick, calm }: { roles: readonly StepRole[]; pick: Picker; calm: Calm }) {
  if (role === "concept") return joined(keyWords(calm).map((move) => calmMove(calm, move)));
  const { places } = calmRoles[role];
  const last = role === "independent" && !roles.includes("review") ? (["synthesis"] as const) : [];
  const talk = role === "demonstration" && !roles.includes("guided") ? (["presentation"] as const) : [];
  return joined([...places.slice(0, 1), ...talk, ...last, ...places.slice(1)].map(pick));
}

function stepFields(session: SessionDraft, calm: Calm, pick: Picker): Record<string, string> {
  const { rtb } = calm.phrases;
  const roles = rolesFor(session.request.numberOfSteps);
  const entries = roles.flatMap((role, index) => {
    const { teacher, learners } = stepMove(role, { roles, pick, calm });
    const name = `step${index + 1}`;
    const own = index === 0 ? [...teacher, rtb.pace] : teacher;
    return [
      [`${name}Title`, rtb.steps[calmRoles[role].name]],
      [`${name}TrainerActivity`, block(calm, own)],
      [`${name}LearnerActivity`, block(calm, learners)],
      [`${name}Resources`, rtb.resources.join("\n")],
    ];
  });
  return Object.fromEntries(entries);
}

/** What the trainer gave stays, but for what asks for something forbidden; without the rest of it the phrases stand in. */
function given(
  calm: Calm,
  text: string,
  { language, phrases }: { language: PlanLanguage; phrases: readonly string[] },
): string {
  const kept = text.split("\n").filter((line) => harmsIn(line, language).length === 0);
  const own = withOfficialWording(kept.join("\n"));
  return isFilled(own) ? own : block(calm, phrases);
}

/** The texts of a session on a sensitive topic, apart from its references. */
export function calmSession(session: SessionDraft, calm: Calm): Record<string, string> {
  const { request, common } = session;
  const { rtb } = calm.phrases;
  const { language } = request;
  const hasWords = rolesFor(request.numberOfSteps).includes("concept");
  const taken = hasWords ? keyWords(calm) : [];
  const choose: Picker = (place) => {
    const others = calmMoves(calm, place).filter((move) => !taken.includes(move));
    return session.pick(place, others);
  };
  const pick: Picker = (place) => calmMove(calm, choose(place));
  const opening = joined([
    calmMove(calm, session.pick("recall", calm.phrases.recall)),
    pick("opening"),
    calmMove(calm, calm.phrases.helpers),
    pick("announce"),
  ]);
  const questions = calm.questions.map((question) => quote(question, request.language, 200)).join(" ");
  const asked = { ...calm, values: { ...calm.values, questions } };
  // Who helps stands in the summary already.
  const farewell = choose("closing").teacher.filter((line) => !line.includes("{help}"));
  return {
    facilitationTechniques: given(calm, request.facilitationTechniques, { language, phrases: rtb.techniques }),
    indicativeContent: given(calm, request.indicativeContent, { language, phrases: rtb.indicative }),
    objectives: [common.objectivesLead, numbered(rtb.objectives.map((item) => calmLine(calm, item)))].join("\n"),
    introductionTrainerActivity: block(calm, [calm.phrases.notice, ...opening.teacher, rtb.safety]),
    introductionLearnerActivity: block(calm, opening.learners),
    introductionResources: rtb.resources.join("\n"),
    ...stepFields(session, calm, pick),
    summary: block(calm, rtb.summary),
    assessment: block(asked, rtb.assessment),
    conclusionResources: rtb.resources.join("\n"),
    evaluationOfSession: block(calm, [...rtb.evaluation, ...farewell]),
    additionalNotes: block(calm, rtb.appendices),
    ...session.frame.notes,
  };
}
