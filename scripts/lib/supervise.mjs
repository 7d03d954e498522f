// Life and death of a child process: what ends us ends it, and the other way round.

const graceMilliseconds = 9_000;

/** Passes the first SIGTERM, SIGINT or SIGHUP on as SIGTERM and kills the child that is still there after 9 seconds. */
export function forwardSignals(child, announce = () => {}) {
  let ending = false;
  const end = () => {
    if (ending) return;
    ending = true;
    announce();
    child.kill("SIGTERM");
    setTimeout(() => child.kill("SIGKILL"), graceMilliseconds).unref();
  };
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(signal, end);
  whenNpmDies(end);
  return { isEnding: () => ending, end };
}

/** npm passes a signal on to its shell, which dies without passing it on to us; then we have another parent. */
function whenNpmDies(end) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && end(), 250).unref();
}

/** Waits until the address answers 2xx. Resolves to false when the child ends first or the time is over. */
export async function waitUntilHealthy({ url, child, seconds }) {
  const deadline = Date.now() + seconds * 1000;
  while (Date.now() < deadline && child.exitCode === null && child.signalCode === null) {
    if (await answers(url)) return true;
    await new Promise((resume) => setTimeout(resume, 100));
  }
  return false;
}

async function answers(url) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5_000) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}
