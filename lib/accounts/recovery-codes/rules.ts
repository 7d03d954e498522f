import { randomInt } from "node:crypto";
import { hashSecret } from "../rules";

/** Without letters that are taken for one another. */
const letters = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** 80 bits, in four groups that can be copied by hand. */
export function newRecoveryCode(): string {
  const drawn = Array.from({ length: 16 }, () => letters[randomInt(letters.length)] ?? "").join("");
  return drawn.replace(/(.{4})(?=.)/g, "$1-");
}

/** However it was typed: with other dashes, spaces or small letters. */
export function normalRecoveryCode(typed: string): string {
  return typed.toUpperCase().replace(/[^A-Z0-9]/g, "");
}

/** What is kept of a code; nobody tries 80 bits through. */
export function recoveryHash(accountId: number, typed: string): string {
  return hashSecret(`recovery ${accountId} ${normalRecoveryCode(typed)}`);
}
