import { describe, expect, it } from "vitest";
import { languageScript } from "@/server/pages/inline-scripts.mjs";

type Place = { cookie?: string; stored?: string; path?: string; referrer?: string };

/** Runs the script of the head in a made-up browser and tells what it keeps and where it leads. */
function visit({ cookie = "", stored, path = "/", referrer = "" }: Place) {
  const kept = new Map(stored ? [["language", stored]] : []);
  let leads: string | undefined;
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  const document = { cookie, referrer };
  const origin = "https://isomo.example.rw";
  const location = { pathname: path, search: "?a=1", hash: "", protocol: "https:", origin };
  const place = { ...location, replace: (to: string) => void (leads = to) };
  new Function("localStorage", "document", "location", languageScript)(storage, document, place);
  return { stored: kept.get("language"), cookie: document.cookie, leads };
}

describe("the chosen language, before the first paint", () => {
  it("is read again from the browser's storage where the cookie is gone", () => {
    const found = visit({ stored: "fr", path: "/about" });
    expect(found.cookie).toMatch(/^NEXT_LOCALE=fr; path=\/; max-age=31536000; samesite=lax; secure$/);
    expect(found.leads).toBe("/fr/about?a=1");
    expect(visit({ stored: "rw" }).leads).toBe("/rw?a=1");
  });

  it("leads nobody away from an address with a language, from within the site, or from a return", () => {
    expect(visit({ stored: "fr", path: "/rw/about" }).leads).toBeUndefined();
    expect(visit({ stored: "en", path: "/about" }).leads).toBeUndefined();
    expect(visit({ stored: "fr", referrer: "https://isomo.example.rw/fr" }).leads).toBeUndefined();
    expect(visit({ stored: "fr", path: "/auth/callback" }).leads).toBeUndefined();
    expect(visit({ stored: "fr", cookie: "NEXT_LOCALE=en" })).toMatchObject({ leads: undefined, stored: "en" });
  });

  it.each(["//evil.example", "de", "javascript:alert(1)"])("believes no other word in the storage: %s", (stored) => {
    expect(visit({ stored })).toEqual({ stored, cookie: "", leads: undefined });
  });
});
