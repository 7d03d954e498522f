import { Allowances } from "../plain/allowances.mjs";
import { RecentUse } from "../plain/recent-use.mjs";
import { AppError } from "../errors";

/** Work says by `took` how many milliseconds it took of what it has a turn for; else those count that it lasted. */
type Work<Result> = (took: (milliseconds: number) => void) => Promise<Result>;

export type FairQueue = <Result>(key: string, work: Work<Result>) => Promise<Result>;

type WaitingCall = { begin: () => void; refuse: (error: AppError) => void };

/** A line for each key, in the order of their next turns. */
class Lines {
  readonly #lines = new Map<string, WaitingCall[]>();
  count = 0;

  join(key: string, one: WaitingCall): void {
    const line = this.#lines.get(key) ?? [];
    line.push(one);
    this.#lines.set(key, line);
    this.count += 1;
  }

  /** Takes the first of the line that may go on and has used least; of several such ones, of the first. */
  next(mayGoOn: (key: string) => boolean, usedBy: (key: string) => number): { key: string; one: WaitingCall } | null {
    const lines = [...this.#lines]
      .filter(([key]) => mayGoOn(key))
      .map(([key, line]) => ({ key, line, used: usedBy(key) }));
    const least = Math.min(...lines.map(({ used }) => used));
    const next = lines.find(({ used }) => used === least);
    const one = next && this.#leave(next.key, next.line.shift());
    return one ? { key: next.key, one } : null;
  }

  keys(): string[] {
    return [...this.#lines.keys()];
  }

  /** Takes the last of the longest line; of several equally long ones this newcomer's, else the last. */
  last(newcomer: string): WaitingCall | undefined {
    const length = Math.max(...[...this.#lines.values()].map((line) => line.length));
    const longest = [...this.#lines.keys()].filter((key) => this.#lines.get(key)?.length === length);
    const key = longest.includes(newcomer) ? newcomer : longest.at(-1);
    return key === undefined ? undefined : this.#leave(key, this.#lines.get(key)?.pop());
  }

  /** Whoever has just had a turn stands behind all others. */
  goToTheEnd(key: string): void {
    const line = this.#lines.get(key);
    if (line && this.#lines.delete(key)) this.#lines.set(key, line);
  }

  #leave(key: string, one: WaitingCall | undefined): WaitingCall | undefined {
    if (one) this.count -= 1;
    if (this.#lines.get(key)?.length === 0) this.#lines.delete(key);
    return one;
  }
}

type FairQueueOptions = {
  atOnce: number;
  waiting: number;
  /** What a key may use at once, in milliseconds, and the share of the time that it may use after that. */
  allowance: { burst: number; share: number };
};

/** Which keys are at work, and which may be. */
class Places {
  readonly #working = new Map<string, { isBeyond: boolean }>();
  readonly #allowances: Allowances;
  readonly #recent = new RecentUse();

  constructor(
    readonly atOnce: number,
    allowance: FairQueueOptions["allowance"],
  ) {
    this.#allowances = new Allowances({ ...allowance, time: () => performance.now() });
  }

  get areFree(): boolean {
    return this.#working.size < this.atOnce;
  }

  /** Who has used up their burst waits until something has come back, and never takes the last place. */
  mayBegin(key: string): boolean {
    if (this.#working.has(key) || this.#allowances.wait(key) > 0) return false;
    const beyond = [...this.#working.values()].filter(({ isBeyond }) => isBeyond).length;
    return !this.#allowances.isOverdrawn(key) || beyond < Math.max(1, this.atOnce - 1);
  }

  /** Milliseconds until one of these, who are not at work, has something to use again; Infinity when nobody waits for that. */
  nextAfter(keys: string[]): number {
    const waits = keys.filter((key) => !this.#working.has(key)).map((key) => this.#allowances.wait(key));
    return Math.min(Infinity, ...waits.filter((wait) => wait > 0));
  }

  take(key: string): void {
    this.#working.set(key, { isBeyond: this.#allowances.isOverdrawn(key) });
  }

  giveBack(key: string, used: number): void {
    this.#working.delete(key);
    this.#allowances.spend(key, used);
    this.#recent.add(key, used);
  }

  /** What a key has used of late, in seconds: who used about as much as another takes turns with them. */
  usedBy(key: string): number {
    return Math.round(this.#recent.of(key) / 1_000);
  }
}

/**
 * Lets so many work at once, of one key a single one, and the keys take turns however many of one wait: whoever comes with
 * one piece of work waits for one of each of the others, not for all that these have brought, and for none of those who have
 * used more of late. A key beyond its allowance waits longer, and such keys together leave one place to the others. So many
 * wait at most; in a full room the last of the longest line has to go: its work throws `too_many_requests`.
 */
export function makeFairQueue({ atOnce, waiting, allowance }: FairQueueOptions): FairQueue {
  const lines = new Lines();
  const places = new Places(atOnce, allowance);
  let timer: NodeJS.Timeout | undefined;

  function goOn(): void {
    clearTimeout(timer);
    while (places.areFree) {
      const next = lines.next(
        (key) => places.mayBegin(key),
        (key) => places.usedBy(key),
      );
      if (!next) break;
      places.take(next.key);
      next.one.begin();
    }
    const wait = places.areFree ? places.nextAfter(lines.keys()) : Infinity;
    if (wait < Infinity) timer = setTimeout(goOn, wait);
  }

  return async (key, work) => {
    await new Promise<void>((begin, refuse) => {
      lines.join(key, { begin, refuse });
      goOn();
      if (lines.count > waiting) lines.last(key)?.refuse(new AppError("too_many_requests", { retryAfter: 10 }));
    });
    const begun = performance.now();
    let used: number | undefined;
    try {
      return await work((milliseconds) => (used = milliseconds));
    } finally {
      places.giveBack(key, used ?? performance.now() - begun);
      lines.goToTheEnd(key);
      goOn();
    }
  };
}
