import { performance } from "node:perf_hooks";
import { pathToFileURL } from "node:url";
import { MessageChannel } from "node:worker_threads";
import type { Piscina } from "piscina";
import { makeFairQueue, type FairQueue } from "./fair-queue";
import { openWorkerPool } from "./worker-pool";

/** Whose work it is, and who is told how many milliseconds of a thread it took. */
export type Payer = { account: number; charge?: (milliseconds: number) => void };

type HeavyWork = {
  /** The path of the thread's source from the root of the repository, and which of its functions is meant. */
  source: string;
  name: string;
  /** Milliseconds after which the thread is ended. */
  limit: number;
};

type Pool = { threads: Piscina; inTurn: FairQueue };

const size = 2;
/** Milliseconds of a thread that an account has at once: some forty documents. After that a tenth of one. */
const allowance = { burst: 6_000, share: 0.1 };
/** Pieces of work of all accounts together that wait; each may hold a long document. */
const waiting = 400;

// The server's bundles each hold a copy of this module; the pool is the process's.
const shared = globalThis as typeof globalThis & { isomoPool?: Pool };

function open(): Pool {
  shared.isomoPool ??= {
    // Of the memory of a thread a document at its bounds needs a fifth.
    threads: openWorkerPool({
      source: "lib/core/concurrency/pool-worker.ts",
      threads: [size, size],
      maxQueue: size * 2,
      maxOldGenerationSizeMb: 768,
      niceness: 5,
    }),
    inTurn: makeFairQueue({ atOnce: size, waiting, allowance }),
  };
  return shared.isomoPool;
}

/** Whether the work ran into its limit. */
export function isOutOfTime(error: unknown): boolean {
  return error instanceof Error && error.name === "AbortError";
}

type WorkResult = { result: unknown; used: number };

/** Milliseconds for a thread to be made and to load its modules on a busy machine; more is a thread that does not come. */
const slowestStart = 120_000;

type TimedWork = Pick<HeavyWork, "source" | "name"> & { limit?: number; onBegin?: () => void };

/** One piece in a thread that is free, and the milliseconds that it worked; `limit` counts from when the thread begins with it. */
async function run(input: unknown, { source, name, limit, onBegin }: TimedWork): Promise<WorkResult> {
  const { port1: told, port2: began } = new MessageChannel();
  const ending = new AbortController();
  let timer = setTimeout(() => ending.abort(), slowestStart);
  told.once("message", () => {
    clearTimeout(timer);
    onBegin?.();
    if (limit !== undefined) timer = setTimeout(() => ending.abort(), limit);
  });
  const task = { source: pathToFileURL(`${process.cwd()}/${source}`).href, name, input, began };
  try {
    const options = { name: "work", signal: ending.signal, transferList: [began] };
    return (await open().threads.run(task, options)) as WorkResult;
  } finally {
    clearTimeout(timer);
    told.close();
  }
}

/**
 * Has a thread of the process do the work: one at a time for each account, and the accounts take turns. The time runs from
 * when it begins. Throws `too_many_requests` when too much waits, what the work throws, and what `isOutOfTime` knows.
 */
export function runInPool(input: unknown, { limit, ...work }: HeavyWork, payer: Payer): Promise<unknown> {
  return open().inTurn(String(payer.account), async (took) => {
    let begun: number | null = null;
    // Of what was ended nobody knows how much of its time it worked.
    let used: number | undefined;
    try {
      const done = await run(input, { ...work, limit, onBegin: () => (begun = performance.now()) });
      used = done.used;
      return done.result;
    } finally {
      used ??= begun === null ? 0 : performance.now() - begun;
      took(used);
      payer.charge?.(Math.ceil(used));
    }
  });
}

/** Has each thread do the same, whoever waits. */
export async function warmPool(work: Pick<HeavyWork, "source" | "name">): Promise<void> {
  await Promise.all(Array.from({ length: size }, () => run(undefined, work)));
}

/** Lets running work finish and ends the threads; later work starts them again. */
export async function closePool(): Promise<void> {
  const pool = shared.isomoPool;
  delete shared.isomoPool;
  await pool?.threads.close();
}
