import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { pages, tabs } from "@/components/administration/sections";

// Everything for administrators alone. tests/unit/administration/surface.test.ts asks for calls and actions that are missing.

/** The pages that the navigation of the administration has. */
export const adminPages = [...tabs, ...pages].map(({ path }) => path).sort();

export const adminCalls = [
  "DELETE /api/admin/corrections/[id]",
  "DELETE /api/admin/users/[id]",
  "DELETE /api/admin/users/[id]/second-factor",
  "DELETE /api/subscription-tiers/[id]",
  "GET /api/admin/corrections",
  "GET /api/admin/corrections/export",
  "GET /api/admin/curriculum",
  "GET /api/admin/curriculum/proposals",
  "GET /api/admin/referrals/by-email",
  "GET /api/admin/referrals/top",
  "GET /api/admin/reports",
  "GET /api/admin/users",
  "GET /api/payments/analytics/balance",
  "GET /api/payments/analytics/range",
  "GET /api/payments/analytics/summary",
  "GET /api/payments/manual",
  "POST /api/admin/curriculum/proposals/confirm",
  "POST /api/admin/curriculum/proposals/reject",
  "POST /api/admin/reports/[id]/answer",
  "POST /api/admin/reports/[id]/close",
  "POST /api/admin/reports/[id]/mark",
  "POST /api/payments/manual/[id]/confirm",
  "POST /api/payments/manual/[id]/decline",
  "POST /api/rtb/lesson-plans/[id]/approve",
  "POST /api/rtb/lesson-plans/[id]/reject",
  "POST /api/subscription-tiers",
  "POST /api/subscriptions/check-expired",
  "PUT /api/admin/users/[id]/lock",
  "PUT /api/admin/users/[id]/role",
  "PUT /api/admin/users/[id]/tier",
  "PUT /api/admin/users/[id]/unlock",
  "PUT /api/subscription-tiers/[id]",
  "PUT /api/subscription-tiers/bundle",
];

export const adminActions = [
  "app/[locale]/(admin)/admin/curriculum/actions.ts confirmProposalAction",
  "app/[locale]/(admin)/admin/curriculum/actions.ts importUnitsAction",
  "app/[locale]/(admin)/admin/curriculum/actions.ts previewUnitsAction",
  "app/[locale]/(admin)/admin/curriculum/actions.ts rejectProposalAction",
  "lib/administration/actions.ts assignTierAction",
  "lib/administration/actions.ts changeRoleAction",
  "lib/administration/actions.ts deleteUserAction",
  "lib/administration/actions.ts lockUserAction",
  "lib/administration/actions.ts resetSecondFactorAction",
  "lib/administration/actions.ts unlockUserAction",
  "lib/administration/finance/actions.ts closeCaseAction",
  "lib/administration/finance/actions.ts confirmOrderAction",
  "lib/administration/finance/actions.ts declineOrderAction",
  "lib/administration/finance/actions.ts refreshDataAction",
  "lib/administration/finance/actions.ts resendMessageAction",
  "lib/administration/reports/actions.ts changeRewardAction",
  "lib/administration/tiers/actions.ts createTierAction",
  "lib/administration/tiers/actions.ts deleteTierAction",
  "lib/administration/tiers/actions.ts updateBundleAction",
  "lib/administration/tiers/actions.ts updateTierAction",
  "lib/contact/actions.ts deleteMessageAction",
  "lib/contact/actions.ts markAnsweredAction",
  "lib/contact/actions.ts reopenMessageAction",
  "lib/plans/reports/actions.ts answerReportAction",
  "lib/plans/reports/actions.ts clearCorrectionAction",
  "lib/plans/reports/actions.ts closeReportAction",
  "lib/plans/reports/actions.ts markEntryAction",
  "lib/plans/review/actions.ts approvePlanAction",
  "lib/plans/review/actions.ts rejectPlanAction",
];

function filesUnder(folder: string, name: RegExp): string[] {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  return entries.flatMap((entry) =>
    entry.isFile() && name.test(entry.name) ? [join(entry.parentPath, entry.name)] : [],
  );
}

/** Pieces of a file by what they export. */
function exportsOf(file: string, pattern: RegExp): { name: string; body: string }[] {
  const source = readFileSync(file, "utf8");
  const starts = [...source.matchAll(pattern)];
  return starts.map((match, index) => ({
    name: match[1] ?? "",
    body: source.slice(match.index, starts[index + 1]?.index),
  }));
}

const verb = /^export (?:async )?function (\w+)/gm;

/** Names of the verbs of the domains that begin with `requireAdmin(actor)`, also by way of another such verb. */
function adminVerbs(): Set<string> {
  const verbs = filesUnder("lib", /^(queries|service)\.ts$/).flatMap((file) => exportsOf(file, verb));
  const found = new Set(verbs.filter(({ body }) => body.includes("requireAdmin(actor)")).map(({ name }) => name));
  for (let before = -1; before !== found.size;) {
    before = found.size;
    for (const { name, body } of verbs) if (callsOne(body, found)) found.add(name);
  }
  return found;
}

function callsOne(body: string, names: ReadonlySet<string>): boolean {
  return [...names].some((name) => new RegExp(`(?:\\breturn|=>|\\bawait)\\s+${name}\\(actor\\b`).test(body));
}

function isAdmins(body: string, verbs: ReadonlySet<string>): boolean {
  return (
    /\badmin: true\b|defineAdmin(Action|Command)/.test(body) ||
    [...verbs].some((name) => body.includes(`${name}(actor`))
  );
}

/** The pages, calls and actions that the sources hold, by what they ask of the actor. */
export function findAdminSurface(): Record<"pages" | "calls" | "actions", string[]> {
  const verbs = adminVerbs();
  const pages = filesUnder("app/[locale]/(admin)", /^page\.tsx$/).map((file) =>
    file.replace("app/[locale]/(admin)", "").replace(/\/page\.tsx$/, ""),
  );
  const calls = filesUnder("app/api", /^route\.ts$/).flatMap((file) =>
    exportsOf(file, /^export const (GET|POST|PUT|PATCH|DELETE)\b/gm)
      .filter(({ body }) => isAdmins(withShapes(file, body), verbs))
      .map(({ name }) => `${name} /${file.slice("app/".length).replace(/\/route\.ts$/, "")}`),
  );
  const actions = [...filesUnder("app", /^actions\.ts$/), ...filesUnder("lib", /^actions\.ts$/)].flatMap((file) =>
    exportsOf(file, /^export (?:const|async function) (\w+)/gm)
      .filter(({ body }) => isAdmins(body, verbs))
      .map(({ name }) => `${file} ${name}`),
  );
  return { pages: pages.sort(), calls: calls.sort(), actions: actions.sort() };
}

/** Shapes that a route keeps in a constant belong to every method that names it. */
function withShapes(file: string, body: string): string {
  const source = readFileSync(file, "utf8");
  const constants = [...source.matchAll(/^const (\w+) = (\{[^;]*);/gm)];
  return (
    body +
    constants
      .filter(([, name]) => body.includes(`(${name ?? ""},`))
      .map(([, , shape]) => shape)
      .join("")
  );
}
