import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { newUser, registerUser, request, signedIn } from "../support/api-client";

function part(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString("base64url");
}

function signed(header: object, payload: object, key: string): string {
  const text = `${part(header)}.${part(payload)}`;
  return `${text}.${createHmac("sha256", key).update(text).digest("base64url")}`;
}

async function statusOf(token: string, place: "bearer" | "cookie"): Promise<number> {
  const header =
    place === "bearer" ? ["authorization", `Bearer ${token}`] : ["cookie", `next-auth.session-token=${token}`];
  const headers: Record<string, string> = Object.fromEntries([header]);
  return (await request("GET", "/api/subscriptions/info", { headers })).status;
}

describe("a token", () => {
  it.each(["bearer", "cookie"] as const)("that is forged, changed or unsigned opens nothing (%s)", async (place) => {
    const { token } = await newUser();
    const [head = "", body = "", signature = ""] = token.split(".");
    const claims = JSON.parse(Buffer.from(body, "base64url").toString()) as Record<string, unknown>;
    expect(await statusOf(token, place)).toBe(200);
    const forged = [
      `${part({ alg: "none" })}.${body}.`,
      `${part({ alg: "none" })}.${body}.${signature}`,
      `${part({ alg: "nOnE", typ: "JWT" })}.${body}.`,
      signed({ alg: "HS256" }, claims, "secret"),
      signed({ alg: "HS256" }, claims, ""),
      signed({ alg: "HS512" }, claims, "secret"),
      `${head}.${part({ ...claims, exp: 4_000_000_000 })}.${signature}`,
      `${head}.${part({ ...claims, sub: "1" })}.${signature}`,
      `${head}.${body}`,
      `${token}x`,
      "x".repeat(5_000),
    ];
    for (const one of forged) expect(await statusOf(one, place), one.slice(0, 60)).toBe(401);
  });

  it("carries no right of its own: it names a session, and the role that the middleware turns away by", async () => {
    const { token } = await newUser();
    const claims = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()) as Record<
      string,
      unknown
    >;
    expect(Object.keys(claims).sort()).toEqual(["exp", "iat", "role", "sid", "sub"]);
    expect(Number(claims.exp) - Number(claims.iat)).toBeLessThanOrEqual(3_600);
  });

  it("ends with its session, by whichever door it was ended", async () => {
    const login = await registerUser();
    const [first, second] = [await signedIn(login), await signedIn(login)];
    const csrf = await request("GET", "/api/auth/csrf");
    const cookies = csrf.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
    await request("POST", "/api/auth/signout", {
      headers: {
        cookie: [...cookies, `next-auth.session-token=${first.token}`].join("; "),
        "content-type": "application/x-www-form-urlencoded",
      },
      body: new URLSearchParams({ csrfToken: String(csrf.json.csrfToken), json: "true" }).toString(),
    });
    expect(await statusOf(first.token, "bearer")).toBe(401);
    expect(await statusOf(second.token, "bearer")).toBe(200);
  });

  it("that was planted before signing in is not taken over", async () => {
    const stranger = await newUser();
    const login = await registerUser();
    const cookie = `next-auth.session-token=${stranger.token}`;
    const { json } = await request("POST", "/api/auth/login", { body: login, headers: { cookie } });
    expect(json.token).not.toBe(stranger.token);
    expect(await statusOf(stranger.token, "bearer")).toBe(200);
  });
});

describe("the export", () => {
  it("is a ZIP for its owner, nothing for visitors, and not set going by another site", async () => {
    const client = await newUser();
    const { status, headers, bytes } = await client.call("GET", "/api/account/export");
    expect([status, headers.get("content-type")]).toEqual([200, "application/zip"]);
    expect(Buffer.from(bytes.subarray(0, 2)).toString()).toBe("PK");
    expect(headers.get("cache-control")).toContain("no-store");
    expect((await request("GET", "/api/account/export")).status).toBe(401);
    const foreign = await client.call("GET", "/api/account/export", undefined, { "sec-fetch-site": "cross-site" });
    expect(foreign.status).toBe(403);
  });
});
