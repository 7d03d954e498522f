// In which order requests are worked on, when one asks for more than a share.
import { RecentUse } from "../../lib/core/plain/recent-use.mjs";

/** Requests within their allowance that are begun at once while the thread is crowded. */
const crowdedAtOnce = 3;
/** What all of a network have used counts for one of them as if it had used that much itself. */
const networkPart = 1 / 20;

/**
 * Lines of requests, one for each account or address. Within its allowance a line has several at work, and nobody notices
 * it; when the thread is crowded, by however many, those begin first who have used least of it of late, few at once. Beyond its
 * allowance a line has one at a time, begun when the allowance has come back and nobody else is at work; few may wait then, and
 * who comes after them is refused. `kinds` names the rules of each kind of line: { allowances, within: { atOnce, waiting },
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
  #recent = new RecentUse();
  /** How many are at work who are within their allowance, when the last of them ended, and who lets them go first. */
  #ordinary = 0;
  #lastOrdinary = -Infinity;
  #yielding = new Set();
  /** Lines within their allowance that wait because the thread is crowded. */
  #crowd = new Set();

  constructor({ kinds, used, patience = 500, pause = 100, slice = 2_000 }) {
    this.#kinds = kinds;
    this.#used = used;
    this.#patience = patience;
    this.#pause = pause;
    this.#slice = slice;
  }

  /**
   * Takes a request in: { kind, key, network, begin, refuse, isOver, isMoving }. `begin` is called when its turn comes, `refuse`
   * with the seconds after which to come again. `isOver` says that nothing is left to do for it, `isMoving` whether anything was
   * done since it was asked last. To be told: that the body `hasCome`, and that the request `hasEnded`, answered or not.
   */
  arrive(request) {
    const line = this.#lineOf(request);
    const { beyond, within, allowances } = line.rules;
    const { waiting } = allowances.isOverdrawn(line.key) ? beyond : within;
    if (line.waiting.length >= waiting) {
      request.refuse(Math.min(60, Math.max(1, Math.ceil(allowances.wait(line.key) / 1_000))));
      return { hasCome: () => {}, hasEnded: () => {} };
    }
    const turn = { request, line };
    line.waiting.push(turn);
    this.#goOn(line);
    return { hasCome: () => turn.isBegun && this.#payOn(turn), hasEnded: () => this.#leave(turn) };
  }

  #lineOf({ kind, key, network }) {
    const name = `${kind} ${key}`;
    const known = this.#lines.get(name);
    if (known) return Object.assign(known, { network });
    const line = { name, key, network, rules: this.#kinds[kind], working: 0, waiting: [] };
    this.#lines.set(name, line);
    return line;
  }

  /** Begins what may begin; a line that waits in the crowd only when it is the chosen one. */
  #goOn(line, isChosen = false) {
    clearTimeout(line.timer);
    this.#yielding.delete(line);
    this.#crowd.delete(line);
    const { allowances, beyond, within } = line.rules;
    while (line.waiting.length > 0) {
      const overdrawn = allowances.isOverdrawn(line.key);
      if (line.working >= (overdrawn ? beyond : within).atOnce) return;
      const wait = allowances.wait(line.key) || (overdrawn ? this.#courtesy(line) : 0);
      if (wait > 0) return this.#wake(line, wait);
      if (!overdrawn && !(isChosen ? this.#hasPlace() : this.#isNext(line))) return void this.#crowd.add(line);
      this.#begin(line.waiting.shift(), overdrawn);
    }
    if (line.working === 0) this.#lines.delete(line.name);
  }

  #hasPlace() {
    return this.#ordinary < crowdedAtOnce || !this.#used.isCrowded();
  }

  /** Whether no line that waits in the crowd should begin before this one. */
  #isNext(line) {
    return !this.#used.isCrowded() || (this.#hasPlace() && this.#leastUsing(line) === line);
  }

  /** What the line has used of late, and its part of what others of its network have. */
  #uses({ name, network }) {
    return this.#recent.of(name) + this.#recent.of(`network ${network}`) * networkPart;
  }

  /** Of those who wait in the crowd, and this one. */
  #leastUsing(least) {
    for (const line of this.#crowd) if (!least || this.#uses(line) < this.#uses(least)) least = line;
    return least;
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
    turn.isBegun = true;
    turn.isOrdinary = !overdrawn;
    if (turn.isOrdinary) this.#ordinary += 1;
    turn.endWork = this.#used.begin(overdrawn);
    turn.slices = setInterval(() => this.#nextSlice(turn), this.#slice);
    turn.slices.unref();
    request.begin();
  }

  #pay(turn) {
    const milliseconds = turn.endWork?.() ?? 0;
    turn.endWork = undefined;
    const { line } = turn;
    line.rules.allowances.spend(line.key, milliseconds);
    this.#recent.add(line.name, milliseconds);
    this.#recent.add(`network ${line.network}`, milliseconds);
  }

  /**
   * From its first slice on no more than its part: what its sender leaves lying would pay for all that the sender's other requests
   * do.
   */
  #payOn(turn) {
    if (!turn.isOver) turn.endWork ??= this.#used.begin();
  }

  /** Long work pays as it goes, and what does not move, nothing: it would take its part of what others cost. */
  #nextSlice(turn) {
    if (turn.request.isOver()) return this.#leave(turn);
    this.#pay(turn);
    if (turn.request.isMoving()) this.#payOn(turn);
    this.#makePlace(turn);
  }

  #leave(turn) {
    const { line } = turn;
    if (!turn.isBegun) {
      line.waiting = line.waiting.filter((other) => other !== turn);
      return this.#goOn(line);
    }
    if (turn.isOver) return;
    turn.isOver = true;
    clearInterval(turn.slices);
    this.#pay(turn);
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
    while (this.#crowd.size > 0 && this.#hasPlace()) this.#goOn(this.#leastUsing(), true);
    if (this.#ordinary > 0) return;
    for (const line of [...this.#yielding]) this.#goOn(line);
  }
}
