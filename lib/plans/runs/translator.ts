import { AppError } from "@/lib/core/errors";
import { writeSections } from "@/lib/ai/service";
import type { Fields, WritingEvent } from "@/lib/ai/types";
import { locksOf, lockText, translationPrompt, unlockText, type SectionSource } from "./translation-prompt";
import type { TranslationSource } from "../kinds/translation";

type Part = { name: string; known: Fields; open: SectionSource["fields"] };

/** A part of the plan: what tables translate, and what a model must. */
function partOf({ kind, content, languages }: TranslationSource, name: string, fields: readonly string[]): Part {
  const part: Part = { name, known: {}, open: {} };
  const locks = locksOf(kind, content, languages);
  for (const field of fields) {
    const text = content[field];
    if (typeof text !== "string" || text.trim() === "") continue;
    const mapped = kind.mapped(field, text, languages);
    const locked = lockText(mapped ?? text, mapped === null ? locks : []);
    if (mapped !== null) part.known[field] = mapped;
    // A text that is nothing but locked words is translated already.
    else if (!/\p{L}/u.test(locked.text)) part.known[field] = unlockText(locked.text, locked.keys);
    else part.open[field] = locked;
  }
  return part;
}

/** The named fields of a plan, by the parts that they belong to. */
export function partsOf(source: TranslationSource, fields?: readonly string[]): Part[] {
  return source.kind.parts.map(({ name, fields: own }) =>
    partOf(source, name, fields ? own.filter((field) => fields.includes(field)) : own),
  );
}

export function sourcesOf(parts: readonly Part[]): SectionSource[] {
  return parts.flatMap(({ name, open }) => (Object.keys(open).length > 0 ? [{ name, fields: open }] : []));
}

/** The fields of a part as they are stored, with the marks' own words in their places. */
export function opened({ known, open }: Part, answer: Fields): Fields {
  const texts = Object.entries(answer).map(([field, text]) => [
    field,
    typeof text === "string" ? unlockText(text, open[field]?.keys ?? new Map<string, string>()) : text,
  ]);
  return { ...known, ...Object.fromEntries(texts) };
}

/**
 * The parts of a plan in another language, in order, from the `done`th on. No composer can do this: when the model fails for
 * good it throws `translation_failed`; also when the signal stops it.
 */
export async function* translateParts(
  source: TranslationSource,
  { done, signal }: { done: number; signal: AbortSignal },
): AsyncGenerator<WritingEvent> {
  const parts = partsOf(source).slice(done);
  const waiting = [...parts];
  /** Parts without a text for the model, up to the next that has one. */
  function* given(): Generator<WritingEvent> {
    for (let part = waiting[0]; part && Object.keys(part.open).length === 0; part = waiting[0]) {
      waiting.shift();
      yield { type: "section", section: part.name, fields: part.known, engine: "model" };
    }
  }
  yield* given();
  const sections = sourcesOf(parts).map(({ name, fields }) => ({ name, fields: Object.keys(fields) }));
  if (sections.length === 0) return;
  const task = {
    sections,
    compose: () => Promise.reject(new AppError("translation_failed")),
    prompt: (names: readonly string[]) =>
      Promise.resolve(
        translationPrompt(
          sourcesOf(parts).filter(({ name }) => names.includes(name)),
          source.languages,
        ),
      ),
    signal,
  };
  for await (const written of writeSections(task)) {
    const part = written.type === "usage" ? undefined : parts.find(({ name }) => name === written.section);
    if (!part || written.type === "usage") yield written;
    else yield { ...written, fields: opened(part, written.fields) };
    if (written.type !== "section") continue;
    waiting.shift();
    yield* given();
  }
}
