// In which order requests are worked on, when one asks for more than his share.

/**
 * Lines of requests, one for each account or address. Within its allowance a line has several at work, and nobody notices
 * it. Beyond that it has one at a time, begun when its allowance has come back and nobody else is at work; few may wait then,
 * and who comes after them is refused. `kinds` names the rules of each kind of line: { allowances, within: { atOnce, waiting },
 * beyond: { atOnce, waiting } }. `patience` is how long those beyond their allowance let others go first. They also do so for
 * a `pause` after others were at work: a page's requests come in a row, and what begins between two of them delays the next.
 * After a `slice` a request no longer keeps the others of its line waiting. All three are milliseconds.
 */
export class RequestTurns {
  #kinds;
  #used;
  #patience;
  #slice;
  #lines = new Map();
  #pause;
  /** How many are at work who are within their allowance, when the last of them ended, and who lets them go first. */
  #ordinary = 0;
  #lastOrdinary = -Infinity;
  #yielding = new Set();

  constructor({ kinds, used, patience = 500, pause = 100, slice = 2_000 }) {
    this.#kinds = kinds;
    this.#used = used;
    this.#patience = patience;
    this.#pause = pause;
    this.#slice = slice;
  }

  /**
   * Takes a request in: { kind, key, begin, refuse, isStream }. `begin` is called when its turn comes, `refuse` with the
   * seconds after which to come again. The function given back tells that it is answered, or its sender gone.
   */
  arrive(request) {
    const line = this.#lineOf(request);
    const { beyond, within, allowances } = line.rules;
    const { waiting } = allowances.isOverdrawn(line.key) ? beyond : within;
    if (line.waiting.length >= waiting) {
      request.refuse(Math.min(60, Math.max(1, Math.ceil(allowances.wait(line.key) / 1_000))));
      return () => {};
    }
    const turn = { request, line };
    line.waiting.push(turn);
    this.#goOn(line);
    return () => this.#leave(turn);
  }

  #lineOf({ kind, key }) {
    const name = `${kind} ${key}`;
    const known = this.#lines.get(name);
    if (known) return known;
    const line = { name, key, rules: this.#kinds[kind], working: 0, waiting: [] };
    this.#lines.set(name, line);
    return line;
  }

  #goOn(line) {
    clearTimeout(line.timer);
    this.#yielding.delete(line);
    const { allowances, beyond, within } = line.rules;
    while (line.waiting.length > 0) {
      const overdrawn = allowances.isOverdrawn(line.key);
      if (line.working >= (overdrawn ? beyond : within).atOnce) return;
      const wait = allowances.wait(line.key) || (overdrawn ? this.#courtesy(line) : 0);
      if (wait > 0) return this.#wake(line, wait);
      this.#begin(line.waiting.shift(), overdrawn);
    }
    if (line.working === 0) this.#lines.delete(line.name);
  }

  /** How much longer the line lets others go first. */
  #courtesy(line) {
    const now = performance.now();
    const free = this.#ordinary > 0 ? Infinity : this.#lastOrdinary + this.#pause;
    if (free <= now) return 0;
    line.ready ??= now;
    if (this.#ordinary > 0) this.#yielding.add(line);
    return Math.max(0, Math.ceil(Math.min(free, line.ready + this.#patience) - now));
  }

  #wake(line, wait) {
    line.timer = setTimeout(() => this.#goOn(line), wait);
    line.timer.unref();
  }

  #begin(turn, overdrawn) {
    const { line, request } = turn;
    line.ready = undefined;
    line.working += 1;
    turn.isOrdinary = !overdrawn;
    if (turn.isOrdinary) this.#ordinary += 1;
    turn.endWork = this.#used.begin(overdrawn);
    turn.slices = setInterval(() => this.#nextSlice(turn), this.#slice);
    turn.slices.unref();
    request.begin();
  }

  /**
   * Long work pays as it goes, and from here on no more than its part: an answer that its sender leaves lying would pay for
   * all that his other accounts do. A stream of events mostly waits, and is paid by what it waits for.
   */
  #nextSlice(turn) {
    if (turn.request.isStream()) return this.#leave(turn);
    turn.line.rules.allowances.spend(turn.line.key, turn.endWork());
    turn.endWork = this.#used.begin();
    this.#makePlace(turn);
  }

  #leave(turn) {
    const { line, endWork } = turn;
    if (!endWork) {
      line.waiting = line.waiting.filter((other) => other !== turn);
      return this.#goOn(line);
    }
    if (turn.isOver) return;
    turn.isOver = true;
    clearInterval(turn.slices);
    line.rules.allowances.spend(line.key, endWork());
    this.#makePlace(turn);
  }

  #makePlace(turn) {
    if (turn.hasLeft) return;
    turn.hasLeft = true;
    turn.line.working -= 1;
    if (turn.isOrdinary) {
      this.#ordinary -= 1;
      this.#lastOrdinary = performance.now();
    }
    this.#goOn(turn.line);
    if (this.#ordinary > 0) return;
    for (const line of [...this.#yielding]) this.#goOn(line);
  }
}
