import { log } from "@/lib/core/log";
import { assertSmallBody, definePublicRoute, readBytes } from "@/lib/web/route";

type Violation = { directive: string; blocked: string };

function textOf(report: Record<string, unknown>, names: readonly string[]): string {
  const value = names.map((name) => report[name]).find((found) => typeof found === "string");
  return typeof value === "string" ? value : "";
}

/** Of an address only where it lies, of anything else at most a word: the rest could be what somebody typed. */
function placeOf(blocked: string): string {
  if (URL.canParse(blocked)) return new URL(blocked).origin;
  return /^[a-z-]{1,20}$/.test(blocked) ? blocked : "other";
}

/** The violations in a report of either of the two forms that browsers send. */
function violationsIn(text: string): Violation[] {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return [];
  }
  const reports: unknown[] = Array.isArray(body) ? body.slice(0, 10) : [body];
  return reports.flatMap((report) => {
    const found = Object(report) as Record<string, unknown>;
    const facts = Object(found["csp-report"] ?? found.body) as Record<string, unknown>;
    const directive = textOf(facts, ["effectiveDirective", "effective-directive", "violated-directive"]);
    if (!/^[a-z-]{1,40}$/.test(directive)) return [];
    return [{ directive, blocked: placeOf(textOf(facts, ["blockedURL", "blocked-uri"])) }];
  });
}

/** Browsers say here what the policy of a page refused; the log keeps which rule and whose script, never the page. */
export const POST = definePublicRoute({ limit: "policyReportAddress" }, async ({ request }) => {
  assertSmallBody(request);
  const text = (await readBytes(request)).toString("utf8");
  for (const violation of violationsIn(text)) log("warn", "policy_refused", violation);
});
