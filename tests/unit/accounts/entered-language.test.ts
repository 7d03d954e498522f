import { describe, expect, it, vi } from "vitest";

const account = { id: 7, email: "alice@school.test", fullName: "Alice Mugisha", language: "rw" } as const;
const session = { token: "", expiresAt: new Date() };
const led = vi.hoisted(() => vi.fn());

// A browser that chose no language and asks for none, on an English page.
vi.mock("next/headers", () => ({
  cookies: async () => ({ get: () => undefined, set: () => undefined, delete: () => undefined }),
  headers: async () => new Headers(),
}));
vi.mock("next-intl/server", () => ({ getLocale: async () => "en" }));
vi.mock("@/lib/i18n/navigation", () => ({ redirect: led }));
vi.mock("@/lib/web/caller", () => ({ currentCaller: async () => ({ address: "192.0.2.7" }) }));
vi.mock("@/lib/web/session", () => ({ findActor: async () => null }));
vi.mock("@/lib/web/cookies/session-cookie", async (load) => ({
  ...(await load<object>()),
  setSessionCookie: vi.fn(),
  takeTicketCookie: async () => "",
}));
vi.mock("@/lib/web/cookies/device-cookie", () => ({ keepDevice: vi.fn(), setDeviceCookie: vi.fn() }));
vi.mock("@/lib/web/cookies/passkey-cookie", () => ({ bindBrowser: vi.fn(), boundBrowser: async () => "" }));
vi.mock("@/lib/limits/service", () => ({ spendLimit: vi.fn(), countRequest: vi.fn(), limitConcurrency: vi.fn() }));
vi.mock("@/lib/accounts/service", async (load) => ({
  ...(await load<object>()),
  beginSignIn: async () => ({ kind: "in", account, session }),
  endFormer: vi.fn(),
}));
vi.mock("@/lib/accounts/google/service", () => ({ redeemTicket: async () => ({ kind: "in", account, session }) }));
vi.mock("@/lib/accounts/referrer/queries", () => ({ isNewcomer: async () => false }));
vi.mock("@/lib/accounts/entrance/service", async (load) => ({
  ...(await load<object>()),
  findHalfway: async () => ({ way: "password" }),
  finishWithCode: async () => ({ account, session }),
  finishWithPasskey: async () => ({ account, session }),
  signInWithPasskey: async () => ({ account, session }),
}));
vi.mock("@/lib/web/entrance", async (load) => ({ ...(await load<object>()), readEntranceCookie: async () => "owed" }));

const { redeemTicketAction, signInAction } = await import("@/lib/accounts/actions");
const { finishEntranceAction, finishEntrancePasskeyAction, finishPasskeySignInAction } =
  await import("@/lib/accounts/entrance/actions");

const idle = { status: "idle" } as const;
const next = "/lesson-plans";
const answer = {
  id: "a",
  rawId: "a",
  type: "public-key",
  response: { clientDataJSON: "a", authenticatorData: "a", signature: "a" },
  clientExtensionResults: {},
};

const waysIn: Record<string, () => Promise<unknown>> = {
  "a password": () => signInAction(idle, { email: account.email, password: "a-good-password", next }),
  Google: () => redeemTicketAction(idle, { token: "a".repeat(64), email: account.email, next }),
  "a second factor": () => finishEntranceAction(idle, { otp: "123456", next }),
  "a passkey as second factor": () => finishEntrancePasskeyAction(idle, { answer, next }),
  "a passkey alone": () => finishPasskeySignInAction(idle, { answer, next }),
};

describe("somebody who signs in on a page of another language than the account's", () => {
  it.each(Object.keys(waysIn))("goes on in the account's: with %s", async (way) => {
    led.mockClear();
    expect(await waysIn[way]?.()).not.toMatchObject({ status: "error" });
    expect(led).toHaveBeenCalledExactlyOnceWith({ href: next, locale: "rw" });
  });
});
