import { describe, expect, it } from "vitest";
import { anyPassword, freshEmail, mailedCode, newUser, registerUser, request, signedIn } from "../support/api-client";

const registered = "Registration successful! Please check your email to verify your account.";

function register(changes: Record<string, unknown> = {}, headers: Record<string, string> = {}) {
  const body = { email: freshEmail(), password: anyPassword, fullName: "A B", school: "GS", role: "USER", ...changes };
  return request("POST", "/api/auth/register", { body, headers });
}

describe("POST /api/auth/register", () => {
  it("answers JSON with the promised sentence, and the sentence alone to who takes plain text", async () => {
    const { status, json, headers } = await register();
    expect([status, json]).toEqual([200, { message: registered }]);
    expect(headers.get("content-type")).toContain("application/json");
    const plain = await register({}, { accept: "text/plain" });
    expect([plain.status, plain.text]).toEqual([200, registered]);
    expect(plain.headers.get("content-type")).toContain("text/plain");
  });

  it("answers the same for a known address", async () => {
    const { email } = await registerUser();
    expect((await register({ email })).json).toEqual({ message: registered });
  });

  it("names every field that does not fit, in the words of the form", async () => {
    const { status, json } = await register({ email: "nobody", password: "short", fullName: " ", school: "" });
    expect(status).toBe(422);
    expect(json.error).toBe("INVALID_INPUT");
    expect(json.message).toBe("Invalid email format");
    expect(json.fields).toEqual({
      email: "Invalid email format",
      password: "Password must be at least 8 characters",
      fullName: "Full name is required",
      school: "School is required",
    });
  });

  it("speaks the language of Accept-Language", async () => {
    const french = await register({ school: "" }, { "accept-language": "fr-RW,fr;q=0.9" });
    const kinyarwanda = await register({ school: "" }, { "accept-language": "rw" });
    const german = await register({ school: "" }, { "accept-language": "de" });
    expect(french.json.message).not.toBe(german.json.message);
    expect(kinyarwanda.json.message).not.toBe(french.json.message);
    expect(german.json.message).toBe("School is required");
  });

  it("gives nobody a role", async () => {
    const email = freshEmail();
    await register({ email, role: "ADMIN" });
    await request("POST", "/api/auth/verify", { body: { email, code: await mailedCode(email) } });
    const { json } = await request("POST", "/api/auth/login", { body: { email, password: anyPassword } });
    expect(json.role).toBe("USER");
  });

  it.each(["null", "[]", '"text"', "5", '{"email":{},"password":[],"fullName":1,"school":null}'])(
    "refuses %s",
    async (body) => {
      const { status } = await request("POST", "/api/auth/register", { body });
      expect(status).toBe(422);
    },
  );
});

describe("POST /api/auth/verify and /regenerate-otp", () => {
  it("refuses a wrong code and takes the right one once", async () => {
    const email = freshEmail();
    await register({ email });
    const code = await mailedCode(email);
    const wrong = code === "111111" ? "222222" : "111111";
    const refused = await request("POST", "/api/auth/verify", { body: { email, code: wrong } });
    expect([refused.status, refused.json.error]).toEqual([422, "INVALID_CODE"]);
    expect((await request("POST", "/api/auth/verify", { body: { email, code } })).status).toBe(200);
    expect((await request("POST", "/api/auth/verify", { body: { email, code } })).status).toBe(422);
  });

  it("ends a code after five wrong tries", async () => {
    const email = freshEmail();
    await register({ email });
    const code = await mailedCode(email);
    const wrong = code === "111111" ? "222222" : "111111";
    for (let tries = 0; tries < 5; tries += 1)
      await request("POST", "/api/auth/verify", { body: { email, code: wrong } });
    expect((await request("POST", "/api/auth/verify", { body: { email, code } })).status).toBe(422);
  });

  it.each(["12345", "1234567", "abcdef", "", 123456])("does not take %j for a code", async (code) => {
    const { status, json } = await request("POST", "/api/auth/verify", { body: { email: "a@b.rw", code } });
    expect([status, json.message]).toEqual([422, "Please enter the 6-digit verification code"]);
  });

  it("answers the same for known and unknown addresses", async () => {
    const email = freshEmail();
    await register({ email });
    const known = await request("POST", "/api/auth/regenerate-otp", { body: { email, type: "VERIFICATION" } });
    const body = { email: freshEmail("nobody"), type: "VERIFICATION" };
    const unknown = await request("POST", "/api/auth/regenerate-otp", { body });
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
    expect(known.status).toBe(200);
    expect((await request("POST", "/api/auth/regenerate-otp", { body: { email } })).status).toBe(422);
  });
});

describe("POST /api/auth/add-referrer", () => {
  it("answers the same for known and unknown addresses, and takes an empty name for none", async () => {
    const { email } = await registerUser();
    const referredByEmail = freshEmail("friend");
    for (const body of [
      { email, referredByEmail },
      { email: freshEmail("nobody"), referredByEmail },
      { email, referredByEmail: "" },
    ]) {
      const { status, text } = await request("POST", "/api/auth/add-referrer", { body });
      expect([status, text]).toEqual([200, "Referrer added"]);
    }
  });

  it.each(["nobody", 5, {}, "a@b.rw\r\nbcc: c@d.rw"])("does not take %j for an address", async (referredByEmail) => {
    const body = { email: "a@school.test", referredByEmail };
    const { status, json } = await request("POST", "/api/auth/add-referrer", { body });
    expect([status, json.fields]).toEqual([422, { referredByEmail: "Invalid email" }]);
  });
});

describe("POST /api/auth/login", () => {
  it("gives a token and who it belongs to, and nothing else", async () => {
    const login = await registerUser();
    const { status, json, headers } = await request("POST", "/api/auth/login", { body: login });
    expect(status).toBe(200);
    const { token, id, ...rest } = json;
    expect(rest).toEqual({
      email: login.email,
      fullName: login.fullName,
      school: login.school,
      role: "USER",
      tokenType: "Bearer",
    });
    expect(typeof id).toBe("number");
    expect(String(token).split(".")).toHaveLength(3);
    expect(headers.get("set-cookie")).toBeNull();
  });

  it("refuses a wrong password and an unknown address alike", async () => {
    const { email } = await registerUser();
    const wrong = await request("POST", "/api/auth/login", { body: { email, password: "not-this-one" } });
    const body = { email: freshEmail("nobody"), password: "not-this-one" };
    const unknown = await request("POST", "/api/auth/login", { body });
    expect([wrong.status, wrong.text]).toEqual([unknown.status, unknown.text]);
    expect(wrong.status).toBe(401);
  });

  it("tells who is not verified to verify", async () => {
    const email = freshEmail();
    await register({ email });
    const { status, json } = await request("POST", "/api/auth/login", { body: { email, password: anyPassword } });
    expect([status, json.error, json.token]).toEqual([403, "NOT_VERIFIED", undefined]);
  });

  it("takes the address in any case and with spaces around", async () => {
    const { email } = await registerUser();
    const body = { email: `  ${email.toUpperCase()} `, password: anyPassword };
    expect((await request("POST", "/api/auth/login", { body })).status).toBe(200);
  });
});

describe("the token", () => {
  it("opens what needs an account", async () => {
    const { call } = await newUser();
    expect((await call("GET", "/api/subscriptions/info")).json).toMatchObject({
      lessonPlansRemaining: 5,
      tierName: "Free",
      active: true,
    });
  });

  it.each(["", "Bearer", "Bearer x", "Bearer a.b.c", "Basic YTpi"])("is not %j", async (authorization) => {
    const { status, json } = await request("GET", "/api/subscriptions/info", { headers: { authorization } });
    expect([status, json.error]).toEqual([401, "UNAUTHENTICATED"]);
  });

  it("does not work when it was changed", async () => {
    const { token } = await signedIn(await registerUser());
    const [head, payload, signature] = token.split(".");
    const none = Buffer.from('{"alg":"none"}').toString("base64url");
    for (const forged of [`${none}.${payload}.`, `${head}.${payload}.${"A".repeat(signature?.length ?? 43)}`]) {
      const headers = { authorization: `Bearer ${forged}` };
      expect((await request("GET", "/api/subscriptions/info", { headers })).status).toBe(401);
    }
  });
});
