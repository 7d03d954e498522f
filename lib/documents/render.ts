import { createHash } from "node:crypto";
import { AppError, isAppError } from "@/lib/core/errors";
import { closePool, isOutOfTime, runInPool, warmPool, type Payer } from "@/lib/core/concurrency/pool";
import type { DocumentModel } from "./model";
import { createFileCache } from "./render/cache";
import { linesOfDocument, mostLines } from "./rules";

/** Names of the worker's functions that draw. */
export type DocumentFormat = "pdf" | "docx";

const cacheBytes = 32 * 1024 * 1024;
const source = "lib/documents/worker.ts";
/** The longest document that is drawn at all takes about a second, on a busy machine some; more is a fault, not tried again. */
const slowest = 20_000;

type DocumentCache = ReturnType<typeof createFileCache>;

// The server's bundles each hold a copy of this module; the cache is the process's.
const shared = globalThis as typeof globalThis & { isomoDocuments?: DocumentCache };

/**
 * The document as a file, drawn in a thread of the pool when it is its payer's turn, or from the cache when the same content
 * was drawn before. Identical requests at one time share one drawing. The bytes are shared too: callers must not change them.
 * Throws `document_too_long`, `document_slow`, `too_many_requests` when too many wait.
 * @throws Error when drawing failed again after a retry, as when the thread died twice.
 */
export async function renderDocument(model: DocumentModel, format: DocumentFormat, payer: Payer): Promise<Uint8Array> {
  const lines = linesOfDocument(model);
  if (lines > mostLines) throw new AppError("document_too_long", { values: { lines, most: mostLines } });
  const cached = (shared.isomoDocuments ??= createFileCache(cacheBytes));
  return cached(keyOf(model, format), () => draw(model, format, payer));
}

/** Starts the pool's threads and lets each draw once, so that the first download is as fast as the others. */
export async function warmDocuments(): Promise<void> {
  await warmPool({ source, name: "warm" });
}

/** Forgets what was drawn and ends the threads; a later request starts them again. */
export async function closeDocuments(): Promise<void> {
  delete shared.isomoDocuments;
  await closePool();
}

/** A second try for a thread that died; a third without the logo, which may be a picture that cannot be read. */
async function draw(model: DocumentModel, format: DocumentFormat, payer: Payer): Promise<Uint8Array> {
  const plain = { ...model, letterhead: { ...model.letterhead, logo: null } };
  const tries = model.letterhead.logo ? [model, model, plain] : [model, model];
  let cause: unknown;
  for (const attempt of tries) {
    try {
      return await drawOnce(attempt, format, payer);
    } catch (error) {
      if (isAppError(error)) throw error;
      if (isOutOfTime(error)) throw new AppError("document_slow", { cause: error, retryAfter: 60 });
      cause = error;
    }
  }
  throw new Error(`The document could not be drawn as ${format}.`, { cause });
}

async function drawOnce(model: DocumentModel, name: DocumentFormat, payer: Payer): Promise<Uint8Array> {
  const file = await runInPool(model, { source, name, limit: slowest }, payer);
  if (!(file instanceof Uint8Array)) throw new Error("The thread answered with something that is not a file.");
  return file;
}

function keyOf(model: DocumentModel, format: DocumentFormat): string {
  const { logo } = model.letterhead;
  const text = { ...model, letterhead: { ...model.letterhead, logo: logo && { ...logo, png: null } } };
  const hash = createHash("sha256").update(format).update(JSON.stringify(text));
  return hash.update(logo?.png ?? "").digest("hex");
}
