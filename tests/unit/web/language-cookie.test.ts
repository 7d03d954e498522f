import { beforeEach, describe, expect, it, vi } from "vitest";

const browser = vi.hoisted(() => ({ cookie: "", asks: "", page: "en", kept: new Map<string, string>() }));

vi.mock("next/headers", () => ({
  cookies: async () => ({
    get: () => (browser.cookie ? { value: browser.cookie } : undefined),
    set: (name: string, value: string) => void browser.kept.set(name, value),
  }),
  headers: async () => new Headers({ "accept-language": browser.asks }),
}));
vi.mock("next-intl/server", () => ({ getLocale: async () => browser.page }));
vi.mock("@/lib/core/env", () => ({ env: () => ({ appUrl: "https://isomo.example.rw" }) }));

const { settleLanguage } = await import("@/lib/web/cookies/language-cookie");

beforeEach(() => Object.assign(browser, { cookie: "", asks: "", page: "en", kept: new Map() }));

describe("the language after signing in", () => {
  it("is the account's where none was chosen in this browser, and is kept there", async () => {
    expect(await settleLanguage("rw")).toBe("rw");
    expect(browser.kept.get("NEXT_LOCALE")).toBe("rw");
  });

  it("goes before what the browser asks for", async () => {
    Object.assign(browser, { asks: "fr-RW,fr;q=0.9", page: "fr" });
    expect(await settleLanguage("rw")).toBe("rw");
  });

  it("is the page's where a choice stands, or where somebody came by an address in another language", async () => {
    Object.assign(browser, { cookie: "fr", page: "fr" });
    expect(await settleLanguage("rw")).toBe("fr");
    expect(browser.kept.size).toBe(0);
    Object.assign(browser, { cookie: "", asks: "en", page: "fr" });
    expect(await settleLanguage("rw")).toBe("fr");
    expect(browser.kept.get("NEXT_LOCALE")).toBe("fr");
  });

  it("believes no other word in the cookie", async () => {
    browser.cookie = "//evil.example";
    expect(await settleLanguage("rw")).toBe("rw");
  });
});
