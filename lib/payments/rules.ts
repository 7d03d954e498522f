import { parsePhoneNumberFromString } from "libphonenumber-js/mobile";
import { AppError } from "@/lib/core/errors";
import { askingPauses } from "./constants";
import type { Order, ProviderReport } from "./types";

/** MTN Rwanda's numbers. Source: the operator's ranges 078 and 079. */
const mtn = /^\+2507[89]\d{7}$/;

/**
 * The number in E.164, from every way in which a Rwandan writes it: 078..., 78..., 250..., +250..., 00250..., with blanks,
 * dots, dashes or brackets. Throws `invalid_input` with `phoneNumber` for what is no number, or not one of MTN Rwanda.
 */
export function mtnNumber(written: string): string {
  const number = parsePhoneNumberFromString(written.trim(), "RW");
  if (!number?.isValid() || number.country !== "RW" || number.ext)
    throw new AppError("invalid_input", { fields: { phoneNumber: "phoneValid" } });
  if (!mtn.test(number.number)) throw new AppError("invalid_input", { fields: { phoneNumber: "phoneMtn" } });
  return number.number;
}

/** 0788123456: the form in which the network's prompt reaches the phone. */
export function nationalNumber(e164: string): string {
  return e164.replace(/^\+250/, "0");
}

export type Verdict = "payment" | "mismatch" | "failure" | "pending" | "foreign";

/**
 * What a report means for an order. Money pays it only when reference, currency, status and amount (the price or more)
 * agree. Source: PAY-10.
 */
export function judge(order: Pick<Order, "txRef" | "amount" | "currency">, report: ProviderReport): Verdict {
  if (report.txRef !== order.txRef) return "foreign";
  if (report.status === "pending") return "pending";
  if (report.status === "failed") return "failure";
  return report.currency === order.currency && report.amount >= order.amount ? "payment" : "mismatch";
}

/** When the job asks again, given how often it has asked. */
export function nextCheck(moment: Date, checks: number): Date {
  const pause = askingPauses[Math.min(checks, askingPauses.length - 1)] ?? 0;
  return new Date(moment.getTime() + pause);
}

/** Names of values that say nothing about a person and open nothing. */
const plainKeys = new Set(
  (
    "status message code id tx_ref flw_ref order_id amount currency charged_amount app_fee merchant_fee amount_settled " +
    "payment_type payment_options processor_response auth_model created_at event event.type data meta mode " +
    "authorization session_duration error_id type txRef flwRef"
  ).split(" "),
);

/** The value with only those texts and numbers in it that are known to be harmless. */
export function redacted(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 20).map(redacted);
  if (value === null || typeof value !== "object") return typeof value === "string" ? value.slice(0, 300) : value;
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, 60)
      .map(([key, child]) => [key, plainKeys.has(key) ? redacted(child) : "[removed]"]),
  );
}

/** Whether a payment may begin beside one that waits, from every time that the question is answered: one `false` refuses it. */
export function mayBeginAnother(answers: readonly string[]): boolean | undefined {
  return answers.includes("false") ? false : answers.includes("true") || undefined;
}
