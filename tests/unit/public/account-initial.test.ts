import { runInNewContext } from "node:vm";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { siteScript } from "@/server/pages/inline-scripts.mjs";
import { initialOf } from "@/lib/core/initial";
import { keepName, setSessionCookie } from "@/lib/web/cookies/session-cookie";

const jar = vi.hoisted(() => new Map<string, string>());

vi.mock("next/headers", () => ({ cookies: () => Promise.resolve({ set: (...pair: [string, string]) => jar.set(...pair) }) }));
vi.mock("@/lib/web/token", () => ({ signSessionToken: () => Promise.resolve("a.signed.token") }));

beforeEach(() => {
  jar.clear();
});

const session = { id: "7f0e7a10-5f4b-4d3c-9a77-0c5a3f2b1e00", accountId: 7, role: "USER" as const, expiresAt: new Date() };

/** What the script of the public pages makes of the cookies: the letter in the bar, and the name in its menu. */
function shown(cookie: string) {
  const style = new Map<string, string>();
  const name = { dataset: { userName: "User" }, textContent: "" };
  const button = { getAttribute: () => "", setAttribute: () => undefined };
  const panel = { hidden: true, querySelectorAll: () => [{ focus: () => undefined }], contains: () => true };
  const listeners: Record<string, (event: unknown) => void> = {};
  const documentElement = {
    dataset: {},
    toggleAttribute: () => undefined,
    style: { setProperty: (key: string, value: string) => style.set(key, value) },
  };
  const page = {
    cookie, documentElement,
    querySelector: () => null,
    querySelectorAll: (selector: string) => (selector === "[data-user-name]" ? [name] : []),
    getElementById: () => panel,
    addEventListener: (kind: string, listener: (event: unknown) => void) => (listeners[kind] = listener),
  };
  runInNewContext(siteScript, { document: page, addEventListener: () => undefined, scrollY: 0, decodeURIComponent });
  listeners.click?.({ target: { closest: (selector: string) => (selector === "[data-menu]" ? button : null) } });
  return { initial: JSON.parse(style.get("--user-initial") ?? "null") as unknown, name: name.textContent };
}

function cookies(): string {
  return [...jar].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("; ");
}

describe("the bar of the public pages", () => {
  it("shows the letter of the name, as behind the sign-in, and the address's first part", async () => {
    for (const fullName of ["Ngabo Éric", "éric", "", "😀 Keza"]) {
      const person = { email: "diane.uwase@school.test", fullName };
      await setSessionCookie(session, person);
      expect(shown(cookies())).toEqual({ initial: initialOf(person), name: "diane.uwase" });
    }
  });

  it("follows a change of the name", async () => {
    await setSessionCookie(session, { email: "diane.uwase@school.test", fullName: "Uwase Diane" });
    await keepName({ email: "diane.uwase@school.test", fullName: "Ngabo Diane" }, session.expiresAt);
    expect(shown(cookies()).initial).toBe("N");
  });

  it("makes do with what a session of before left, and with nothing", () => {
    expect(shown("isomo_name=diane.uwase")).toEqual({ initial: "D", name: "diane.uwase" });
    expect(shown("isomo_name=%20").initial).toBe("U");
    expect(shown("")).toEqual({ initial: null, name: "User" });
  });
});
