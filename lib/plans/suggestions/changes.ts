import type { PlanLanguage } from "@/lib/core/language";
import { fillPhrase } from "../text/wording";
import { at, hash } from "../text/rotation";
import { calmPhrases, calmTradePhrases } from "../safety/calm";
import { blocksOf, linesOf, withLine, type Spot } from "../text/lines";
import type { SectionChange } from "./constants";
import en from "./phrases/en.json";
import fr from "./phrases/fr.json";
import rw from "./phrases/rw.json";
import sw from "./phrases/sw.json";
import type { PlanTrial, PlanFields } from "../kinds/tools";
import type { TextRole } from "../text/roles";

const phrases = { en, fr, rw, sw } satisfies Record<PlanLanguage, typeof en>;

/** Wishes for which the built-in composer adds something of its own to the text. */
export type EnrichingChange = Extract<SectionChange, "easier" | "harder" | "detail">;

/** Where in a text each wish shows: help comes early, a further task at the end. */
const spots: Record<EnrichingChange, Spot> = {
  easier: { block: "first", place: "early" },
  detail: { block: "first", place: "end" },
  harder: { block: "last", place: "end" },
};

/** A change of some fields, which stands or falls as a whole, made from the texts as they are by then. */
export type FieldsChange = (textOf: (name: string) => string) => PlanFields;

type Enrichment = {
  trial: PlanTrial;
  wish: EnrichingChange;
  fields: Readonly<Record<string, TextRole>>;
  round: number;
};

/** Verbs by their level, replaced where they stand as whole words; capitals stay. */
export function withVerbs(text: string, pairs: readonly (readonly string[])[]): string {
  const known = new Map(pairs.map(([from = "", to = ""]) => [from, to]));
  const anyOf = [...known.keys()].sort((a, b) => b.length - a.length).join("|");
  if (anyOf === "") return text;
  return text.replace(new RegExp(`(?<![\\p{L}’'-])(?:${anyOf})(?![\\p{L}-])`, "giu"), (found) => {
    const other = known.get(found.toLowerCase()) ?? found;
    return /^\p{Lu}/u.test(found) ? other.charAt(0).toUpperCase() + other.slice(1) : other;
  });
}

function lowered(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function withItem(text: string, item: string): string {
  const last = [...text.matchAll(/^(\d+)[.)]/gm)].at(-1)?.[1] ?? "0";
  return text.includes(item) ? text : `${text}\n${Number(last) + 1}. ${item}`;
}

/** An objective made easier by a condition before it, harder by what stands behind it; a list of objectives gets one more. */
function objectiveWith(text: string, { trial, wish }: Enrichment): string {
  const { easier, harder, detail } = phrases[trial.language];
  if (wish === "easier") return text.startsWith(easier.opening) ? text : easier.opening + lowered(text);
  if (/^\d+[.)]/m.test(text)) return withItem(text, wish === "harder" ? harder.item : detail.item);
  if (wish === "detail" || text.includes(harder.closing)) return text;
  return `${text.replace(/[.\s]+$/, "")}${harder.closing}.`;
}

function phraseFor(enrichment: Enrichment, role: TextRole): string {
  const { trial, wish, round } = enrichment;
  const calm = trial.isTrade ? calmTradePhrases(trial.language) : calmPhrases[trial.language];
  const bank = trial.isCalm ? calm.wishes[wish] : phrases[trial.language][wish];
  const lines: Partial<Record<TextRole, readonly string[]>> = bank;
  const known = lines[role] ?? [];
  // Teacher and learners do the same thing, so both take the phrase of the same number.
  return known.length === 0 ? "" : fillPhrase(at(known, round), trial.samples(round));
}

/** One more line for each text of the section, in changes that stand or fall together: what both sides do is one. */
export function additionsFor(enrichment: Enrichment): FieldsChange[] {
  const { fields, wish } = enrichment;
  const named = (...roles: TextRole[]) => Object.keys(fields).filter((name) => roles.includes(fields[name] ?? "list"));
  const add = (names: string[]) => (textOf: (name: string) => string) =>
    Object.fromEntries(
      names.flatMap((name) => {
        const text = textOf(name);
        const line = phraseFor(enrichment, fields[name] ?? "list");
        return text === "" || line === "" || text.includes(line) ? [] : [[name, withLine(text, line, spots[wish])]];
      }),
    );
  const each = named("assessment", "materials", "prose").map((name) => add([name]));
  const objectives = (enrichment.trial.isCalm ? [] : named("objective")).map((name): FieldsChange => (textOf) => {
    const text = textOf(name);
    return text === "" ? {} : { [name]: objectiveWith(text, enrichment) };
  });
  return [add(named("teacher", "learners")), ...each, ...objectives];
}

/** The level of the verbs, text by text. */
export function verbChanges({ trial, fields, wish }: Enrichment): FieldsChange[] {
  if (wish === "detail" || trial.isCalm) return [];
  const { verbs } = phrases[trial.language][wish];
  const touched = Object.keys(fields).filter((name) => ["learners", "objective"].includes(fields[name] ?? ""));
  return touched.map((name) => (textOf) => ({ [name]: withVerbs(textOf(name), verbs) }));
}

/** The lines of a text from the least important on: what neither adapts, asks nor names numbers goes first. */
export function byImportance(text: string, round: number): number[] {
  const weigh = (line: string) =>
    (/\?|\d/.test(line) ? 2 : 0) + (/[“"«]/.test(line) ? 1 : 0) + (line.includes(":") ? 1 : 0);
  return (
    linesOf(text)
      .map((line, index) => ({ line, index, weight: weigh(line), turn: hash(round, line) }))
      // Other texts count on numbered questions: "4 of the 5".
      .filter(({ line }) => !/^\s*\d+[.)]/.test(line))
      .sort((a, b) => a.weight - b.weight || a.turn - b.turn)
      .map(({ index }) => index)
  );
}

/** How many lines stand under each heading. */
export function shape(text: string): string {
  return blocksOf(text)
    .map(({ lines }) => lines.length)
    .join(" ");
}

/** The text with one of its lines cut to its first sentence, where that says enough. */
export function withFirstSentence(text: string, index: number): string {
  const line = linesOf(text)[index] ?? "";
  const first = /^(.{40,}?[.!?…])\s+\p{Lu}/u.exec(line)?.[1];
  return first === undefined ? text : text.replace(line, () => first);
}
