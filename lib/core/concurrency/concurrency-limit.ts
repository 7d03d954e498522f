import { AppError } from "../errors";

export type ConcurrencyLimit = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Lets so many of its callers work at once and the next ones wait in the order they came. Who finds `waiting` before
 * them is refused at once: throws `too_many_requests`.
 */
export function makeConcurrencyLimit({ atOnce, waiting }: { atOnce: number; waiting: number }): ConcurrencyLimit {
  const queue: (() => void)[] = [];
  let working = 0;

  async function begin(): Promise<void> {
    if (working < atOnce) return void (working += 1);
    if (queue.length >= waiting) throw new AppError("too_many_requests", { retryAfter: 5 });
    // Whoever ends hands the place over, so that nobody can slip in between.
    await new Promise<void>((go) => queue.push(go));
  }

  function end(): void {
    const next = queue.shift();
    if (next) return next();
    working -= 1;
  }

  return async (work) => {
    await begin();
    try {
      return await work();
    } finally {
      end();
    }
  };
}
