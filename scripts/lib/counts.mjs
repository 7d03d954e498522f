// What the runners counted, from their JSON reports.
import { existsSync, readFileSync } from "node:fs";

const none = { passed: 0, failed: 0, skipped: 0 };

/** Counts of one vitest or playwright report; zeros when the runner did not get as far as writing one. */
export function readCounts(path) {
  if (!existsSync(path)) return none;
  const report = JSON.parse(readFileSync(path, "utf8"));
  if (report.stats) {
    const { expected, flaky, unexpected, skipped } = report.stats;
    return { passed: expected + flaky, failed: unexpected, skipped };
  }
  const skipped = (report.numPendingTests ?? 0) + (report.numTodoTests ?? 0);
  return { passed: report.numPassedTests, failed: report.numFailedTests, skipped };
}

/** The line that ends a test run. */
export function summaryLine(counts) {
  const line = `${counts.passed} passed, ${counts.failed} failed`;
  return counts.skipped > 0 ? `${line}, ${counts.skipped} skipped` : line;
}
