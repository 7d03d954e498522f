import { lt } from "drizzle-orm";
import { RateLimiterDrizzle, RateLimiterRes } from "rate-limiter-flexible";
import { database, type Database } from "@/db";
import { rateLimits } from "@/db/schema";
import { now } from "@/lib/core/clock";
import { AppError } from "@/lib/core/errors";
import { keyedHash } from "@/lib/core/keys";
import { limits, type LimitName } from "./constants";

// The counts are the database's, so that all processes share them; what is over its limit is refused from memory.
const made = new WeakMap<Database, Map<LimitName, RateLimiterDrizzle>>();

async function limiter(name: LimitName): Promise<RateLimiterDrizzle> {
  const db = await database();
  const known = made.get(db) ?? new Map<LimitName, RateLimiterDrizzle>();
  made.set(db, known);
  const { points, seconds } = limits[name];
  const found =
    known.get(name) ??
    new RateLimiterDrizzle({
      ...{ storeClient: db, schema: rateLimits, keyPrefix: name, points, duration: seconds },
      // What stands for something that goes on ends with it, in whatever process.
      inMemoryBlockOnConsumed: points > 1 ? points + 1 : 0,
      clearExpiredByTimeout: false,
    });
  known.set(name, found);
  return found;
}

/** Keys are e-mail and network addresses: the table keeps them only in a form that cannot be read back. */
function hidden(key: string): string {
  return keyedHash("limits", key);
}

/** Counts one more try. Throws `too_many_requests` with the seconds until the next is allowed. */
export async function spendLimit(name: LimitName, key: string): Promise<void> {
  const counter = await limiter(name);
  try {
    await counter.consume(hidden(key));
  } catch (cause) {
    if (!(cause instanceof RateLimiterRes)) throw cause;
    throw new AppError("too_many_requests", { cause, retryAfter: Math.max(1, Math.ceil(cause.msBeforeNext / 1_000)) });
  }
}

/** Takes one try back that turned out to be harmless. */
export async function giveBackLimit(name: LimitName, key: string): Promise<void> {
  await (await limiter(name)).reward(hidden(key));
}

/** Forgets all tries. */
export async function clearLimit(name: LimitName, key: string): Promise<void> {
  await (await limiter(name)).delete(hidden(key));
}

/** Erases the counts of periods that are over. Returns how many. */
export async function eraseEndedLimits(): Promise<number> {
  const db = await database();
  const erased = await db.delete(rateLimits).where(lt(rateLimits.expire, now())).returning({ key: rateLimits.key });
  return erased.length;
}
