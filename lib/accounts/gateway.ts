import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import { makeTurns, type Turns } from "@/lib/core/turns";

// OWASP's smallest recommended argon2id setting; hashing runs on libuv's threads, not on the event loop.
const settings = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// The framework bundles this file more than once; the process still has one queue.
const shared = globalThis as typeof globalThis & { isomoHashing?: Turns };

/** One core stays free for pages, however many sign in at once; some 200 waiting are a few seconds' work. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  shared.isomoHashing ??= makeTurns({ atOnce: Math.max(1, availableParallelism() - 1), waiting: 200 });
  return shared.isomoHashing(work);
}

/** Throws `too_many_requests` when more are waiting to be hashed than can be served soon. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, settings));
}

let decoy: Promise<string> | undefined;

/**
 * Compares in the same time whether or not there is a hash, so that the answer does not tell which accounts exist.
 * Throws `too_many_requests` as `hashPassword` does.
 */
export async function passwordMatches(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  // Made without waiting for a turn and kept only when it came about.
  decoy ??= hash("no account has this password", settings).catch((error: unknown) => {
    decoy = undefined;
    throw error;
  });
  const compared = passwordHash ?? (await decoy);
  const matches = await inTurn(() => verify(compared, password, settings));
  return matches && Boolean(passwordHash);
}
