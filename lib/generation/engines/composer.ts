import { pick } from "../rules";
import type { Written, WritingTask } from "../types";

/** Lets answers and events out between two sections, so that the first can be read while the next is being saved. */
function breathe(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** The sections as the built-in composer writes them. Throws when the task is stopped. */
export async function* byComposer(task: WritingTask): AsyncGenerator<Written> {
  const plan = await task.compose();
  for (const section of task.sections) {
    await breathe();
    task.signal.throwIfAborted();
    yield { type: "section", section: section.name, fields: pick(plan, section.fields), engine: "composer" };
  }
}
