import { env } from "@/lib/core/env";
import { modelLimits } from "./constants";
import { byComposer } from "./engines/composer";
import { pick } from "./rules";
import { recordUsage } from "./usage/service";
import type {
  EngineName,
  Fields,
  ModelLimits,
  ModelPrompt,
  RewritingEvent,
  SuggestionTask,
  WritingEvent,
  WritingTask,
} from "./types";
import type { UsageOf } from "./usage/types";

/** The engine that a new plan starts with. */
export function preferredEngine(): EngineName {
  return env().modelConfigured ? "model" : "composer";
}

async function* byModelThenComposer(task: WritingTask, limits: ModelLimits): AsyncGenerator<WritingEvent> {
  // Loaded at first use: where no model is configured, nobody waits for its client.
  const { byModel } = await import("./engines/model");
  const { rest, valid } = yield* byModel(task, limits);
  if (rest.length === 0) return;
  for await (const written of byComposer({ ...task, sections: rest })) {
    const section = rest.find(({ name }) => written.type === "section" && name === written.section);
    const fields = section && valid.get(section.name);
    if (section && fields)
      yield { type: "section", section: section.name, fields: pick(fields, section.fields), engine: "model" };
    else yield written;
  }
}

/**
 * Writes the task's sections in order: by the model where one is configured, and by the built-in composer what no
 * model could write. Throws when the task's signal stops it.
 */
export function writeSections(task: WritingTask, limits: ModelLimits = modelLimits): AsyncGenerator<WritingEvent> {
  return env().modelConfigured ? byModelThenComposer(task, limits) : byComposer(task);
}

/**
 * Some fields, written a few times over: by the model where one is configured, and by the built-in composer, in as many
 * different ways as it knows, where none is or it fails for good. Throws when the task's signal stops it.
 */
export async function* generateSection(
  task: SuggestionTask,
  limits: ModelLimits = modelLimits,
): AsyncGenerator<RewritingEvent> {
  const { suggestByComposer, suggestByModel } = await import("./engines/suggestions");
  const { usage } = task;
  let given = 0;
  if (env().modelConfigured)
    for await (const suggested of suggestByModel(task, limits)) {
      if (suggested.type === "usage" && usage) await recordUsage(usage, suggested);
      if (suggested.type === "suggestion") given += 1;
      yield suggested;
    }
  if (given === 0) yield* suggestByComposer(task);
}

/**
 * What the configured model gives for a prompt when it is asked once, by section; what did not come in a usable form is
 * left out, all of it when the model fails. Throws when the signal stops it.
 */
export async function askOnce(
  prompt: ModelPrompt,
  { usage, signal, limits = modelLimits }: { usage: UsageOf; signal: AbortSignal; limits?: ModelLimits },
): Promise<ReadonlyMap<string, Fields>> {
  const { byModel } = await import("./engines/model");
  const sections = Object.entries(prompt.sections).map(([name, { shape }]) => ({ name, fields: Object.keys(shape) }));
  const task = { sections, compose: () => Promise.resolve({}), prompt: () => Promise.resolve(prompt), signal };
  const writing = byModel(task, { ...limits, attempts: 1 });
  let next = await writing.next();
  for (; !next.done; next = await writing.next()) if (next.value.type === "usage") await recordUsage(usage, next.value);
  return next.value.valid;
}
