import { describe, expect, it } from "vitest";
import { cookiesOf, freshEmail, registerUser, request, type Answer, type Login } from "../support/api-client";

function expectRefused({ status, json, headers }: Answer): void {
  expect([status, json.error]).toEqual([429, "TOO_MANY_REQUESTS"]);
  expect(headers.get("retry-after")).toMatch(/^[1-9]\d*$/);
}

function tryPassword({ email }: Pick<Login, "email">, headers: Record<string, string> = {}): Promise<Answer> {
  return request("POST", "/api/auth/login", { body: { email, password: "not-this-one" }, headers });
}

async function wearOut(login: Pick<Login, "email">): Promise<void> {
  for (let time = 0; time < 10; time += 1) expect((await tryPassword(login)).status).toBe(401);
}

describe("wrong passwords", () => {
  it("are refused after ten, in the caller's language, at every door, and whatever is said of the address", async () => {
    const login = await registerUser();
    await wearOut(login);
    const refused = await tryPassword(login, { "accept-language": "fr" });
    expectRefused(refused);
    expect(refused.json.message).toMatch(/^Trop d’essais\. Réessayez dans \d+ minutes\.$/);
    expectRefused(await tryPassword(login, { "x-forwarded-for": "203.0.113.77", "x-isomo-client": "203.0.113.77" }));
    // The right one now tells nothing either.
    expectRefused(await request("POST", "/api/auth/login", { body: login }));

    const csrf = await request("GET", "/api/auth/csrf");
    const { email, password } = login;
    expectRefused(
      await request("POST", "/api/auth/callback/credentials", {
        headers: { cookie: cookiesOf(csrf), "content-type": "application/x-www-form-urlencoded" },
        body: new URLSearchParams({ csrfToken: String(csrf.json.csrfToken), email, password, json: "true" }).toString(),
      }),
    );
  });

  it("are counted for an address without an account just the same", async () => {
    const login = { email: freshEmail("nobody") };
    await wearOut(login);
    expectRefused(await tryPassword(login));
  });
});

describe("a school behind one router", () => {
  it("has room: twenty registrations and thirty code checks at once", async () => {
    const registrations = Array.from({ length: 20 }, () => {
      const body = { email: freshEmail(), password: "a-good-password", fullName: "A B", school: "GS", role: "USER" };
      return request("POST", "/api/auth/register", { body });
    });
    expect((await Promise.all(registrations)).map(({ status }) => status)).toEqual(Array(20).fill(200));
    const checks = Array.from({ length: 30 }, () =>
      request("POST", "/api/auth/verify", { body: { email: freshEmail(), code: "000000" } }),
    );
    expect((await Promise.all(checks)).map(({ status }) => status)).toEqual(Array(30).fill(422));
  });
});

describe("asking for mails", () => {
  it("is refused after five an hour for one mailbox from one network", async () => {
    const body = { email: freshEmail("nobody"), type: "VERIFICATION" };
    for (let time = 0; time < 5; time += 1)
      expect((await request("POST", "/api/auth/regenerate-otp", { body })).status).toBe(200);
    expectRefused(await request("POST", "/api/auth/regenerate-otp", { body }));
  });
});
