import { setTimeout as wait } from "node:timers/promises";

/**
 * The work's outcome, good or bad, no sooner than `floor` milliseconds after it began: what it had to do shall not show
 * in the time of its answer.
 */
export async function inConstantTime<Result>(floor: number, work: () => Promise<Result>): Promise<Result> {
  const [outcome] = await Promise.allSettled([work(), wait(floor)]);
  if (outcome.status === "rejected") throw outcome.reason;
  return outcome.value;
}
