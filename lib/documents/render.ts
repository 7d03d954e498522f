import { createHash } from "node:crypto";
import type { Piscina } from "piscina";
import { openThreads } from "@/lib/core/threads";
import type { DocumentModel } from "./model";
import { createFileCache } from "./render/cache";

/** Names of the worker's functions that draw. */
export type DocumentFormat = "pdf" | "docx";

const cacheBytes = 32 * 1024 * 1024;
const threads = 2;
/** The longest plan that the fields' bounds allow takes about three seconds. */
const slowest = 30_000;

type Documents = { pool: Piscina; cached: ReturnType<typeof createFileCache> };

// The server's bundles each hold a copy of this module; pool and cache are the process's.
const shared = globalThis as typeof globalThis & { isomoDocuments?: Documents };

/**
 * The document as a file, drawn in a thread of the pool, or from the cache when the same content was drawn before.
 * Identical requests at one time share one drawing. The bytes are shared too: callers must not change them.
 * @throws Error when drawing failed again after a retry, as when the thread died twice.
 */
export function renderDocument(model: DocumentModel, format: DocumentFormat): Promise<Uint8Array> {
  return open().cached(keyOf(model, format), () => draw(model, format));
}

/** Starts the pool's threads and lets each draw once, so that the first download is as fast as the others. */
export async function warmDocuments(): Promise<void> {
  const { pool } = open();
  await Promise.all(Array.from({ length: threads }, () => pool.run(undefined, { name: "warm" })));
}

/** Lets running drawings finish and ends the threads; a later request starts them again. */
export async function closeDocuments(): Promise<void> {
  const documents = shared.isomoDocuments;
  delete shared.isomoDocuments;
  await documents?.pool.close();
}

function open(): Documents {
  shared.isomoDocuments ??= { pool: createPool(), cached: createFileCache(cacheBytes) };
  return shared.isomoDocuments;
}

function createPool(): Piscina {
  const source = "lib/documents/worker.ts";
  return openThreads({ source, threads: [threads, threads], maxQueue: 500, maxOldGenerationSizeMb: 1024 });
}

/** A second try for a thread that died; a third without the logo, which may be a picture that cannot be read. */
async function draw(model: DocumentModel, format: DocumentFormat): Promise<Uint8Array> {
  const plain = { ...model, letterhead: { ...model.letterhead, logo: null } };
  const tries = model.letterhead.logo ? [model, model, plain] : [model, model];
  let cause: unknown;
  for (const attempt of tries) {
    try {
      return await drawOnce(attempt, format);
    } catch (error) {
      cause = error;
    }
  }
  throw new Error(`The document could not be drawn as ${format}.`, { cause });
}

async function drawOnce(model: DocumentModel, format: DocumentFormat): Promise<Uint8Array> {
  const file: unknown = await open().pool.run(model, { name: format, signal: AbortSignal.timeout(slowest) });
  if (!(file instanceof Uint8Array)) throw new Error("The thread answered with something that is not a file.");
  return file;
}

function keyOf(model: DocumentModel, format: DocumentFormat): string {
  const { logo } = model.letterhead;
  const text = { ...model, letterhead: { ...model.letterhead, logo: logo && { ...logo, png: null } } };
  const hash = createHash("sha256").update(format).update(JSON.stringify(text));
  return hash.update(logo?.png ?? "").digest("hex");
}
