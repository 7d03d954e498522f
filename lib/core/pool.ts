import { performance } from "node:perf_hooks";
import type { Piscina } from "piscina";
import { makeFairTurns, type FairTurns } from "./fair-turns";
import { openThreads } from "./threads";

/** Whose work it is, and who is told how many milliseconds of a thread it took. */
export type Payer = { account: number; charge?: (milliseconds: number) => void };

type HeavyWork = {
  /** The path of the thread's source from the root of the repository, and which of its functions is meant. */
  source: string;
  name: string;
  /** Milliseconds after which the thread is ended. */
  limit: number;
};

type Pool = { threads: Piscina; inTurn: FairTurns };

const size = 2;
/** Pieces of work of all accounts together that wait; each may hold a long document. */
const waiting = 400;

// The server's bundles each hold a copy of this module; the pool is the process's.
const shared = globalThis as typeof globalThis & { isomoPool?: Pool };

function open(): Pool {
  shared.isomoPool ??= {
    // Of the memory of a thread a document at its bounds needs a fifth.
    threads: openThreads({
      source: "lib/documents/worker.ts",
      ...{ threads: [size, size], maxQueue: size * 2, maxOldGenerationSizeMb: 768, niceness: 5 },
    }),
    inTurn: makeFairTurns({ atOnce: size, waiting }),
  };
  return shared.isomoPool;
}

/** Whether the work ran into its limit. */
export function isOutOfTime(error: unknown): boolean {
  return error instanceof Error && error.name === "AbortError";
}

/**
 * Has a thread of the process do the work: one at a time for each account, and the accounts take turns. The time runs from
 * when it begins. Throws `too_many_requests` when too much waits, what the work throws, and what `isOutOfTime` knows.
 */
export function runInPool(input: unknown, { source, name, limit }: HeavyWork, payer: Payer): Promise<unknown> {
  const { threads, inTurn } = open();
  return inTurn(String(payer.account), async () => {
    const started = performance.now();
    const filename = `${process.cwd()}/${source}`;
    try {
      return (await threads.run(input, { filename, name, signal: AbortSignal.timeout(limit) })) as unknown;
    } finally {
      payer.charge?.(Math.ceil(performance.now() - started));
    }
  });
}

/** Has each thread do the same, whoever waits. */
export async function warmPool({ source, name }: Pick<HeavyWork, "source" | "name">): Promise<void> {
  const { threads } = open();
  const filename = `${process.cwd()}/${source}`;
  await Promise.all(Array.from({ length: size }, () => threads.run(undefined, { filename, name })));
}

/** Lets running work finish and ends the threads; later work starts them again. */
export async function closePool(): Promise<void> {
  const pool = shared.isomoPool;
  delete shared.isomoPool;
  await pool?.threads.close();
}
