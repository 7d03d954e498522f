import { and, eq, lt } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import { RateLimiterDrizzle, RateLimiterRes } from "rate-limiter-flexible";
import { database, type Database } from "@/db";
import { rateLimits } from "@/db/schema";
import type { Actor } from "@/lib/core/actor";
import { now } from "@/lib/core/clock";
import { AppError, isAppError } from "@/lib/core/errors";
import { errorFacts, log } from "@/lib/core/log";
import type { Payer } from "@/lib/core/concurrency/pool";
import { makeConcurrencyLimit, type ConcurrencyLimit } from "@/lib/core/concurrency/concurrency-limit";
import { keyedHash } from "@/lib/core/keys";
import { budgets, limits, type BudgetName, type LimitName } from "./constants";

// The counts are the database's, so that all processes share them; what is over its limit is refused from memory.
const made = new WeakMap<Database, Map<LimitName | BudgetName, RateLimiterDrizzle>>();
const table = { ...limits, ...budgets };

async function limiter(name: LimitName | BudgetName): Promise<RateLimiterDrizzle> {
  const db = await database();
  const known = made.get(db) ?? new Map<LimitName | BudgetName, RateLimiterDrizzle>();
  made.set(db, known);
  const { points, seconds } = table[name];
  const found =
    known.get(name) ??
    new RateLimiterDrizzle({
      storeClient: db,
      schema: rateLimits,
      keyPrefix: name,
      points,
      duration: seconds,
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

type Refusal = "too_many_requests" | "too_much_work" | "too_many_saves";

async function consume(name: LimitName | BudgetName, { key, points, refusal }: Consumption): Promise<void> {
  const counter = await limiter(name);
  try {
    await counter.consume(hidden(key), points);
  } catch (cause) {
    if (!(cause instanceof RateLimiterRes)) throw cause;
    throw new AppError(refusal, { cause, retryAfter: Math.max(1, Math.ceil(cause.msBeforeNext / 1_000)) });
  }
}

type Consumption = { key: string; points: number; refusal: Refusal };

/** Counts one more try. Throws `too_many_requests` with the seconds until the next is allowed. */
export function spendLimit(name: LimitName, key: string): Promise<void> {
  return consume(name, { key, points: 1, refusal: "too_many_requests" });
}

/** Throws `too_many_requests` where the tries are used up, and counts none. */
export function assertWithinLimit(name: LimitName, key: string): Promise<void> {
  return consume(name, { key, points: 0, refusal: "too_many_requests" });
}

const refusals: Record<BudgetName, Refusal> = {
  requests: "too_many_requests",
  work: "too_much_work",
  saves: "too_many_saves",
  bytes: "too_many_saves",
};

/** Takes from an account's budget; nothing, to see whether something is left. Throws what the budget's name says. */
export function spendBudget(name: BudgetName, accountId: number, points: number): Promise<void> {
  return consume(name, { key: String(accountId), points, refusal: refusals[name] });
}

/** Takes what something turned out to cost; whoever overdraws by it is refused the next time. */
export async function chargeBudget(name: BudgetName, accountId: number, points: number): Promise<void> {
  await (await limiter(name)).penalty(hidden(String(accountId)), points);
}

/** The account as one that pays for work in the threads. Throws `too_much_work` when its budget is used up. */
export async function payerFor({ accountId }: Actor): Promise<Payer> {
  await spendBudget("work", accountId, 0);
  const charge = (milliseconds: number) => {
    chargeBudget("work", accountId, milliseconds).catch((error: unknown) =>
      log("error", "work_not_charged", errorFacts(error)),
    );
  };
  return { account: accountId, charge };
}

type Requests = { count: number; refusedUntil: number };

// The framework bundles this file more than once; the process still counts once.
const shared = globalThis as typeof globalThis & {
  isomoRequests?: LRUCache<number, Requests>;
  isomoDoors?: LRUCache<number, ConcurrencyLimit>;
};
const requests = (shared.isomoRequests ??= new LRUCache<number, Requests>({ max: 20_000 }));

/**
 * Counts a request of the account. The process tells the database of so many at a time: the budget holds over all processes
 * to within one such batch of each. Throws `too_many_requests`.
 */
export async function countRequest({ accountId }: Actor): Promise<void> {
  const known = requests.get(accountId) ?? { count: 0, refusedUntil: 0 };
  requests.set(accountId, known);
  const moment = now().getTime();
  if (known.refusedUntil > moment) {
    const retryAfter = Math.ceil((known.refusedUntil - moment) / 1_000);
    throw new AppError("too_many_requests", { retryAfter });
  }
  known.count += 1;
  const { batch } = budgets.requests;
  if (known.count < batch) return;
  known.count = 0;
  await spendBudget("requests", accountId, batch).catch((error: unknown) => {
    if (isAppError(error)) known.refusedUntil = moment + (error.details.retryAfter ?? 1) * 1_000;
    throw error;
  });
}

/** Requests of one account that a process works on at once; the others wait at the door, where they cost next to nothing. */
const atTheDoor = { atOnce: 3, waiting: 100 };
const doors = (shared.isomoDoors ??= new LRUCache<number, ConcurrencyLimit>({ max: 20_000 }));

/**
 * Does the work of a request when fewer of its account's are at work. Throws `too_many_requests` when too many wait, and what the
 * work throws.
 */
export async function limitConcurrency<Result>(actor: Actor, work: () => Promise<Result>): Promise<Result> {
  const inTurn = doors.get(actor.accountId) ?? makeConcurrencyLimit(atTheDoor);
  doors.set(actor.accountId, inTurn);
  return inTurn(work);
}

/** Takes one try back that turned out to be harmless. */
export async function giveBackLimit(name: LimitName, key: string): Promise<void> {
  await (await limiter(name)).reward(hidden(key));
}

/** Forgets all tries. */
export async function clearLimit(name: LimitName, key: string): Promise<void> {
  await (await limiter(name)).delete(hidden(key));
}

/**
 * Counts one more try of something that goes on. Gives back what forgets it when that has ended: only this try, not a later
 * one's, which began when this one's time was over. Throws `too_many_requests`.
 */
export async function holdLimit(name: LimitName, key: string): Promise<() => Promise<void>> {
  await spendLimit(name, key);
  const row = eq(rateLimits.key, (await limiter(name)).getKey(hidden(key)));
  const db = await database();
  const [held] = await db.select({ expire: rateLimits.expire }).from(rateLimits).where(row);
  return async () => {
    if (held?.expire) await db.delete(rateLimits).where(and(row, eq(rateLimits.expire, held.expire)));
  };
}

/** Erases the counts of periods that are over. Returns how many. */
export async function eraseEndedLimits(): Promise<number> {
  const db = await database();
  const erased = await db.delete(rateLimits).where(lt(rateLimits.expire, now())).returning({ key: rateLimits.key });
  return erased.length;
}
