import type { PlanLanguage } from "@/lib/core/language";
import type { Pick } from "../text/rotation";
import { calmLine, calmMove, type Calm } from "./calm";
import { harmsIn } from "./forbidden";
import type { CalmMove } from "./types";

const asked = new Map<string, boolean>();
const remembered = 20_000;

/** Whether a phrase asks for what no lesson may that touches on a sensitive topic. */
function isHarmful(phrase: string, language: PlanLanguage): boolean {
  const key = `${language} ${phrase}`;
  const known = asked.get(key) ?? harmsIn(phrase, language).length > 0;
  if (asked.size >= remembered) asked.clear();
  asked.set(key, known);
  return known;
}

/** All texts of a phrase, move or list of them. */
function textsIn(item: unknown): string[] {
  if (typeof item === "string") return [item];
  return typeof item === "object" && item !== null ? Object.values(item).flatMap(textsIn) : [];
}

/** Takes turns among the items that ask for nothing forbidden, where there are any. */
export function carefulPick(pick: Pick, language: PlanLanguage): Pick {
  return (place, items) => {
    const careful = items.filter((item) => !textsIn(item).some((text) => isHarmful(text, language)));
    return pick(place, careful.length > 0 ? careful : items);
  };
}

/** The texts of worked content, with those of the calm content in place of what asks for something forbidden. */
export function carefulContent<Content extends Record<string, string | string[]>>(
  content: Content,
  calm: Content,
  language: PlanLanguage,
): Content {
  const entries = Object.entries(content).map(([name, value]) => {
    const other = calm[name] ?? value;
    if (typeof value === "string") return [name, isHarmful(value, language) ? other : value];
    const careful = value.map((text, index) => (isHarmful(text, language) ? (other[index] ?? "") : text));
    return [name, careful.filter((text) => text !== "")];
  });
  return Object.fromEntries(entries) as Content;
}

type Sides = { teacher: string[]; learners: string[] };

function linesFor(care: Calm, { teacher, learners }: Sides): CalmMove {
  return calmMove(care, { teacher, learners });
}

/** What a lesson of its own subject says of the sensitive topic that it touches on: before, beside and after its work. */
export function careOpening(care: Calm): CalmMove {
  return linesFor(care, care.phrases.beside.opening);
}

export function careLimits(care: Calm): string {
  return calmLine(care, care.phrases.beside.limits);
}

export function careClosing(care: Calm): CalmMove {
  return linesFor(care, care.phrases.beside.closing);
}

export type CarefulRole = "teacher" | "learners" | "other";

const mark = /^\s*(?:[-•*–]|\d+[.)])?\s*/;

/**
 * The texts of a plan without the lines that ask for something forbidden: a line of work of the subject stands in, each at most
 * once in a plan, and beyond that the line goes.
 */
export function withoutHarms<Fields extends Record<string, string>>(
  fields: Fields,
  { care, language, roleOf }: { care: Calm; language: PlanLanguage; roleOf: (field: string) => CarefulRole },
): Fields {
  const { repairs } = care.phrases.beside;
  const left = { teacher: [...repairs.teacher], learners: [...repairs.learners], other: [] as string[] };
  const carefulLine = (line: string, role: CarefulRole): string[] => {
    if (harmsIn(line, language).length === 0) return [line];
    const other = left[role].shift();
    return other === undefined ? [] : [`${mark.exec(line)?.[0] ?? ""}${other}`];
  };
  const entries = Object.entries(fields).map(([field, text]) => {
    const lines = text.split("\n").flatMap((line) => carefulLine(line, roleOf(field)));
    return [field, lines.join("\n")];
  });
  return Object.fromEntries(entries) as Fields;
}
