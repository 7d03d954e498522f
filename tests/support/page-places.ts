import { readdirSync } from "node:fs";
import { join } from "node:path";

/** The address of every page under a folder of `app` as the folders name it: without groups, a parameter as `[id]`. */
export function pagePlaces(folder = "app"): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => join(folder, file));
  return files
    .filter((file) => file.endsWith("/page.tsx"))
    .map((file) => file.replace(/^app/, "").replace(/\/\[locale\](?=\/\()|\/\([^/]+\)|\/page\.tsx$/g, "") || "/")
    .sort();
}

/**
 * Pages that a test cannot just visit: of a sign-in that is half done, a model's translation, a payment or a sign-in under way.
 * tests/unit/layout/page-titles.test.ts asks them for their titles, tests/api/titles.test.ts all others.
 */
export const unvisited = [
  "/auth/second-factor",
  "/lesson-plan/[id]/translation",
  "/rtb-lesson-plan/[id]/translation",
  "/sandbox/checkout/[txRef]",
  "/sandbox/google/accounts/[uid]",
];
