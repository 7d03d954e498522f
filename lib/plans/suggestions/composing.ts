import { yieldToEventLoop } from "@/lib/core/concurrency/event-loop";
import { fieldBounds } from "../constants";
import { blocksOf, linesOf, withoutLines } from "../text/lines";
import { isNoWorse } from "../inspection/comparison";
import { mostChecked, mostChecks, regenerations, shorterShare, type SectionChange } from "./constants";
import type { PlanTrial, PlanFields, ToolSection } from "../kinds/tools";
import { additionsFor, byImportance, shape, verbChanges, withFirstSentence, type EnrichingChange } from "./changes";

type WishRound = { wish: SectionChange; round: number };

/** Changes of a plan on changes: those that bring no new finding of the check are kept, as long as there is patience. */
class KeptChanges {
  readonly #trial: PlanTrial;
  readonly #before;
  /** Checks that are left; fewer for a plan that was made large. */
  #patience: number;
  kept: PlanFields = {};

  constructor(trial: PlanTrial) {
    this.#trial = trial;
    this.#before = trial.inspect({});
    this.#patience = Math.min(mostChecks, Math.ceil(mostChecked / JSON.stringify(trial.content).length));
  }

  /** Whether patience is at its end. */
  get isOver(): boolean {
    return this.#patience <= 0;
  }

  /** A text as it is with what was kept so far. */
  text(name: string): string {
    return String(this.kept[name] ?? this.#trial.content[name] ?? "");
  }

  /** Keeps the change if it is one and does no harm; whether it did. */
  async take(fields: PlanFields): Promise<boolean> {
    const isUnchanged = Object.entries(fields).every(([name, value]) => this.text(name) === value);
    const isTooLong = Object.values(fields).some((value) => String(value).length > fieldBounds.text);
    if (isUnchanged || isTooLong || this.isOver) return false;
    this.#patience -= 1;
    await yieldToEventLoop();
    const next = { ...this.kept, ...fields };
    const isGood = isNoWorse(this.#before, this.#trial.inspect(next));
    if (isGood) this.kept = next;
    return isGood;
  }
}

/** The section by the composer with other seeds: the first text that is new and no worse by the check. */
async function regenerated(trial: PlanTrial, names: readonly string[], round: number): Promise<PlanFields> {
  const changes = new KeptChanges(trial);
  let first: PlanFields | null = null;
  for (let turn = 1; turn <= regenerations; turn += 1) {
    const composed = trial.compose(round * regenerations + turn, names);
    const fields = Object.fromEntries(names.map((name) => [name, composed[name]]));
    if (await changes.take(fields)) return fields;
    if (names.some((name) => trial.content[name] !== fields[name])) first ??= fields;
  }
  return first ?? {};
}

async function enriched(
  trial: PlanTrial,
  section: ToolSection,
  asked: { wish: EnrichingChange; round: number },
): Promise<PlanFields> {
  const changes = new KeptChanges(trial);
  const source = { trial, fields: section.fields, ...asked };
  for (const change of [...additionsFor(source), ...verbChanges(source)])
    await changes.take(change((name) => changes.text(name)));
  return changes.kept;
}

/** Texts of the same shape are shortened line by line together, so that what both sides do still matches. */
function togetherIn(trial: PlanTrial, { fields }: ToolSection): string[][] {
  const names = Object.keys(fields).filter((name) => !["list", "objective"].includes(fields[name] ?? "list"));
  const sides = names.filter((name) => ["teacher", "learners"].includes(fields[name] ?? ""));
  const [one = "", other = ""] = sides.map((name) => shape(String(trial.content[name])));
  if (sides.length < 2 || one !== other) return names.map((name) => [name]);
  return [sides, ...names.filter((name) => !sides.includes(name)).map((name) => [name])];
}

/** Leaves out lines from the least important on; each part under a heading keeps one. */
async function withFewerLines(changes: KeptChanges, names: readonly string[], round: number): Promise<void> {
  const texts = names.map((name) => ({ name, text: changes.text(name) }));
  const [lead = { text: "" }] = texts;
  const total = linesOf(lead.text).length;
  let gone: ReadonlySet<number> = new Set();
  for (const index of byImportance(lead.text, round)) {
    if (changes.isOver || total - gone.size <= Math.max(1, Math.ceil(total * shorterShare))) return;
    const next = new Set([...gone, index]);
    const shorter = texts.map(({ name, text }) => [name, withoutLines(text, next)] as const);
    const isEmptied = shorter.some(([, text]) => blocksOf(text).some(({ lines }) => lines.length === 0));
    if (!isEmptied && (await changes.take(Object.fromEntries(shorter)))) gone = next;
  }
}

async function shortened(trial: PlanTrial, section: ToolSection, round: number): Promise<PlanFields> {
  const changes = new KeptChanges(trial);
  for (const names of togetherIn(trial, section)) {
    await withFewerLines(changes, names, round);
    for (const name of names)
      for (const index of linesOf(changes.text(name)).keys()) {
        if (changes.isOver) return changes.kept;
        await changes.take({ [name]: withFirstSentence(changes.text(name), index) });
      }
  }
  return changes.kept;
}

/** What the built-in composer makes of a section for a wish; each round gives something else. No field: it knows nothing. */
async function changesFor(trial: PlanTrial, section: ToolSection, { wish, round }: WishRound): Promise<PlanFields> {
  if (wish === "instruction") return {};
  if (wish === "shorter") return shortened(trial, section, round);
  if (wish === "regenerate") return regenerated(trial, Object.keys(section.fields), round);
  return enriched(trial, section, { wish, round });
}

/** All texts of the section, those that the wish leaves alone as they stand. */
export async function composeSuggestion(trial: PlanTrial, section: ToolSection, asked: WishRound): Promise<PlanFields> {
  const names = Object.keys(section.fields);
  const present = Object.fromEntries(names.map((name) => [name, trial.content[name]]));
  return { ...present, ...(await changesFor(trial, section, asked)) };
}
