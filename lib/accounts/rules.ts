import { createHmac, randomInt, timingSafeEqual } from "node:crypto";
import { authSecret } from "@/lib/core/env";
import { codeRules } from "./constants";

export function newCode(): string {
  return String(randomInt(0, 10 ** codeRules.digits)).padStart(codeRules.digits, "0");
}

/** Codes are short, so they are kept under a key of the server: a copy of the table alone does not reveal them. */
export function hashCode(given: { accountId: number; purpose: string; code: string }): string {
  const { accountId, purpose, code } = given;
  return createHmac("sha256", authSecret()).update(`${accountId}:${purpose}:${code}`).digest("hex");
}

export function sameHash(left: string, right: string): boolean {
  const a = Buffer.from(left, "hex");
  const b = Buffer.from(right, "hex");
  return a.length === b.length && timingSafeEqual(a, b);
}
