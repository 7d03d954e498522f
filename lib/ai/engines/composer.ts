import { yieldToEventLoop } from "@/lib/core/concurrency/event-loop";
import { pick } from "../rules";
import type { WritingEvent, WritingTask } from "../types";

/** The sections as the built-in composer writes them. Throws when the task is stopped. */
export async function* byComposer(task: WritingTask): AsyncGenerator<WritingEvent> {
  const plan = await task.compose();
  for (const section of task.sections) {
    await yieldToEventLoop();
    task.signal.throwIfAborted();
    yield { type: "section", section: section.name, fields: pick(plan, section.fields), engine: "composer" };
  }
}
