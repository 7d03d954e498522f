import { describe, expect, it } from "vitest";
import {
  aPlanRequest,
  anyPassword,
  baseUrl,
  freshEmail,
  mailedCode,
  newUser,
  registerUser,
  request,
  signedIn,
  theAdministrator,
  twinUrl,
} from "../../support/api-client";

const both = [baseUrl, twinUrl];

/** One request after the other to the two processes in turn, all at once. */
function inTurns<Result>(count: number, ask: (base: string, at: number) => Promise<Result>): Promise<Result[]> {
  return Promise.all(Array.from({ length: count }, (_none, at) => ask(both[at % 2] ?? baseUrl, at)));
}

describe("two processes on one database", () => {
  it("share sessions: who is locked at one is out at the other", async () => {
    const user = await newUser();
    const headers = { authorization: `Bearer ${user.token}` };
    const info = (base: string) => request("GET", "/api/subscriptions/info", { headers, base });
    expect((await Promise.all(both.map(info))).map(({ status }) => status)).toEqual([200, 200]);
    const { call } = await theAdministrator();
    expect((await call("PUT", `/api/admin/users/${user.id}/lock`)).status).toBe(200);
    expect((await Promise.all(both.map(info))).map(({ status }) => status)).toEqual([401, 401]);
  });

  it("share limits: ten wrong passwords are ten, wherever they are tried", async () => {
    const { email } = await registerUser();
    const body = { email, password: "not-this-one" };
    const tries = await inTurns(20, (base) => request("POST", "/api/auth/login", { body, base }));
    expect(tries.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(10);
  });

  it("share the quota: twelve plans asked for at once are the five of the month", async () => {
    const { token } = await signedIn(await registerUser());
    const headers = { authorization: `Bearer ${token}` };
    const answers = await inTurns(12, (base, at) =>
      request("POST", "/api/lesson-plans", { body: aPlanRequest({ lessonNo: String(at + 1) }), headers, base }),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    expect(answers.filter(({ json }) => json.error === "PLAN_LIMIT")).toHaveLength(7);
  });

  it("make one account of many registrations of one address", async () => {
    const email = freshEmail("race");
    const body = { email, password: anyPassword, fullName: "Alice Mugisha", school: "GS Kacyiru", role: "USER" };
    await inTurns(6, (base) => request("POST", "/api/auth/register", { body, base }));
    const code = await mailedCode(email);
    const checks = await inTurns(6, (base) => request("POST", "/api/auth/verify", { body: { email, code }, base }));
    expect(checks.filter(({ status }) => status === 200)).toHaveLength(1);
    const ids = await inTurns(4, (base) => request("POST", "/api/auth/login", { body, base }));
    expect(new Set(ids.map(({ json }) => json.id)).size).toBe(1);
    expect(ids.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });
});
