import { env } from "@/lib/core/env";
import { AppError } from "@/lib/core/errors";
import type { OfferedEntry } from "@/lib/bank/types";
import type { SealedChoices } from "../kinds/sealed-choices";
import { noLesson } from "../kinds/choice-types";
import type { PlanContent, PlanKindDefinition, PlanRequest } from "../kinds/contract";

/** What a form that asks its teacher sends along: for which title the teacher was asked, "" where nobody was. */
export type AskedTitle = { askedFor: string };

/** What is known while a lesson is looked for. */
type Search = {
  choices: SealedChoices;
  /** Without what was chosen, for a chosen entry may mend the title that was asked about. */
  plan: PlanContent;
  title: string;
  /** Whether a form waits, whose teacher can be asked. */
  isForm: boolean;
  /** Whether the teacher was asked about this very title. */
  isAsked: boolean;
  /** What was chosen for this title, an id or "none"; what was chosen for another one is asked anew. */
  answer: string;
};

function searchOf({ choices, draft }: PlanKindDefinition, request: PlanRequest, asking: AskedTitle | null): Search {
  const plan = draft({ ...request, lessonId: undefined });
  const title = choices.titleOf(plan);
  const isAsked = asking !== null && asking.askedFor === title;
  const answer = asking === null || isAsked ? String(request.lessonId ?? "") : "";
  return { choices, plan, title, isForm: asking !== null, isAsked, answer };
}

/** The question which lesson is meant; by default it is marked as unanswered where the teacher saw it before. */
function question(
  { choices, plan, title, isAsked }: Search,
  near: readonly OfferedEntry[],
  refusal?: string,
): AppError {
  const reason = refusal ?? (isAsked ? "lessonRequired" : undefined);
  const data = { title, near, elsewhere: choices.elsewhere(plan) };
  return new AppError("lesson_unclear", { fields: reason ? { lessonId: reason } : undefined, data });
}

/** On a sensitive topic nothing can be chosen but what was written for it, or a form without content. */
function calmLesson(search: Search): string | undefined {
  const { choices, plan, isForm, answer } = search;
  if (answer && answer !== noLesson && choices.refusal(plan, answer) === null) return answer;
  if (!isForm || answer || choices.entryId(plan) !== null || env().modelConfigured) return undefined;
  throw question(search, choices.offer(plan).near);
}

function ordinaryLesson(search: Search): string | undefined {
  const { choices, plan, isForm, answer } = search;
  if (answer === noLesson) return noLesson;
  const refusal = answer ? choices.refusal(plan, answer) : null;
  if (answer && !refusal) return answer;
  const { sure, near } = choices.offer(plan);
  if (refusal) throw question(search, sure ? [sure, ...near].slice(0, 4) : near, refusal);
  if (sure) return sure.id;
  const isWritten = near.length === 0 && env().modelConfigured;
  if (!isForm || isWritten) return undefined;
  throw question(search, near);
}

/**
 * The request with the entry of the bank that its plan is made of, so that whoever goes on with the plan finds the same. Where the
 * bank is not sure, or knows nothing and no model writes, a form (`asking`) is answered with the question, before anything is
 * spent; a client that asks nobody goes on without an entry. Who answers with the lesson that the bank has in another language
 * gets the plan in that language. Throws `lesson_unclear` with what to choose from, and with the reason where the id that was sent
 * does not fit.
 */
export function withLesson(kind: PlanKindDefinition, request: PlanRequest, asking: AskedTitle | null): PlanRequest {
  const search = searchOf(kind, request, asking);
  const { choices, plan, isAsked } = search;
  const elsewhere = isAsked && request.lessonId ? choices.elsewhere(plan) : null;
  if (elsewhere && elsewhere.id === request.lessonId) return { ...request, ...choices.moved(plan, elsewhere.id) };
  return { ...request, lessonId: choices.isCalm(plan) ? calmLesson(search) : ordinaryLesson(search) };
}
