import { describe, expect, it } from "vitest";
import { baseUrl, cookiesOf, newUser, request } from "../../support/api-client";

const elsewhere = [
  "//evil.example",
  "https://evil.example/",
  "/\\evil.example",
  "/fr//evil.example",
  "/x/..//evil.example",
  "javascript:alert(1)",
  "/api/auth/signout",
];
const french = { cookie: "NEXT_LOCALE=fr", "user-agent": "Mozilla/5.0" };

/** Whether an address that an answer names is of this site. */
function isOurs(location: string | null): boolean {
  if (location === null) return true;
  const url = new URL(location, baseUrl);
  return url.origin === new URL(baseUrl).origin && !url.pathname.startsWith("//");
}

describe("a way back that leads to another site", () => {
  it.each(elsewhere)("is followed by no page of the sign-in: %s", async (next) => {
    const query = new URLSearchParams({ next });
    for (const path of ["/auth", "/fr/auth", "/auth/callback", "/auth/second-factor", "/dashboard", "/lesson-plans"]) {
      const { headers, text } = await request("GET", `${path}?${query}`);
      expect(isOurs(headers.get("location")), path).toBe(true);
      // Only what the reader typed stands in the page; no link leads there.
      expect(text).not.toMatch(/href="(https?:)?\/\/evil|href="javascript/);
    }
  });

  it.each(elsewhere)("is kept by no start of a sign-in with Google: %s", async (next) => {
    const query = new URLSearchParams({ follow: "true", next, ref: "keza@school.rw" });
    const { headers } = await request("GET", `/api/auth/google/url?${query}`);
    const kept = decodeURIComponent(/callback-url=([^;]+)/.exec(headers.getSetCookie().join("\n"))?.[1] ?? baseUrl);
    expect(new URL(kept).pathname).toBe("/auth/callback");
    expect(new URL(kept).origin).toBe(new URL(baseUrl).origin);
  });

  it("is made by no host, path or slash", async () => {
    for (const path of ["//evil.example/dashboard", "/en//evil.example", "/fr//evil.example", "/%2F%2Fevil.example"]) {
      for (const headers of [{}, french]) {
        expect(isOurs((await request("GET", path, { headers })).headers.get("location")), path).toBe(true);
      }
    }
  });
});

describe("linking Google", () => {
  it("is begun by nobody's session but one's own, and by no link on another site", async () => {
    const path = "/api/auth/google/url?link=true&follow=true";
    expect((await request("GET", path)).json).toMatchObject({ error: "UNAUTHENTICATED" });
    const { token } = await newUser();
    const own = { authorization: `Bearer ${token}` };
    const foreign = await request("GET", path, { headers: { ...own, "sec-fetch-site": "cross-site" } });
    expect([foreign.status, foreign.json.error]).toEqual([403, "FOREIGN_ORIGIN"]);
    expect((await request("GET", path, { headers: { ...own, "sec-fetch-site": "same-origin" } })).status).toBe(303);
  });
});

describe("the referral of a newcomer", () => {
  it("goes along to Google and back, as a text alone", async () => {
    const ref = '"><script>alert(1)</script>@x.rw';
    const started = await request("GET", `/api/auth/google/url?${new URLSearchParams({ follow: "true", ref })}`);
    expect(decodeURIComponent(cookiesOf(started))).toContain("ref=");
    const back = await request("GET", `/auth/callback?${new URLSearchParams({ token: "x", email: "a@b.rw", ref })}`);
    expect(back.status).toBe(200);
    expect(back.text).not.toContain("<script>alert(1)");
  });
});

describe("languages in caches", () => {
  it("are never mixed: a page keeps its language, whoever asked before", async () => {
    const asked: Record<string, string>[] = [
      {},
      french,
      { cookie: "NEXT_LOCALE=rw" },
      { "accept-language": "fr", "user-agent": "Mozilla/5.0" },
    ];
    for (const path of ["/", "/about", "/auth"]) {
      for (const headers of [...asked, ...asked.toReversed()]) {
        const answer = await request("GET", path, { headers });
        if (answer.status === 200) {
          expect(answer.text).toContain('<html lang="en"');
          const shared = /s-maxage|public/.test(answer.headers.get("cache-control") ?? "");
          if (shared) expect(answer.headers.get("vary")).toMatch(/cookie/i);
        } else {
          expect([answer.status, answer.headers.get("cache-control")]).toEqual([307, "private, no-store"]);
          expect(answer.headers.get("location")).toMatch(/^\/(fr|rw)(\/|$)/);
        }
      }
    }
  });

  it("say for what they differ, and a language of its own differs for nothing", async () => {
    const vary = async (path: string) => (await request("GET", path)).headers.get("vary") ?? "";
    for (const name of ["Cookie", "Accept-Language", "Sec-Fetch-Site"]) {
      expect(await vary("/")).toContain(name);
      expect(await vary("/fr")).not.toContain(name);
    }
  });

  it("are the browser's own also where it asks whether a kept page still holds", async () => {
    const { headers } = await request("GET", "/about");
    const tag = headers.get("etag") ?? "";
    expect((await request("GET", "/about", { headers: { "if-none-match": tag } })).status).toBe(304);
    expect((await request("GET", "/about", { headers: { ...french, "if-none-match": tag } })).status).toBe(307);
  });

  it("are English for search engines, and no choice of words leads elsewhere", async () => {
    const agent = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";
    const crawled = await request("GET", "/", { headers: { "user-agent": agent, "accept-language": "fr" } });
    expect([crawled.status, crawled.text.includes('<html lang="en"')]).toEqual([200, true]);
    for (const cookie of ["NEXT_LOCALE=//evil.example", "NEXT_LOCALE=fr%0d%0ax:y", "NEXT_LOCALE=../api"]) {
      expect((await request("GET", "/", { headers: { cookie } })).status).toBe(200);
    }
  });
});
