// What the runners counted, from their JSON reports.
import { existsSync, readFileSync } from "node:fs";

const none = { passed: 0, failed: 0, skipped: 0, names: [] };

/** The tests of a playwright suite and those within it that did not pass at the first try. */
function unsteady({ suites = [], specs = [] }) {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === "unexpected" || status === "flaky"));
  const flaky = ({ tests }) => (tests.some(({ status }) => status === "unexpected") ? "" : " (only at the second try)");
  return [...own.map((spec) => `${spec.file}: ${spec.title}${flaky(spec)}`), ...suites.flatMap(unsteady)];
}

function failedOf({ testResults = [] }) {
  return testResults.flatMap(({ name, assertionResults, message }) => {
    const failed = assertionResults.filter(({ status }) => status === "failed");
    if (failed.length === 0 && message) return [`${name}: ${message.split("\n")[0]}`];
    return failed.map(
      ({ fullName, failureMessages: [why = ""] }) => `${name}: ${fullName}\n      ${why.split("\n")[0]}`,
    );
  });
}

/**
 * Counts of one vitest or playwright report, and the names of the tests that failed; zeros when the runner did not get as
 * far as writing one.
 */
export function readCounts(path) {
  if (!existsSync(path)) return none;
  const report = JSON.parse(readFileSync(path, "utf8"));
  if (report.stats) {
    const { expected, flaky, unexpected, skipped } = report.stats;
    return { passed: expected + flaky, failed: unexpected, skipped, names: unsteady(report) };
  }
  const skipped = (report.numPendingTests ?? 0) + (report.numTodoTests ?? 0);
  return { passed: report.numPassedTests, failed: report.numFailedTests, skipped, names: failedOf(report) };
}

/** The line that ends a test run. */
export function summaryLine(counts) {
  const line = `${counts.passed} passed, ${counts.failed} failed`;
  return counts.skipped > 0 ? `${line}, ${counts.skipped} skipped` : line;
}
