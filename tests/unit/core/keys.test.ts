import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keyPurposes } from "@/lib/core/keys";

const before = "the-secret-of-before-0123456789abcdef";
const present = "the-present-secret-0123456789abcdefgh";

// Two servers stand beside each other here, each with the settings that it began with.
vi.unmock("@/lib/core/env");
beforeEach(() => void vi.resetModules());
afterEach(() => vi.unstubAllEnvs());

/** The modules as a server has them that runs with these secrets. */
async function running(secret: string, previous = "") {
  vi.resetModules();
  vi.stubEnv("AUTH_SECRET", secret);
  vi.stubEnv("AUTH_SECRET_PREVIOUS", previous);
  const [keys, token, codes] = await Promise.all([
    import("@/lib/core/keys"),
    import("@/lib/web/token"),
    import("@/lib/accounts/rules"),
  ]);
  return { ...keys, ...token, ...codes };
}

const session = {
  id: "7f0e7a10-5f4b-4d3c-9a77-0c5a3f2b1e00",
  accountId: 7,
  role: "USER" as const,
  expiresAt: new Date(Date.now() + 60_000),
};

describe("the keys of the server", () => {
  it("differ for each purpose, and none is the secret", async () => {
    const { currentKey } = await running(present);
    const keys = keyPurposes.map((purpose) => currentKey(purpose).toString("hex"));
    expect(new Set([...keys, Buffer.from(present).toString("hex")]).size).toBe(keyPurposes.length + 1);
    expect(keys.every((key) => key.length === 64)).toBe(true);
  });

  it("are the same for the same secret", async () => {
    const first = (await running(present)).currentKey("sessions").toString("hex");
    expect((await running(present)).currentKey("sessions").toString("hex")).toBe(first);
    expect((await running(before)).currentKey("sessions").toString("hex")).not.toBe(first);
  });

  it("keep what was made under a secret of before, and make nothing new with it", async () => {
    const old = await running(before);
    const [token, code] = [
      await old.signSessionToken(session),
      { accountId: 7, purpose: "verification", code: "123456" },
    ];
    const kept = old.hashCode(code);
    const rotated = await running(present, `${before}, another-secret-of-before-0123456789`);
    expect(await rotated.readSessionToken(token)).toBe(session.id);
    expect(rotated.isCode(kept, code)).toBe(true);
    expect(rotated.hashCode(code)).not.toBe(kept);
    expect(await old.readSessionToken(await rotated.signSessionToken(session))).toBeNull();
  });

  it("forget a secret that is not named any more", async () => {
    const old = await running(before);
    const token = await old.signSessionToken(session);
    const rotated = await running(present);
    expect(await rotated.readSessionToken(token)).toBeNull();
    expect(
      rotated.isCode(old.hashCode({ accountId: 7, purpose: "x", code: "1" }), {
        accountId: 7,
        purpose: "x",
        code: "1",
      }),
    ).toBe(false);
  });

  it("sign no session with another purpose's key, nor with the bare secret", async () => {
    const { SignJWT } = await import("jose");
    const { currentKey, readSessionToken } = await running(present);
    const forge = (key: Uint8Array) =>
      new SignJWT({ sid: session.id, role: session.role })
        .setProtectedHeader({ alg: "HS256" })
        .setSubject("7")
        .setExpirationTime("1h")
        .sign(key);
    for (const key of [currentKey("codes"), currentKey("next-auth"), new TextEncoder().encode(present)])
      expect(await readSessionToken(await forge(new Uint8Array(key)))).toBeNull();
    expect(await readSessionToken(await forge(new Uint8Array(currentKey("sessions"))))).toBe(session.id);
  });

  it("need previous secrets that are as strong", async () => {
    const { readEnv } = await import("@/lib/core/env");
    expect(() => readEnv({ AUTH_SECRET: present, AUTH_SECRET_PREVIOUS: `${before},short` })).toThrow(
      "AUTH_SECRET_PREVIOUS",
    );
  });
});
