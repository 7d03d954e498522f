// What each of many may use up of something that all need: the time of the processor, the time of a thread.

/** One refilled from now on; debts beyond `burst` are forgiven, so that a single long piece of work shuts nobody out. */
class Allowance {
  constructor(clock) {
    this.level = clock.burst;
    this.settled = clock.now;
    this.given = clock.given;
    this.overdrawn = false;
  }
}

/**
 * Allowances in milliseconds, by key: a `burst`, of which a `share` of real time comes back. All who are beyond their burst
 * have `together` of the time, so that many of these take no more from the others than one does; of many who stay below it
 * that cannot be said (see RecentUse). Whoever has used up their burst counts as overdrawn until half of it has come back.
 */
export class Allowances {
  #known = new Map();
  #overdrawn = new Set();
  #clock;
  #share;
  #together;
  #most;
  #time;

  constructor({ burst, share, together = share, most = 20_000, time = () => performance.now() }) {
    this.#clock = { burst, now: time(), given: 0 };
    this.#share = share;
    this.#together = together;
    this.#most = most;
    this.#time = time;
  }

  /** Takes what was used. */
  spend(key, milliseconds) {
    const one = this.#find(key);
    one.level = Math.max(one.level - milliseconds, -this.#clock.burst);
    if (one.level > 0 || one.overdrawn) return;
    one.overdrawn = true;
    this.#overdrawn.add(one);
  }

  isOverdrawn(key) {
    return this.#find(key).overdrawn;
  }

  /** Milliseconds until there is something to use again; 0 when there is. */
  wait(key) {
    const { level } = this.#find(key);
    return level > 0 ? 0 : Math.ceil((1 - level) / this.#portion());
  }

  /** The share of one of those who are overdrawn. */
  #portion() {
    return this.#together / Math.max(1, this.#overdrawn.size);
  }

  #find(key) {
    this.#advance();
    const one = this.#known.get(key) ?? this.#newcomer();
    // Whoever was asked for longest ago is forgotten first.
    this.#known.delete(key);
    this.#known.set(key, one);
    this.#settle(one);
    return one;
  }

  #newcomer() {
    if (this.#known.size >= this.#most) this.#forgetOne();
    return new Allowance(this.#clock);
  }

  /** Nobody's debt is forgotten because many newcomers were asked for, unless all have one. */
  #forgetOne() {
    for (const [key, one] of this.#known) if (!one.overdrawn) return this.#known.delete(key);
    const [key, one] = this.#known.entries().next().value;
    this.#overdrawn.delete(one);
    return this.#known.delete(key);
  }

  #advance() {
    const clock = this.#clock;
    const now = this.#time();
    clock.given += (now - clock.now) * this.#portion();
    clock.now = now;
    for (const one of this.#overdrawn) this.#settle(one);
  }

  #settle(one) {
    const { burst, now, given } = this.#clock;
    const refill = one.overdrawn ? given - one.given : (now - one.settled) * this.#share;
    one.level = Math.min(burst, one.level + refill);
    one.settled = now;
    one.given = given;
    if (!one.overdrawn || one.level < burst / 2) return;
    one.overdrawn = false;
    this.#overdrawn.delete(one);
  }
}
