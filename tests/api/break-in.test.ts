import { describe, expect, it } from "vitest";
import {
  baseUrl,
  cookiesOf,
  freshEmail,
  mailedCode,
  newUser,
  registerUser,
  request,
  type Answer,
} from "../support/api-client";

const doors = ["register", "login", "verify", "regenerate-otp", "reset-password", "add-referrer"].map(
  (name) => `/api/auth/${name}`,
);

function expectRefused({ status, json }: Answer, statuses = [400, 422]): void {
  expect(statuses).toContain(status);
  expect(json.error).toMatch(/^[A-Z_]+$/);
  expect(String(json.message).length).toBeGreaterThan(3);
}

/** All fields that any of the doors reads, of one value. */
function everyField(value: unknown): Record<string, unknown> {
  const names = [
    "email",
    "password",
    "fullName",
    "school",
    "code",
    "type",
    "resetCode",
    "newPassword",
    "referredByEmail",
  ];
  return Object.fromEntries(names.map((name) => [name, value]));
}

describe.each(doors)("POST %s", (path) => {
  it.each([
    "",
    "{",
    "email=a@b.rw",
    "null",
    "[]",
    "7",
    '"text"',
    '{"email":"a@b.rw"',
    "[".repeat(50_000),
    "\u0000",
    "\ufeff{}",
  ])("refuses %.20j", async (body) => expectRefused(await request("POST", path, { body })));

  it("refuses fields of wrong types", async () => {
    for (const value of [null, 7, true, [], {}, ["a@school.test"], { toString: "x" }, { $ne: null }])
      expectRefused(await request("POST", path, { body: everyField(value) }));
  });

  it("refuses texts without end, line breaks in addresses and what no database can keep", async () => {
    for (const email of [
      `${"a".repeat(300)}@school.test`,
      "a@school.test\r\nBcc: all@school.test",
      "a@school.test%0d%0aBcc: all@school.test",
      "a@school.test,b@school.test",
      "a\u0000@school.test",
      "\ud800@school.test",
    ])
      expectRefused(await request("POST", path, { body: { ...everyField("x".repeat(2_000)), email } }));
  });

  it("reads no body larger than a megabyte, declared or not", async () => {
    const body = JSON.stringify({ email: "x".repeat(1_000_001) });
    expectRefused(await request("POST", path, { body }), [413]);
    const stream = new Blob([body]).stream();
    const answer = await fetch(`${baseUrl}${path}`, { method: "POST", body: stream, duplex: "half" } as RequestInit);
    expect(answer.status).toBe(413);
  });
});

describe("POST /api/auth/forgot-password", () => {
  it.each([
    "",
    "?email=",
    "?email=nobody",
    "?email[]=a@b.rw",
    "?email=%00",
    "?email=a@b.rw%0d%0aBcc:c@d.rw",
    "?email=%ff",
  ])("refuses %j", async (query) => expectRefused(await request("POST", `/api/auth/forgot-password${query}`)));
});

describe("fields that a door does not read", () => {
  it("verify nobody and make nobody an administrator", async () => {
    const login = { email: freshEmail(), password: "a-good-password" };
    const wishes = { id: 1, role: "ADMIN", verifiedAt: "2026-01-01", verified: true, __proto__: { role: "ADMIN" } };
    const body = { ...login, fullName: "A B", school: "GS", ...wishes };
    expect((await request("POST", "/api/auth/register", { body })).status).toBe(200);
    expect((await request("POST", "/api/auth/login", { body })).json.error).toBe("NOT_VERIFIED");
    const code = await mailedCode(login.email);
    await request("POST", "/api/auth/verify", { body: { ...wishes, email: login.email, code } });
    expect((await request("POST", "/api/auth/login", { body })).json.role).toBe("USER");
  });
});

describe("a name", () => {
  it("gets into a mail as text only: no header, no markup", async () => {
    const email = freshEmail();
    const fullName = "Eve\r\nBcc: all@school.test\r\n\r\n<img src=x onerror=alert(1)>";
    const body = { email, password: "a-good-password", fullName, school: "GS" };
    expect((await request("POST", "/api/auth/register", { body })).status).toBe(200);
    const { text } = await request("GET", `/sandbox/mailbox.json?to=${encodeURIComponent(email)}`);
    const [mail] = JSON.parse(text) as { to: string; subject: string; html: string }[];
    expect(mail?.to).toBe(email);
    expect(mail?.subject).not.toMatch(/[\r\n]|Eve/);
    expect(mail?.html).not.toContain("<img");
    const other = await request("GET", "/sandbox/mailbox.json?to=all%40school.test");
    expect(other.text).toBe("[]");
  });
});

const form = { "content-type": "application/x-www-form-urlencoded" };

/** Signs in by next-auth's own call with these cookies already in the browser. */
async function signInHolding(cookie: string, given: Record<string, string>): Promise<Answer> {
  const csrf = await request("GET", "/api/auth/csrf");
  return request("POST", "/api/auth/callback/credentials", {
    headers: { ...form, cookie: `${cookiesOf(csrf)}; ${cookie}` },
    body: new URLSearchParams({ csrfToken: String(csrf.json.csrfToken), json: "true", ...given }).toString(),
  });
}

describe("a session that was there before", () => {
  it("is not the one that signing in opens, and says nothing of it", async () => {
    const eve = await newUser();
    const victim = await registerUser();
    const planted = `next-auth.session-token=${eve.token}`;
    const answer = await signInHolding(planted, { email: victim.email, password: victim.password });
    const opened = /next-auth\.session-token=([^;]+)/.exec(cookiesOf(answer))?.[1];
    expect(opened).toBeTruthy();
    expect(opened).not.toBe(eve.token);
    const seen = await request("GET", "/api/auth/session", { headers: { cookie: planted } });
    expect(seen.json.user).toMatchObject({ email: eve.email });
    const login = await request("POST", "/api/auth/login", {
      headers: { cookie: planted, authorization: `Bearer ${eve.token}` },
      body: { email: victim.email, password: victim.password },
    });
    expect([login.status, login.json.email]).toEqual([200, victim.email]);
    expect(login.json.token).not.toBe(eve.token);
  });
});

const elsewhere = [
  "https://evil.example/",
  "//evil.example",
  "/\\evil.example",
  "https:evil.example",
  "javascript:alert(1)",
];

/** An address of an answer that leads away from this site. */
function leadsAway(address: string): boolean {
  return !URL.canParse(address, baseUrl) || new URL(address, baseUrl).host !== new URL(baseUrl).host;
}

describe("where a sign-in leads", () => {
  it.each(elsewhere)("is never %s", async (wanted) => {
    const query = new URLSearchParams({ callbackUrl: wanted, next: wanted, redirect: wanted }).toString();
    const user = await registerUser();
    const signed = await signInHolding("", { email: user.email, password: user.password, callbackUrl: wanted });
    expect(leadsAway(String(signed.json.url))).toBe(false);
    const cookie = cookiesOf(signed);
    for (const path of ["/api/auth/signin", "/api/auth/signout", "/api/auth/error", "/auth", "/fr/auth", "/dashboard"])
      for (const headers of [{ cookie }, {}] as Record<string, string>[]) {
        const answer = await request("GET", `${path}?${query}`, { headers });
        expect(leadsAway(answer.headers.get("location") ?? "/")).toBe(false);
      }
    const google = await request("GET", `/api/auth/google/url?follow=true&${query}`);
    expect(leadsAway(google.headers.get("location") ?? "")).toBe(false);
    expect(decodeURIComponent(google.headers.get("location") ?? "")).not.toContain("evil");
  });

  it("is not what a forwarded host claims", async () => {
    const headers = { "x-forwarded-host": "evil.example", "x-forwarded-proto": "https" };
    for (const path of ["/api/auth/signin", "/api/auth/google/url?follow=true", "/dashboard"]) {
      const { headers: answered } = await request("GET", path, { headers });
      expect(answered.get("location") ?? "/").not.toContain("evil");
    }
    expect((await request("GET", "/api/auth/google/url", { headers })).text).not.toContain("evil");
    expect((await request("GET", "/api/auth/providers", { headers })).text).not.toContain("evil");
  });
});

describe("the way back from Google", () => {
  it("opens nothing for a made-up code or state, with or without cookies of a real start", async () => {
    const started = await request("GET", "/api/auth/google/url");
    const state = new URL(String(started.json.url)).searchParams.get("state") ?? "";
    expect(state).not.toBe("");
    for (const query of [
      `code=made-up&state=${state}`,
      "code=made-up&state=made-up",
      "code=made-up",
      "error=access_denied",
    ])
      for (const cookie of [cookiesOf(started), ""]) {
        const answer = await request("GET", `/api/auth/callback/google?${query}`, { headers: { cookie } });
        const location = new URL(answer.headers.get("location") ?? "", baseUrl);
        expect([location.pathname, location.searchParams.has("error")]).toEqual(["/auth", true]);
        expect(cookiesOf(answer)).not.toMatch(/session-token=[^;]|isomo-ticket=[^;]/);
      }
  });

  it("keeps its secrets from scripts", async () => {
    const started = await request("GET", "/api/auth/google/url");
    const cookies = started.headers.getSetCookie();
    expect(cookies.filter((cookie) => /state|pkce|nonce/.test(cookie)).length).toBeGreaterThanOrEqual(3);
    for (const cookie of cookies) expect(cookie).toMatch(/HttpOnly/i);
  });
});
