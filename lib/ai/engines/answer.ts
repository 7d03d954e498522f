import { parsePartialJson } from "ai";
import type { z } from "zod";
import { longestText } from "../constants";
import type { Fields } from "../types";

/** What can be read of an answer so far; `complete` once nothing is missing at its end. */
export type AnswerReading = { object: Fields; complete: boolean };

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The part of an answer that is JSON: without spoken thoughts, code fences and politeness around it. */
function jsonPart(text: string): string {
  const answer = text.replace(/<think>[\s\S]*?(<\/think>|$)/g, "");
  const start = answer.indexOf("{");
  const fence = answer.indexOf("```", start);
  return start < 0 ? "" : answer.slice(start, fence < 0 ? undefined : fence);
}

/** Mends what models get wrong most: line breaks inside texts and commas before a closing bracket. */
function mended(json: string): string {
  return json.replace(/"(?:[^"\\]|\\[\s\S])*("|$)|,(?=\s*[}\]])/g, (piece) =>
    piece === "," ? "" : piece.replace(/\r?\n/g, "\\n").replaceAll("\t", "\\t"),
  );
}

/** Reads an answer, whole or still growing. Sections wrapped into one more object are found as well. */
export async function readAnswer(text: string, names: readonly string[]): Promise<AnswerReading> {
  const json = jsonPart(text);
  let parsed = await parsePartialJson(json);
  if (parsed.state === "failed-parse") parsed = await parsePartialJson(mended(json));
  const value: unknown = parsed.value;
  const complete = parsed.state === "successful-parse";
  if (!isFields(value)) return { object: {}, complete: false };
  const inner = Object.values(value).find(isFields);
  const wrapped = !names.some((name) => name in value) && inner && names.some((name) => name in inner);
  return { object: wrapped ? inner : value, complete };
}

/** Lists become lines, and minutes said in words become numbers, where a schema does not take them as they are. */
function loosened(value: unknown): unknown {
  if (Array.isArray(value))
    return value.map((item) => (isFields(item) ? Object.values(item).join(" ") : item)).join("\n");
  if (typeof value === "string" && /^\d+(\.\d+)?\s?\p{L}*\.?$/u.test(value.trim())) return Number.parseFloat(value);
  return value;
}

/** A text as it may be stored: bounded, trimmed, without control characters, long gaps and halves of surrogate pairs. */
function tidied(value: unknown): unknown {
  if (typeof value !== "string") return value;
  const printable = value.replace(/\r\n?/g, "\n").replace(/[^\P{Cc}\n\t]/gu, "");
  const close = printable.replace(/\n{3,}/g, "\n\n").replace(/[^\S\n]{3,}/g, " ");
  return close.slice(0, longestText).toWellFormed().trim();
}

function mapFields(fields: Fields, change: (value: unknown) => unknown): Fields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, change(value)]));
}

/** A section's fields when they have the shape asked for, else null. */
export function validSection(schema: z.ZodType<Fields> | undefined, value: unknown): Fields | null {
  if (!schema || !isFields(value)) return null;
  const strict = schema.safeParse(value);
  const parsed = strict.success ? strict : schema.safeParse(mapFields(value, loosened));
  const fields = parsed.success ? mapFields(parsed.data, tidied) : null;
  // Spaces fit a shape that asks for a text, and say nothing; some shapes take an empty one.
  return fields && schema.safeParse(fields).success ? fields : null;
}

/** What is there of a section that is still being written: its texts so far. */
export function unfinishedSection(value: unknown, names: readonly string[]): Fields {
  if (!isFields(value)) return {};
  const texts = names.map((name) => [name, tidied(loosened(value[name]))] as const);
  return Object.fromEntries(texts.filter(([, text]) => text !== undefined && text !== ""));
}
