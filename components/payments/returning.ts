import type { PaymentStatus } from "./types";

/** How often a payment that has not come yet is asked after on the return page, and how long between two questions. */
export const returnQuestions = 5;
export const returnPauseMs = 2_500;

export type NextStep = "paid" | "unpaid" | "again" | "onward";

type Answer = {
  /** What the server says, after asking the provider itself. */
  status: PaymentStatus;
  /** What the provider's address says; it can only end the waiting, never make a payment. */
  said: string | null;
  /** Questions so far. */
  asked: number;
};

/** A provider that says it was not paid is believed once our own question does not find a payment. */
function saidUnpaid(said: string | null): boolean {
  return said !== null && /^(cancell?ed|failed|declined|aborted)$/i.test(said);
}

/** What the return page does with an answer. */
export function nextStep({ status, said, asked }: Answer): NextStep {
  if (status === "successful") return "paid";
  if (status !== "pending" || saidUnpaid(said)) return "unpaid";
  return asked < returnQuestions ? "again" : "onward";
}
