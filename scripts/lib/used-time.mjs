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

/**
 * Divides the thread's time among those at work, at every moment in equal parts: in the end each has paid for his part, and
 * all together for the whole.
 */
export class UsedTime {
  #read;
  #working = 0;
  #last;
  /** What one has to pay who was at work since the beginning. */
  #each = 0;

  constructor(read = busyTime) {
    this.#read = read;
    this.#last = read();
  }

  /** Begins one's work. Each call of `take` answers with what it used since the last one, and `end` with the rest. */
  begin() {
    this.#advance();
    this.#working += 1;
    let paid = this.#each;
    const take = () => {
      this.#advance();
      const used = this.#each - paid;
      paid = this.#each;
      return used;
    };
    const end = () => {
      const used = take();
      this.#working -= 1;
      return used;
    };
    return { take, end };
  }

  #advance() {
    const now = this.#read();
    if (this.#working > 0) this.#each += (now - this.#last) / this.#working;
    this.#last = now;
  }
}
