import { readdirSync } from "node:fs";
import { SignJWT } from "jose";
import { NextRequest } from "next/server";
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { Role } from "@/lib/core/actor";
import { localPath } from "@/lib/core/local-path";
import { signSessionToken } from "@/lib/web/token";
import middleware, { config } from "@/middleware";

const origin = "https://isomo.example.rw";

function visit(path: string, headers: Record<string, string> = {}, method = "GET") {
  return middleware(new NextRequest(origin + path, { method, headers: { "user-agent": "Mozilla/5.0", ...headers } }));
}

/** Where the answer leads, or null when it does not. */
async function leadsTo(...asked: Parameters<typeof visit>): Promise<string | null> {
  return (await visit(...asked)).headers.get("location");
}

const minute = 60_000;
beforeAll(() => {
  vi.stubEnv("AUTH_SECRET", "a-secret-of-at-least-thirty-two-characters");
});

/** The cookie of a session that ends in so many milliseconds. */
async function cookieOf(role: Role, ends = minute): Promise<string> {
  const token = await signSessionToken({ id: "one", accountId: 7, role, expiresAt: new Date(Date.now() + ends) });
  return `next-auth.session-token=${token}`;
}

describe("a visitor at a page for who is signed in", () => {
  it.each([
    ["/lesson-plan/5", "/auth?mode=login&next=%2Flesson-plan%2F5"],
    ["/fr/lesson-plans?search=a%20b&page=2", "/fr/auth?mode=login&next=%2Flesson-plans%3Fsearch%3Da%2Bb%26page%3D2"],
    ["/rw/admin/payments", "/rw/auth?mode=login&next=%2Fadmin%2Fpayments"],
    ["/dashboard", "/auth?mode=login"],
    ["/profile?_rsc=abc12", "/auth?mode=login&next=%2Fprofile"],
    ["/subscription?action=bundle&_rsc=abc", "/auth?mode=login&next=%2Fsubscription%3Faction%3Dbundle"],
    [`/lesson-plans?search=${"x".repeat(600)}`, "/auth?mode=login"],
    ["/lesson-plans?next=//evil.example", "/auth?mode=login&next=%2Flesson-plans%3Fnext%3D%252F%252Fevil.example"],
  ])("%s is led back there after signing in", async (path, place) => {
    expect(await leadsTo(path)).toBe(origin + place);
  });

  it("is led back to nothing that was sent, only to what was asked for", async () => {
    expect(await leadsTo("/lesson-plans", { origin, host: "isomo.example.rw" }, "POST")).toBe(
      `${origin}/auth?mode=login`,
    );
  });

  it.each([
    "/fr//evil.example",
    "/lesson-plan/..//evil.example",
    "/lesson-plan/%2e%2e//evil.example",
    "/profile/\\evil.example",
    "/profile/%0d%0aset-cookie:a=b",
    "//evil.example/profile",
    "/profile?x=https://evil.example",
    "/en//evil.example/dashboard",
    "/dashboard/@evil.example",
  ])("is led to no other site: %s", async (path) => {
    for (const cookie of ["", "NEXT_LOCALE=fr"]) {
      const place = await leadsTo(path, { cookie });
      if (place === null) continue;
      const url = new URL(place, origin);
      expect([url.origin, url.pathname.startsWith("//")]).toEqual([origin, false]);
      const next = url.searchParams.get("next");
      if (next !== null) expect(new URL(localPath(next) ?? "/", origin).origin).toBe(origin);
    }
  });
});

describe("a session cookie", () => {
  it.each(["/dashboard", "/fr/lesson-plan/5", "/rw/bin"])("that is signed and lasts opens %s", async (path) => {
    expect(await leadsTo(path, { cookie: await cookieOf("USER") })).toBeNull();
  });

  it("that is none, has ended or was signed with another secret is a visitor's", async () => {
    const ended = await cookieOf("ADMIN", -minute);
    const forged = new SignJWT({ sid: "one", role: "ADMIN" }).setSubject("7").setExpirationTime("1h");
    const foreign = await forged.setProtectedHeader({ alg: "HS256" }).sign(new Uint8Array(32));
    for (const cookie of [
      "next-auth.session-token=x",
      ended,
      `next-auth.session-token=${foreign}`,
      (await cookieOf("ADMIN")).slice(0, -4),
    ])
      expect(await leadsTo("/fr/admin/payments", { cookie })).toBe(
        `${origin}/fr/auth?mode=login&next=%2Fadmin%2Fpayments`,
      );
  });

  it("of who is no administrator leads from the administration to the dashboard, which says why", async () => {
    for (const role of ["USER", "TEACHER"] as const)
      expect(await leadsTo("/rw/admin/users", { cookie: await cookieOf(role) })).toBe(
        `${origin}/rw/dashboard?notice=noAdmin`,
      );
    expect(await leadsTo("/rw/admin/users", { cookie: await cookieOf("ADMIN") })).toBeNull();
  });

  it("that has ended leaves an action to answer for itself", async () => {
    const asked = { cookie: "next-auth.session-token=x", "next-action": "x", origin, host: "isomo.example.rw" };
    expect(await leadsTo("/lesson-plan/5", asked, "POST")).toBeNull();
  });
});

describe("an address without a language", () => {
  const french = { cookie: "NEXT_LOCALE=fr" };

  it("leads to the chosen one, for one reader and no cache", async () => {
    const answer = await visit("/about?a=1", french);
    expect([answer.status, answer.headers.get("location")]).toEqual([307, `${origin}/fr/about?a=1`]);
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    expect(answer.headers.get("vary")).toBe("Cookie, Accept-Language, Sec-Fetch-Site");
    expect(await leadsTo("/", french)).toBe(`${origin}/fr`);
    expect(await leadsTo("/dashboard", { cookie: `NEXT_LOCALE=rw; ${await cookieOf("USER")}` })).toBe(
      `${origin}/rw/dashboard`,
    );
    expect(await leadsTo("/lesson-plan/5", french)).toBe(`${origin}/fr/auth?mode=login&next=%2Flesson-plan%2F5`);
  });

  it("never leads in a ring", async () => {
    for (const path of ["/", "/auth", "/about", "/dashboard", "/nothing"]) {
      for (const cookie of ["NEXT_LOCALE=fr", "NEXT_LOCALE=rw", "NEXT_LOCALE=en", ""]) {
        let place: string | null = path;
        for (let steps = 0; place !== null; steps += 1) {
          expect(steps, `${path} with ${cookie}`).toBeLessThan(3);
          place = (await leadsTo(place, { cookie, "accept-language": "rw" }))?.replace(origin, "") ?? null;
        }
      }
    }
  });

  it("stays for an action, a page of the framework's own asking and what is posted", async () => {
    expect(await leadsTo("/auth", { ...french, "next-action": "x" })).toBeNull();
    expect(await leadsTo("/auth", { ...french, rsc: "1" })).toBeNull();
    expect(await leadsTo("/auth", { ...french, origin, host: "isomo.example.rw" }, "POST")).toBeNull();
  });
});

describe("what the middleware is asked about", () => {
  it("names every place for who is signed in", async () => {
    const places = ["(teacher)", "(admin)"].flatMap((group) =>
      readdirSync(`app/[locale]/${group}`, { withFileTypes: true }).flatMap((entry) =>
        // A folder with a line before its name has no address.
        entry.isDirectory() && !entry.name.startsWith("_") ? [entry.name] : [],
      ),
    );
    const sources = config.matcher.map((each) => (typeof each === "string" ? each : each.source));
    const named = sources.filter((source) => source.includes("dashboard"));
    expect(places.length).toBeGreaterThan(10);
    for (const source of named) {
      const known = /\((auth\|[^)]+)\)/.exec(source)?.[1]?.split("|") ?? [];
      expect(places.filter((place) => !known.includes(place))).toEqual([]);
    }
    const led = await Promise.all(places.map((place) => leadsTo(`/${place}/x`)));
    expect(places.filter((_, at) => led[at] === null)).toEqual([]);
    // Where the pages of a kind of plan are that has no address of its own yet.
    expect(await leadsTo("/plans/outing/7")).not.toBeNull();
  });
});
