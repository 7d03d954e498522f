import { describe, expect, it } from "vitest";
import { baseUrl, cookiesOf, registerUser, request, type Login } from "../support/api-client";

const cookieName = "next-auth.session-token";

/** Signs in through next-auth's own calls and gives the browser's cookies back. */
async function signInByCookie(login: Login): Promise<string> {
  const csrf = await request("GET", "/api/auth/csrf");
  const answer = await request("POST", "/api/auth/callback/credentials", {
    headers: { cookie: cookiesOf(csrf), "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({
      csrfToken: String(csrf.json.csrfToken),
      email: login.email,
      password: login.password,
      json: "true",
    }).toString(),
  });
  return `${cookiesOf(csrf)}; ${cookiesOf(answer)}`;
}

describe("next-auth's calls", () => {
  it("sign in, tell the session and sign out, ending it on the server", async () => {
    const login = await registerUser();
    const cookie = await signInByCookie(login);
    expect(cookie).toContain(`${cookieName}=`);
    const session = await request("GET", "/api/auth/session", { headers: { cookie } });
    expect(session.json.user).toEqual({ email: login.email, name: login.fullName });
    expect(new Date(String(session.json.expires)).getTime()).toBeLessThanOrEqual(Date.now() + 3_600_000);
    expect((await request("GET", "/api/subscriptions/info", { headers: { cookie } })).status).toBe(200);

    const csrf = await request("GET", "/api/auth/csrf", { headers: { cookie } });
    await request("POST", "/api/auth/signout", {
      headers: { cookie, "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({ csrfToken: String(csrf.json.csrfToken), json: "true" }).toString(),
    });
    expect((await request("GET", "/api/subscriptions/info", { headers: { cookie } })).status).toBe(401);
    expect((await request("GET", "/api/auth/session", { headers: { cookie } })).json).toEqual({});
  });

  it("do not sign in with a wrong password", async () => {
    const login = await registerUser();
    expect(await signInByCookie({ ...login, password: "not-this-one" })).not.toContain(`${cookieName}=`);
  });
});

describe("a write with the session cookie", () => {
  it("is taken from our own pages only", async () => {
    const cookie = await signInByCookie(await registerUser());
    const write = (origin?: string) =>
      request("POST", "/api/header/save", {
        body: {},
        headers: { cookie, ...(origin === undefined ? {} : { origin }) },
      });
    expect((await write("https://elsewhere.example")).json.error).toBe("FOREIGN_ORIGIN");
    expect((await write("null")).status).toBe(403);
    expect((await write()).status).toBe(403);
    expect((await write(baseUrl)).status).toBe(200);
  });

  it("goes by the bearer token when there is one", async () => {
    const cookie = await signInByCookie(await registerUser());
    const headers = { cookie, authorization: "Bearer x", origin: baseUrl };
    expect((await request("POST", "/api/header/save", { body: {}, headers })).status).toBe(401);
  });
});

describe("next-auth's door", () => {
  it("takes no body larger than a form", async () => {
    const body = JSON.stringify({ email: "x".repeat(30_000) });
    const { status, json } = await request("POST", "/api/auth/callback/credentials", { body });
    expect([status, json.error]).toEqual([413, "PAYLOAD_TOO_LARGE"]);
  });
});

describe("a page's action", () => {
  it("is refused from another site and from nowhere", async () => {
    const cookie = await signInByCookie(await registerUser());
    for (const origin of ["https://elsewhere.example", "null"]) {
      const headers = { cookie, origin, "next-action": "0", "content-type": "text/plain" };
      expect((await request("POST", "/dashboard", { body: "[]", headers })).status).toBe(403);
    }
  });
});

describe("every answer", () => {
  it.each(["/", "/fr/terms", "/auth", "/dashboard", "/nothing", "/api/health", "/api/nothing", "/api/docs"])(
    "of %s forbids framing, guessing of types, foreign scripts and use by other sites",
    async (path) => {
      const { headers } = await request("GET", path);
      const policy = headers.get("content-security-policy") ?? "";
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("object-src 'none';base-uri 'none';form-action 'self'");
      expect(policy).toMatch(/script-src ('self' )?'(nonce|sha256)-/);
      expect(policy).not.toMatch(/script-src[^;]*(unsafe-inline|unsafe-eval|https?:|\*)/);
      expect(headers.get("x-frame-options")).toBe("DENY");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
      expect(headers.get("permissions-policy")).toContain("camera=()");
      expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
    },
  );

  it("names each script of a page that is made for it, with a nonce that no other answer has", async () => {
    const pages = await Promise.all(["/auth", "/auth"].map((path) => request("GET", path)));
    const nonces = pages.map(
      ({ headers }) => /'nonce-([^']+)'/.exec(headers.get("content-security-policy") ?? "")?.[1],
    );
    expect(new Set(nonces).size).toBe(2);
    const scripts = [...(pages[0]?.text ?? "").matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes);
    const bare = scripts.filter((attributes) => !attributes?.includes(`nonce="${nonces[0]}"`));
    expect(scripts.length).toBeGreaterThan(5);
    // The theme's and the one that hears early presses, allowed by their hashes.
    expect(bare).toEqual(["", ""]);
  });
});

describe("pages", () => {
  it("send visitors to sign in, in their language", async () => {
    const english = await request("GET", "/dashboard");
    const french = await request("GET", "/fr/lesson-plans");
    expect(new URL(english.headers.get("location") ?? "", baseUrl).pathname).toBe("/auth");
    expect(new URL(french.headers.get("location") ?? "", baseUrl).pathname).toBe("/fr/auth");
  });

  it("send who is signed in away from /auth", async () => {
    const cookie = await signInByCookie(await registerUser());
    const { status, headers } = await request("GET", "/auth", { headers: { cookie } });
    expect(status).toBe(307);
    expect(new URL(headers.get("location") ?? "", baseUrl).pathname).toBe("/dashboard");
  });
});
