import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { listCalls } from "@/app/api/_openapi/calls";
import { adminActions, adminCalls, adminPages, findAdminSurface } from "../../support/admin-surface";

/** tests/api/administration.test.ts refuses strangers at each of these; what is not listed would not be tried. */
describe("what is for administrators alone", () => {
  const { pages, calls, actions } = findAdminSurface();

  it("is listed: pages", () => expect(pages).toEqual(adminPages));
  it("is listed: calls", async () => {
    // What a route says of itself, and what its source shows where a verb refuses by itself.
    const guarded = (await listCalls()).filter(({ admin }) => admin);
    const named = guarded.map(({ method, path }) => `${method} ${path.replaceAll("{", "[").replaceAll("}", "]")}`);
    expect([...new Set([...calls, ...named])].sort()).toEqual(adminCalls);
  });
  it("is listed: actions", () => expect(actions).toEqual(adminActions));

  it("includes every call below /api/admin and every page that asks for an administrator itself", () => {
    expect(calls.filter((call) => call.includes("/api/admin/")).length).toBeGreaterThan(6);
    for (const page of pages) {
      const source = readFileSync(`app/[locale]/(admin)${page}/page.tsx`, "utf8");
      expect(source, page).toContain("requireAdministrator()");
    }
  });
});
