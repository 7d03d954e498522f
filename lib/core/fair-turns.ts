import { AppError } from "./errors";

export type FairTurns = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;

type Waiting = { begin: () => void; refuse: (error: AppError) => void };

/** A line for each key, in the order of their next turns. */
class Lines {
  readonly #lines = new Map<string, Waiting[]>();
  count = 0;

  join(key: string, one: Waiting): void {
    const line = this.#lines.get(key) ?? [];
    line.push(one);
    this.#lines.set(key, line);
    this.count += 1;
  }

  /** Takes the first of the first line whose key is not at work. */
  next(working: ReadonlySet<string>): { key: string; one: Waiting } | null {
    for (const [key, line] of this.#lines) {
      if (working.has(key)) continue;
      const one = this.#leave(key, line.shift());
      if (one) return { key, one };
    }
    return null;
  }

  /** Takes the last of the longest line. */
  last(): Waiting | undefined {
    const [longest] = [...this.#lines].sort(([, one], [, other]) => other.length - one.length);
    return longest && this.#leave(longest[0], longest[1].pop());
  }

  /** Whoever has just had a turn stands behind all others. */
  goToTheEnd(key: string): void {
    const line = this.#lines.get(key);
    if (line && this.#lines.delete(key)) this.#lines.set(key, line);
  }

  #leave(key: string, one: Waiting | undefined): Waiting | undefined {
    if (one) this.count -= 1;
    if (this.#lines.get(key)?.length === 0) this.#lines.delete(key);
    return one;
  }
}

/**
 * Lets so many work at once, of one key a single one, and the keys take turns however many of one wait: whoever comes with
 * one piece of work waits for one of each of the others, not for all that these have brought. So many wait at most; in a
 * full room the last of the longest line has to go: its work throws `too_many_requests`.
 */
export function makeFairTurns({ atOnce, waiting }: { atOnce: number; waiting: number }): FairTurns {
  const lines = new Lines();
  const working = new Set<string>();

  function goOn(): void {
    while (working.size < atOnce) {
      const next = lines.next(working);
      if (!next) return;
      working.add(next.key);
      next.one.begin();
    }
  }

  return async (key, work) => {
    await new Promise<void>((begin, refuse) => {
      lines.join(key, { begin, refuse });
      goOn();
      if (lines.count > waiting) lines.last()?.refuse(new AppError("too_many_requests", { retryAfter: 10 }));
    });
    try {
      return await work();
    } finally {
      working.delete(key);
      lines.goToTheEnd(key);
      goOn();
    }
  };
}
