import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { adminActions, adminCalls, adminPages, findAdminSurface } from "../../support/admin-surface";

/** tests/api/administration.test.ts refuses strangers at each of these; what is not listed would not be tried. */
describe("what is for administrators alone", () => {
  const { pages, calls, actions } = findAdminSurface();

  it("is listed: pages", () => expect(pages).toEqual(adminPages));
  it("is listed: calls", () => expect(calls).toEqual(adminCalls));
  it("is listed: actions", () => expect(actions).toEqual(adminActions));

  it("includes every call below /api/admin and every page that asks for an administrator itself", () => {
    expect(calls.filter((call) => call.includes("/api/admin/")).length).toBeGreaterThan(6);
    for (const page of pages) {
      const source = readFileSync(`app/[locale]/(admin)${page}/page.tsx`, "utf8");
      expect(source, page).toContain("requireAdministrator()");
    }
  });
});
