/** How far the server's clock is ahead of this device's, in milliseconds; on the server none. */
let ahead = 0;
let hasMet = false;

/** When the page began to arrive, by the device's clock: what it took to come to life since is no part of the difference. */
function arrival(): number {
  const [page] = performance.getEntriesByType("navigation");
  const begun = page instanceof PerformanceNavigationTiming ? page.responseStart : 0;
  return Date.now() - (begun > 0 ? performance.now() - begun : 0);
}

/** Takes note of the server's clock: what it said when the page, or a newer answer, was made. */
export function meetServerClock(madeAt: number): void {
  ahead = madeAt - (hasMet ? Date.now() : arrival());
  hasMet = true;
}

/** The time by the server's clock, in milliseconds since 1970: a phone's own may be wrong by hours. */
export function serverNow(): number {
  return Date.now() + ahead;
}
