import { availableParallelism } from "node:os";
import type { Piscina } from "piscina";
import { openWorkerPool } from "@/lib/core/concurrency/worker-pool";
import { makeConcurrencyLimit, type ConcurrencyLimit } from "@/lib/core/concurrency/concurrency-limit";
import { hashingCost } from "./constants";

type Hashing = { threads: Piscina; inTurn: ConcurrencyLimit };

// The framework bundles this file more than once; the process still has one queue.
const shared = globalThis as typeof globalThis & { isomoHashing?: Hashing };

/**
 * One core stays free for pages, however many sign in at once, and on the others the hashing gives way to whatever else
 * has to be done; some 200 waiting are a few seconds' work.
 */
function openHashing(): Hashing {
  if (shared.isomoHashing) return shared.isomoHashing;
  const atOnce = Math.max(1, availableParallelism() - 1);
  const pool = { source: "lib/core/hashing/worker.ts", maxQueue: 500, maxOldGenerationSizeMb: 64, niceness: 10 };
  shared.isomoHashing = {
    threads: openWorkerPool({ ...pool, threads: [1, atOnce] }),
    inTurn: makeConcurrencyLimit({ atOnce, waiting: 200 }),
  };
  return shared.isomoHashing;
}

async function hash(password: string, salt?: Uint8Array): Promise<string> {
  return String(await openHashing().threads.run({ password, settings: { ...hashingCost, salt } }, { name: "hash" }));
}

async function verify(compared: string, password: string): Promise<boolean> {
  return (await openHashing().threads.run({ compared, password, settings: hashingCost }, { name: "verify" })) === true;
}

/**
 * With a salt of its own unless one is given. Throws `too_many_requests` when more are waiting to be hashed than can be
 * served soon.
 */
export function hashPassword(password: string, salt?: Uint8Array): Promise<string> {
  return openHashing().inTurn(() => hash(password, salt));
}

let decoy: Promise<string> | undefined;

/**
 * Compares in the same time whether or not there is a hash, so that the answer does not tell which accounts exist.
 * Throws `too_many_requests` as `hashPassword` does.
 */
export async function passwordMatches(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  // Made without waiting for a turn and kept only when it came about.
  decoy ??= hash("no account has this password").catch((error: unknown) => {
    decoy = undefined;
    throw error;
  });
  const compared = passwordHash ?? (await decoy);
  const matches = await openHashing().inTurn(() => verify(compared, password));
  return matches && Boolean(passwordHash);
}
