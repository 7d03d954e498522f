import { NextRequest } from "next/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const production = {
  APP_MODE: "production",
  APP_URL: "https://isomo.example",
  DATABASE_URL: "postgres://nobody@127.0.0.1:1/none",
  AUTH_SECRET: "0123456789abcdef0123456789abcdef",
  RESEND_API_KEY: "key",
  MAIL_FROM: "Isomo <no-reply@isomo.example>",
  TRUSTED_PROXIES: "none",
  GOOGLE_CLIENT_ID: "",
  GOOGLE_CLIENT_SECRET: "",
};

beforeEach(() => {
  for (const [name, value] of Object.entries(production)) vi.stubEnv(name, value);
});
afterEach(() => vi.unstubAllEnvs());

function asked(path: string, method = "GET"): [NextRequest, { params: Promise<Record<string, never>> }] {
  const headers = method === "POST" ? { "content-length": "0" } : undefined;
  return [new NextRequest(`https://isomo.example${path}`, { method, headers }), { params: Promise.resolve({}) }];
}

describe("in production the stand-in of Google", () => {
  it("answers no call of its protocol", async () => {
    const { GET, POST } = await import("@/app/sandbox/google/[...path]/route");
    for (const path of ["/.well-known/openid-configuration", "/auth?client_id=isomo-sandbox", "/jwks", "/me"])
      expect((await GET(...asked(`/sandbox/google${path}`))).status).toBe(404);
    for (const path of ["/token", "/accounts/x/choose"])
      expect((await POST(...asked(`/sandbox/google${path}`, "POST"))).status).toBe(404);
  });

  it("has no page to choose an account", async () => {
    const { default: ChooserPage } = await import("@/app/sandbox/google/accounts/[uid]/page");
    await expect(ChooserPage({ params: Promise.resolve({ uid: "x" }) })).rejects.toMatchObject({
      digest: expect.stringContaining("404"),
    });
  });

  it("is not offered in Google's place", async () => {
    const { googleOffered } = await import("@/lib/core/env");
    expect(googleOffered()).toBe(false);
  });
});
