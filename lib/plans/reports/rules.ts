import { createHash } from "node:crypto";
import { findLessonById, findSessionById } from "@/lib/bank/queries";
import { anyCase } from "../text/wording";

/** A text without the names given; shorter ones than three letters are no names. */
export function withoutNames(text: string, names: readonly string[]): string {
  const long = names.map((name) => name.trim()).filter((name) => name.length > 2);
  return long.sort((a, b) => b.length - a.length).reduce((rest, name) => rest.replace(anyCase(name), "…"), text);
}

/** Names the content that an entry of the bank has now; null where there is none of that id. */
export function entryVersionOf(id: string): string | null {
  const entry = findLessonById(id) ?? findSessionById(id);
  return entry && createHash("sha256").update(JSON.stringify(entry)).digest("hex").slice(0, 12);
}
