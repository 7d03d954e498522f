// Who has used how much of late, of something that many need.

/** Of what was used this long ago a good third still counts. */
const fading = 60_000;

/** Milliseconds used, by key, that fade with time. Who used nothing for longest is forgotten first. */
export class RecentUse {
  #known = new Map();
  #most;
  #time;

  constructor({ most = 20_000, time = () => performance.now() } = {}) {
    this.#most = most;
    this.#time = time;
  }

  add(key, milliseconds) {
    const used = this.of(key) + milliseconds;
    this.#known.delete(key);
    this.#known.set(key, { used, at: this.#time() });
    if (this.#known.size > this.#most) this.#known.delete(this.#known.keys().next().value);
  }

  of(key) {
    const one = this.#known.get(key);
    return one ? one.used * Math.exp((one.at - this.#time()) / fading) : 0;
  }
}
