import { env } from "@/lib/core/env";
import { AppError } from "@/lib/core/errors";
import { noLesson } from "../kinds/choices";
import type { PlanKindDefinition, PlanRequest } from "../kinds/contract";

/** What a form that asks its teacher sends along: for which title she was asked, "" where she was not. */
export type Asking = { askedFor: string };

/**
 * The request with the entry of the bank that its plan is made of, so that whoever goes on with the plan finds the same. Where the
 * bank is not sure, or knows nothing and no model writes, a form (`asking`) is answered with the question, before anything is
 * spent; a client that asks nobody goes on without an entry. Who answers with the lesson that the bank has in another language
 * gets the plan in that language. On a sensitive topic nothing can be chosen but what was written for it,
 * or a form without content. Throws `lesson_unclear` with what to choose from, and with the reason where the id that was sent does
 * not fit.
 */
export function withLesson(kind: PlanKindDefinition, request: PlanRequest, asking: Asking | null): PlanRequest {
  // Without what was chosen, for a chosen entry may mend the title that was asked about.
  const plan = kind.draft({ ...request, lessonId: undefined });
  const { choices } = kind;
  const title = choices.titleOf(plan);
  const isAsked = asking !== null && asking.askedFor === title;
  const elsewhere = isAsked && request.lessonId ? choices.elsewhere(plan) : null;
  if (elsewhere && elsewhere.id === request.lessonId) return { ...request, ...choices.moved(plan, elsewhere.id) };
  if (choices.isCalm(plan)) {
    const answer = asking === null || isAsked ? String(request.lessonId ?? "") : "";
    if (answer && answer !== noLesson && choices.refusal(plan, answer) === null)
      return { ...request, lessonId: answer };
    const isAnswered = asking === null || (isAsked && Boolean(request.lessonId));
    if (isAnswered || choices.entryId(plan) !== null || env().modelConfigured)
      return { ...request, lessonId: undefined };
    const fields = isAsked ? { lessonId: "lessonRequired" } : undefined;
    const data = { title, near: choices.offer(plan).near, elsewhere: choices.elsewhere(plan) };
    throw new AppError("lesson_unclear", { fields, data });
  }
  // What was chosen for another title is asked anew.
  const chosen = asking === null || isAsked ? String(request.lessonId ?? "") : "";
  if (chosen === noLesson) return { ...request, lessonId: noLesson };
  const refusal = chosen ? choices.refusal(plan, chosen) : null;
  if (chosen && !refusal) return { ...request, lessonId: chosen };
  const { sure, near } = choices.offer(plan);
  const question = { title, near: sure ? [sure, ...near].slice(0, 4) : near, elsewhere: choices.elsewhere(plan) };
  if (refusal) throw new AppError("lesson_unclear", { fields: { lessonId: refusal }, data: question });
  if (sure) return { ...request, lessonId: sure.id };
  const isWritten = near.length === 0 && env().modelConfigured;
  if (asking === null || isWritten) return { ...request, lessonId: undefined };
  const fields = isAsked ? { lessonId: "lessonRequired" } : undefined;
  throw new AppError("lesson_unclear", { fields, data: question });
}
