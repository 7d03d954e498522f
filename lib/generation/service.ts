import { env } from "@/lib/core/env";
import type { EngineName, Fields, Written, WritingTask } from "./types";

/** The engine that a new plan starts with. */
export function preferredEngine(): EngineName {
  return env().modelConfigured ? "model" : "composer";
}

function pick(fields: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(names.map((name) => [name, fields[name]]));
}

/** Lets answers and events out between two sections, so that the first can be read while the next is being saved. */
function breathe(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

async function* byComposer(task: WritingTask): AsyncGenerator<Written> {
  const plan = await task.compose();
  for (const section of task.sections) {
    await breathe();
    yield { type: "section", section: section.name, fields: pick(plan, section.fields), engine: "composer" };
  }
}

/** Writes the task's sections in order. */
export async function* writeSections(task: WritingTask): AsyncGenerator<Written> {
  yield* byComposer(task);
}
