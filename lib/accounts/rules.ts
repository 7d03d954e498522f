import { createHash, randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import { acceptedHashes, keyedHash } from "@/lib/core/keys";
import { storable } from "@/lib/core/searchable";
import { codeRules, longestBrowserName } from "./constants";
import type { Caller } from "./types";

/** 256 bits for a link or a cookie: nobody guesses them. */
export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** What is kept of such a secret. */
export function hashSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}

export function newCode(): string {
  return String(randomInt(0, 10 ** codeRules.digits)).padStart(codeRules.digits, "0");
}

type GivenCode = { accountId: number; purpose: string; code: string };

function codeText({ accountId, purpose, code }: GivenCode): string {
  return `${accountId}:${purpose}:${code}`;
}

/** Codes are short, so they are kept under a key of the server: a copy of the table alone does not reveal them. */
export function hashCode(given: GivenCode): string {
  return keyedHash("codes", codeText(given));
}

/** Whether the code is the one that is kept. */
export function isCode(kept: string, given: GivenCode): boolean {
  return acceptedHashes("codes", codeText(given)).some((hash) => sameText(kept, hash));
}

function sameText(left: string, right: string): boolean {
  const a = Buffer.from(left);
  const b = Buffer.from(right);
  return a.length === b.length && timingSafeEqual(a, b);
}

/** What is kept of what a caller's browser says of itself. */
export function browserOf({ userAgent }: Pick<Caller, "userAgent">): string {
  return storable(userAgent).slice(0, longestBrowserName);
}
