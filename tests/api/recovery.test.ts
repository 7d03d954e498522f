import { describe, expect, it } from "vitest";
import { constantTimes } from "@/lib/accounts/constants";
import {
  anyPassword,
  freshEmail,
  mailedCode,
  newUser,
  registerUser,
  request,
  type Answer,
} from "../support/api-client";

const newPassword = "sixsix";

function forget(email: string): Promise<Answer> {
  return request("POST", `/api/auth/forgot-password?email=${encodeURIComponent(email)}`);
}

function reset(email: string, resetCode: string, changes: Record<string, unknown> = {}): Promise<Answer> {
  return request("POST", "/api/auth/reset-password", { body: { email, resetCode, newPassword, ...changes } });
}

async function statusOfLogin(email: string, password: string): Promise<number> {
  return (await request("POST", "/api/auth/login", { body: { email, password } })).status;
}

describe("a forgotten password", () => {
  it("is set anew with the mailed code, once, and every token ends", async () => {
    const { email, call } = await newUser();
    expect((await forget(email)).status).toBe(200);
    const code = await mailedCode(email);
    const { status, text } = await reset(email, code);
    expect([status, text]).toEqual([200, "Password reset successfully"]);
    expect((await call("GET", "/api/subscriptions/info")).status).toBe(401);
    expect(await statusOfLogin(email, anyPassword)).toBe(401);
    expect(await statusOfLogin(email, newPassword)).toBe(200);
    expect((await reset(email, code)).json.error).toBe("INVALID_CODE");
  });

  it("is asked for alike with a known and an unknown address, and no sooner answered", async () => {
    const { email } = await registerUser();
    const texts = new Set<string>();
    for (const address of [email, freshEmail("nobody")]) {
      const started = performance.now();
      const { status, text } = await forget(address);
      expect(status).toBe(200);
      expect(text).toMatch(/^If this address has an account, a code is on its way\./);
      texts.add(text);
      expect(performance.now() - started).toBeGreaterThanOrEqual(constantTimes.mail - 5);
    }
    expect(texts.size).toBe(1);
  });

  it("is set by nobody who guesses: after five wrong codes the right one is worth nothing", async () => {
    const { email } = await registerUser();
    await forget(email);
    const code = await mailedCode(email);
    const wrong = code === "111111" ? "222222" : "111111";
    for (let tries = 0; tries < 5; tries += 1) expect((await reset(email, wrong)).status).toBe(422);
    expect((await reset(email, code)).json.error).toBe("INVALID_CODE");
    expect(await statusOfLogin(email, anyPassword)).toBe(200);
  });

  it("is refused in the words that were promised", async () => {
    const email = freshEmail();
    const { status, json } = await reset("nobody", "1", { newPassword: "12345" });
    expect([status, json.fields]).toEqual([
      422,
      {
        email: "Invalid email format",
        resetCode: "Reset code is required",
        newPassword: "Password must be at least 6 characters",
      },
    ]);
    expect((await forget("nobody")).json.message).toBe("Please enter a valid email address");
    expect((await reset(email, "123456")).json).toMatchObject({ error: "INVALID_CODE" });
  });
});
