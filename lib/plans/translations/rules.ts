import { createHash } from "node:crypto";
import type { Fields } from "@/lib/ai/types";

/** What tells whether a source's field is still the one that was translated. */
export function hashOf(value: unknown): string {
  return createHash("sha256")
    .update(JSON.stringify(value ?? null))
    .digest("base64url")
    .slice(0, 16);
}

export function hashesOf(content: Fields, fields: readonly string[]): Record<string, string> {
  return Object.fromEntries(fields.map((field) => [field, hashOf(content[field])]));
}

/** Fields whose source is no longer what it was when they were translated. */
export function staleFields(hashes: Readonly<Record<string, string>>, source: Fields): string[] {
  return Object.entries(hashes).flatMap(([field, hash]) => (hashOf(source[field]) === hash ? [] : [field]));
}
