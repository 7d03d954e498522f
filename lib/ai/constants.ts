import { seconds } from "@/lib/core/clock";
import type { AnswerFormat, ModelLimits } from "./types";

/** Formats from the strictest on; a server that refuses one is asked in the next. */
export const answerFormats: readonly AnswerFormat[] = ["schema", "json", "text"];

/** A plan that a model has not written after this time is finished by the composer. */
export const modelLimits: ModelLimits = {
  connect: seconds(30),
  firstToken: seconds(30),
  betweenTokens: seconds(30),
  answer: seconds(180),
};

/** Unfinished sections are shown at most this often. */
export const partialEvery = 200;

/** Longest text taken from a model; what goes beyond is cut. Source: PLN-4. */
export const longestText = 10_000;

/** Characters of a whole answer; a model that goes on beyond them writes no plan, and is stopped. */
export const longestAnswer = 200_000;

/** Times that a busy or failing server (429, 5xx, no connection) is asked again, after 2, then 4 seconds or as long as it says. */
export const modelRetries = 2;

/** Statuses by which servers say that they do not know a format. */
export const refusesFormat: readonly number[] = [400, 404, 415, 422, 501];
