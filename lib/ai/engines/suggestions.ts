import { pick } from "../rules";
import type { Fields, ModelLimits, RewritingEvent, SuggestionTask } from "../types";

/** The composer has a handful of ways at most: whoever asks it more often hears the same again. */
const tries = 12;

function isNew(fields: Fields, known: Set<string>): boolean {
  const text = JSON.stringify(fields);
  const fresh = !known.has(text);
  known.add(text);
  return fresh;
}

/** As many different versions as the model gives, none when it fails for good. */
export async function* suggestByModel(task: SuggestionTask, limits: ModelLimits): AsyncGenerator<RewritingEvent> {
  const { byModel } = await import("./model");
  const { fields, prompt, signal, count } = task;
  const names = Array.from({ length: count }, (_, index) => `version${index + 1}`);
  const known = new Set<string>();
  const sections = names.map((name) => ({ name, fields }));
  const writing = byModel({ sections, compose: () => Promise.resolve({}), prompt, signal }, limits);
  for (let next = await writing.next(); ; next = await writing.next()) {
    if (next.done) {
      // What came behind a version that did not is a version as well.
      const { rest, valid } = next.value;
      for (const { name } of rest) {
        const late = valid.get(name);
        if (late && isNew(pick(late, fields), known))
          yield { type: "suggestion", index: known.size - 1, fields: pick(late, fields), engine: "model" };
      }
      return;
    }
    const written = next.value;
    if (written.type === "usage") yield written;
    else if (written.type === "partial") yield { type: "partial", index: known.size, fields: written.fields };
    else if (isNew(written.fields, known))
      yield { type: "suggestion", index: known.size - 1, fields: written.fields, engine: "model" };
  }
}

/** As many different versions as the built-in composer knows, up to the number asked for. */
export async function* suggestByComposer({
  count,
  fields,
  compose,
  signal,
}: SuggestionTask): AsyncGenerator<RewritingEvent> {
  const known = new Set<string>();
  for (let variant = 0; variant < tries && known.size < count; variant += 1) {
    signal.throwIfAborted();
    const version = pick(await compose(variant), fields);
    if (isNew(version, known)) yield { type: "suggestion", index: known.size - 1, fields: version, engine: "composer" };
  }
}
