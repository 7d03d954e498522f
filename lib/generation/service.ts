import { env } from "@/lib/core/env";
import { modelLimits } from "./constants";
import { byComposer } from "./engines/composer";
import { pick } from "./rules";
import type { EngineName, ModelLimits, Suggested, SuggestionTask, Written, WritingTask } from "./types";

/** The engine that a new plan starts with. */
export function preferredEngine(): EngineName {
  return env().modelConfigured ? "model" : "composer";
}

async function* byModelThenComposer(task: WritingTask, limits: ModelLimits): AsyncGenerator<Written> {
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
export function writeSections(task: WritingTask, limits: ModelLimits = modelLimits): AsyncGenerator<Written> {
  return env().modelConfigured ? byModelThenComposer(task, limits) : byComposer(task);
}

/**
 * Some fields, written a few times over: by the model where one is configured, and by the built-in composer, in as many
 * different ways as it knows, where none is or it fails for good. Throws when the task's signal stops it.
 */
export async function* generateSection(
  task: SuggestionTask,
  limits: ModelLimits = modelLimits,
): AsyncGenerator<Suggested> {
  const { suggestByComposer, suggestByModel } = await import("./engines/suggestions");
  const given = env().modelConfigured ? yield* suggestByModel(task, limits) : 0;
  if (given === 0) yield* suggestByComposer(task);
}
