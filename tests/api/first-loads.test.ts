// The real build: what each page has a browser load before it comes to life.
import { describe, expect, it } from "vitest";
import { firstLoads, kilobytes, scriptBudgets } from "../support/first-load";

const base = process.env.TEST_BASE_URL ?? "";
const loads = firstLoads();

/** Pages whose purpose is a form; whatever else stands behind the sign-in has the budget of the shell. */
const forms = new Set([
  "/[locale]/(auth)/auth",
  "/[locale]/(auth)/auth/second-factor",
  "/[locale]/(teacher)/profile",
  "/[locale]/(teacher)/header-settings",
  "/[locale]/(teacher)/rtb-header-settings",
  "/[locale]/(teacher)/lesson-plan/quick-create",
  ...["lesson-plan", "rtb-lesson-plan"].flatMap((kind) =>
    ["create", "edit/[id]", "[id]/report"].map((page) => `/[locale]/(teacher)/${kind}/${page}`),
  ),
  ...["subscriptions", "curriculum", "referrals"].map((tab) => `/[locale]/(admin)/admin/${tab}`),
]);

const product = [...loads].filter(([route]) => route.startsWith("/[locale]/") && !route.includes("(public)"));

describe("the scripts that a page loads first", () => {
  it("are read off the build as the server sends them", async () => {
    const html = await (await fetch(`${base}/auth?mode=login`)).text();
    const sent = [...html.matchAll(/<script[^>]+src="([^"]+)"([^>]*)/g)]
      .filter(([, , rest]) => !/nomodule/i.test(rest ?? ""))
      .map(([, source]) => source?.split("?")[0]);
    const read = loads.get("/[locale]/(auth)/auth")?.scripts.map((name) => `/_next/${name}`);
    expect([...new Set(sent)].sort()).toEqual(read?.toSorted());
  });

  it("are known for every page with a form", () => {
    expect([...forms].filter((route) => !loads.has(route))).toEqual([]);
    expect(product.length).toBeGreaterThan(forms.size);
  });

  it.each(product)("stay within the budget of %s", (route, { scripts }) => {
    const budget = forms.has(route) ? scriptBudgets.form : scriptBudgets.shell;
    expect(kilobytes(scripts)).toBeLessThanOrEqual(budget);
  });
});
