import { describe, expect, it } from "vitest";
import { languageLead, preferredLanguage } from "@/lib/core/plain/language-lead.mjs";

const browser = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64)", "sec-fetch-site": "none", host: "isomo.example.rw" };

function led(path: string, headers: Record<string, string> = {}): string | undefined {
  const sent: Record<string, string> = { ...browser, ...headers };
  return languageLead(path, (name) => sent[name]);
}

describe("an address without a language", () => {
  it("leads to the language that was chosen, before the one that the browser asks for", () => {
    expect(led("/", { cookie: "NEXT_LOCALE=rw", "accept-language": "fr" })).toBe("rw");
    expect(led("/dashboard", { cookie: "a=b; NEXT_LOCALE=fr; c=d" })).toBe("fr");
    expect(led("/auth", { cookie: "NEXT_LOCALE=en", "accept-language": "fr" })).toBeUndefined();
    expect(led("/", { "accept-language": "fr-RW,fr;q=0.9,en;q=0.8" })).toBe("fr");
    expect(led("/", { "accept-language": "en-US,en;q=0.9,fr;q=0.8" })).toBeUndefined();
    expect(led("/", { "accept-language": "de, rw;q=0.3" })).toBe("rw");
    expect(led("/")).toBeUndefined();
  });

  it.each(["NEXT_LOCALE=de", "NEXT_LOCALE=//evil.example", "NEXT_LOCALE=fr/..", "X_NEXT_LOCALE=fr", "NEXT_LOCALE="])(
    "takes no other choice than the three: %s",
    (cookie) => expect(led("/", { cookie })).toBeUndefined(),
  );

  it("stays for who follows a link within the site, which would have named another language", () => {
    expect(led("/", { cookie: "NEXT_LOCALE=fr", "sec-fetch-site": "same-origin" })).toBeUndefined();
    const older = { cookie: "NEXT_LOCALE=fr", "sec-fetch-site": "" };
    expect(led("/", { ...older, referer: "https://isomo.example.rw/fr" })).toBeUndefined();
    expect(led("/", { ...older, referer: "https://elsewhere.example/fr" })).toBe("fr");
    expect(led("/", { ...older, referer: "no address" })).toBe("fr");
  });

  it.each([
    "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
    "Mozilla/5.0 (compatible; bingbot/2.0)",
    "facebookexternalhit/1.1",
    "WhatsApp/2.23.20.0",
  ])("is English for %s", (agent) => {
    expect(led("/", { "user-agent": agent, "accept-language": "fr" })).toBeUndefined();
  });
});

describe("other addresses", () => {
  it.each([
    "/fr",
    "/rw/about",
    "/en/about",
    "/api/health",
    "/sandbox/mailbox",
    "/pictures/share-en.png",
    "/_next/static/a.js",
    "/robots.txt",
    "/.well-known/security.txt",
    "/auth/callback",
    "/payment/callback",
  ])("%s stays", (path) => expect(led(path, { cookie: "NEXT_LOCALE=fr" })).toBeUndefined());
});

describe("the language that a browser asks for", () => {
  it.each([
    ["fr;q=0, rw;q=0.1", "rw"],
    ["rw;q=0.5,fr;q=0.7", "fr"],
    ["FR-be", "fr"],
    ["*", undefined],
    ["en;q=x, fr;q=0.2", "fr"],
    [null, undefined],
    ["de,".repeat(5_000) + "fr", undefined],
  ])("of %s is %s", (accepted, language) => expect(preferredLanguage(accepted)).toBe(language));
});
