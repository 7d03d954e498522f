// Whose work takes how much of the one thread that answers requests. Nobody can tell that of each piece; but how long the
// thread has worked is known, and who was at work meanwhile.

/**
 * Milliseconds of the processor that the thread has used. Time in which other programs had the processor is nobody's: a page
 * that takes ten times as long on a busy machine is no flood.
 */
function processorTime() {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

/** Milliseconds in which the thread had something to do, whether or not it had the processor. */
function busyTime() {
  return performance.eventLoopUtilization().active;
}

/** Those who pay in equal parts; `each` is what one has to pay who was at work since the beginning. */
class Payers {
  working = 0;
  each = 0;
}

/** Among more than so many the time is not divided: who only waits there shall not make another's work cheap. */
const mostParts = 8;
/** The thread is crowded that was busy for such a share of so many milliseconds. */
const crowded = { share: 0.7, milliseconds: 2_000 };

/**
 * Divides the thread's time among those at work, at every moment in equal parts. While some of them work beyond their
 * allowance, these alone pay: nobody else comes to an end of their allowance because of them.
 */
export class UsedTime {
  #used;
  #busy;
  #time;
  #last;
  #within = new Payers();
  #beyond = new Payers();
  #looked;

  constructor({ used = processorTime, busy = busyTime, time = () => performance.now() } = {}) {
    this.#used = used;
    this.#busy = busy;
    this.#time = time;
    this.#last = used();
    this.#looked = { at: time(), busy: busy(), isCrowded: false };
  }

  /**
   * Milliseconds that there were to use: as the clock goes, but for those in which the thread had work and other programs had the
   * processor. Shares are of what there is, on a busy machine too.
   */
  offered() {
    return this.#time() - (this.#busy() - this.#used());
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

  /** Whether the thread has had little time to spare of late. */
  isCrowded() {
    const { at, busy } = this.#looked;
    const now = this.#time();
    if (now - at < crowded.milliseconds) return this.#looked.isCrowded;
    const read = this.#busy();
    this.#looked = { at: now, busy: read, isCrowded: (read - busy) / (now - at) > crowded.share };
    return this.#looked.isCrowded;
  }

  #advance() {
    const now = this.#used();
    const payers = this.#beyond.working > 0 ? this.#beyond : this.#within;
    if (payers.working > 0) payers.each += (now - this.#last) / Math.min(payers.working, mostParts);
    this.#last = now;
  }
}
