import { beforeAll, describe, expect, it, vi } from "vitest";
import { readSessionToken, signSessionToken } from "@/lib/web/token";

let token = "";
beforeAll(async () => {
  vi.stubEnv("AUTH_SECRET", "a-secret-of-at-least-thirty-two-characters");
  token = await signSessionToken({ id: "one", accountId: 7, role: "USER", expiresAt: new Date(Date.now() + 60_000) });
});

/** The letter after this one differs from it in bits that a signature of 32 bytes has no room for. */
function sameBytes(text: string): string {
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  return text.slice(0, -1) + (letters[letters.indexOf(text.at(-1) ?? "") + 1] ?? "");
}

describe("a session's token", () => {
  it("names its session", async () => {
    expect(await readSessionToken(token)).toBe("one");
  });

  it("has one spelling, for by that the front knows whose it is", async () => {
    const [head = "", body = "", signature = ""] = token.split(".");
    const others = [
      ...[`${token} `, `${token}\t `, ` ${token}`, `${token}=`, `${token}==`, `${token}\n`],
      `${head}.${body}.${signature.slice(0, 20)} ${signature.slice(20)}`,
      `${head}=.${body}.${signature}`,
      sameBytes(token),
    ];
    for (const other of others) expect([other, await readSessionToken(other)]).toEqual([other, null]);
  });
});
