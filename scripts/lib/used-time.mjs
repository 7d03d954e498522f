// Whose work takes how much of the one thread that answers requests. Nobody can tell that of each piece; but how long the
// thread was not idle is known, and who was at work meanwhile.
import { performance } from "node:perf_hooks";

/**
 * Milliseconds in which the thread was not idle. Time counts in which other programs had the processor, for others had to
 * wait for that, too: on a busy machine an account has a share of what there is.
 */
function busyTime() {
  return performance.eventLoopUtilization().active;
}

/** Those who pay in equal parts; `each` is what one has to pay who was at work since the beginning. */
class Payers {
  working = 0;
  each = 0;
}

/**
 * Divides the thread's time among those at work, at every moment in equal parts: in the end each has paid for his part, and
 * all together for the whole. While some of them work beyond their allowance, these alone pay: nobody else comes to an end
 * of his allowance because of them.
 */
export class UsedTime {
  #read;
  #last;
  #within = new Payers();
  #beyond = new Payers();

  constructor(read = busyTime) {
    this.#read = read;
    this.#last = read();
  }

  /** Begins one's work; the function given back ends it and answers with what it used. */
  begin(isBeyond = false) {
    this.#advance();
    const payers = isBeyond ? this.#beyond : this.#within;
    payers.working += 1;
    const paid = payers.each;
    return () => {
      this.#advance();
      payers.working -= 1;
      return payers.each - paid;
    };
  }

  #advance() {
    const now = this.#read();
    const payers = this.#beyond.working > 0 ? this.#beyond : this.#within;
    if (payers.working > 0) payers.each += (now - this.#last) / payers.working;
    this.#last = now;
  }
}
