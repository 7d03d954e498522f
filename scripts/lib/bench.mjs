// What a benchmark gets to work with, and how its rows are printed.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import autocannon from "autocannon";
import { display } from "./performance-page.mjs";
import { startServer } from "./server.mjs";

/** Requests a second at an address, all answers being 2xx; otherwise it throws, for a failing page is a fast page. */
export async function throughput(url, { connections = 10, seconds = 5, headers = {} } = {}) {
  const result = await autocannon({ url, connections, duration: seconds, headers });
  const failures = result.non2xx + result.errors + result.timeouts;
  if (failures > 0) throw new Error(`${url}: ${failures} of ${result.requests.total} requests failed.`);
  const { p50, p99 } = result.latency;
  return { requestsPerSecond: result.requests.average, p50, p99 };
}

/** Runs `work` `times` times after one warm-up; resolves to the sorted milliseconds' middle and ninety-ninth percent. */
export async function timed(work, times = 20) {
  await work();
  const samples = [];
  for (let index = 0; index < times; index += 1) {
    const started = performance.now();
    await work();
    samples.push(performance.now() - started);
  }
  samples.sort((one, other) => one - other);
  const at = (share) => samples[Math.min(samples.length - 1, Math.floor(samples.length * share))];
  return { p50: at(0.5), p99: at(0.99) };
}

/** A context whose servers and directories are gone after `close`. */
export function benchContext() {
  const cleanups = [];
  const temporaryDirectory = () => {
    const path = mkdtempSync(join(tmpdir(), "isomo-bench-"));
    cleanups.push(() => rmSync(path, { recursive: true, force: true }));
    return path;
  };
  const serve = async ({ dataDir = temporaryDirectory(), settings = {} } = {}) => {
    // One account of a benchmark asks for more than is any account's share.
    const server = await startServer({ dataDir, settings: { ISOMO_UNSHARED: "1", ...settings } });
    cleanups.push(server.stop);
    return server;
  };
  const close = async () => {
    for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
  };
  return { throughput, timed, temporaryDirectory, startServer: serve, close };
}

/** Lines of one aligned table; numbers stand to the right. */
export function tableLines(rows) {
  const head = ["benchmark", "measure", "value", "unit", "baseline", "ratio", "target"];
  const cells = [head, ...rows.map((row) => head.map((column) => display(row[column])))];
  const widths = head.map((_, column) => Math.max(...cells.map((line) => line[column].length)));
  const right = new Set(["value", "baseline", "ratio"]);
  return cells.map((line) =>
    line
      .map((cell, column) => (right.has(head[column]) ? cell.padStart(widths[column]) : cell.padEnd(widths[column])))
      .join("  ")
      .trimEnd(),
  );
}
