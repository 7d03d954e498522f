import { eq } from "drizzle-orm";
import { afterEach, describe, expect, it, vi } from "vitest";
import { database } from "@/db";
import { accounts, rateLimits } from "@/db/schema";
import { aTeacher } from "@/db/seed/makers";
import { hashPassword } from "@/lib/accounts/passwords/gateway";
import { requestPasswordReset, resetPassword } from "@/lib/accounts/recovery/service";
import { resendVerificationCode, verifyEmail } from "@/lib/accounts/registration/service";
import { signIn } from "@/lib/accounts/service";
import { hours } from "@/lib/core/clock";
import { isAppError } from "@/lib/core/errors";
import { limits } from "@/lib/limits/constants";
import { eraseEndedLimits, spendLimit } from "@/lib/limits/service";
import { aCaller } from "@/tests/support/actors";
import { useFreshDatabase } from "@/tests/support/database";
import { codeOf } from "@/tests/support/plans";

useFreshDatabase();
afterEach(() => {
  vi.useRealTimers();
});

const password = "a long password";

async function teacher(): Promise<string> {
  const db = await database();
  const row = aTeacher({ passwordHash: await hashPassword(password) });
  await db.insert(accounts).values(row);
  return row.email;
}

function counted(codes: string[]): Record<string, number> {
  return codes.reduce<Record<string, number>>((sum, code) => ({ ...sum, [code]: (sum[code] ?? 0) + 1 }), {});
}

function wrongTry(email: string, address: string): Promise<string> {
  return codeOf(signIn({ email, password: "not this one" }, aCaller({ address })));
}

describe("hundreds of tries at once", () => {
  it("on one account from one address let ten passwords be looked at, and then not even the right one", async () => {
    const email = await teacher();
    const codes = await Promise.all(Array.from({ length: 250 }, () => wrongTry(email, "198.51.100.1")));
    expect(counted(codes)).toEqual({ invalid_credentials: 10, too_many_requests: 240 });
    expect(await codeOf(signIn({ email, password }, aCaller({ address: "198.51.100.1" })))).toBe("too_many_requests");
    // Its owner, elsewhere, is not locked out by that.
    expect(await codeOf(signIn({ email, password }, aCaller()))).toBe("none");
  });

  it("on one account from many addresses let fifty be looked at", async () => {
    const email = await teacher();
    const codes = await Promise.all(
      Array.from({ length: 250 }, (_, at) => wrongTry(email, `10.0.${at >> 8}.${at % 256}`)),
    );
    expect(counted(codes)).toEqual({ invalid_credentials: 50, too_many_requests: 200 });
  });

  it("on hundreds of accounts from one address let a hundred be looked at", async () => {
    const codes = await Promise.all(
      Array.from({ length: 250 }, (_, at) => wrongTry(`n${at}@example.rw`, "198.51.100.2")),
    );
    expect(counted(codes)).toEqual({ invalid_credentials: 100, too_many_requests: 150 });
  });
});

describe("the limits of signing in", () => {
  it("are the same for an account that is not there", async () => {
    const codes = await Promise.all(Array.from({ length: 12 }, () => wrongTry("nobody@example.rw", "198.51.100.3")));
    expect(counted(codes)).toEqual({ invalid_credentials: 10, too_many_requests: 2 });
  });

  it("count wrong passwords only: a school behind one router signs in as often as it likes", async () => {
    const address = "198.51.100.4";
    const email = await teacher();
    for (let time = 0; time < 15; time += 1) {
      expect(await wrongTry(email, address)).toBe("invalid_credentials");
      expect(await codeOf(signIn({ email, password }, aCaller({ address })))).toBe("none");
    }
  });

  it("say when the next try is allowed, and let it through then", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date() });
    const email = await teacher();
    for (let time = 0; time < 10; time += 1) await wrongTry(email, "198.51.100.5");
    const caller = aCaller({ address: "198.51.100.5" });
    const error: unknown = await signIn({ email, password }, caller).catch((thrown: unknown) => thrown);
    const wait = isAppError(error) ? error.details.retryAfter : undefined;
    expect(wait).toBeGreaterThan(60);
    expect(wait).toBeLessThanOrEqual(limits.signInPair.seconds);
    vi.advanceTimersByTime((wait ?? 0) * 1_000 + 1_000);
    expect(await codeOf(signIn({ email, password }, caller))).toBe("none");
  });
});

describe("the other limits", () => {
  it("leave thirty code checks, and end the thousandth, known account or not", async () => {
    const check = () => codeOf(verifyEmail({ email: "checks@example.rw", code: "000000" }, aCaller()));
    const first = await Promise.all(Array.from({ length: 30 }, check));
    expect(counted(first)).toEqual({ invalid_code: 30 });
    const codes = await Promise.all(Array.from({ length: 970 }, check));
    expect(counted(codes)).toEqual({ invalid_code: 20, too_many_requests: 950 });
  });

  it("end the asking for mails", async () => {
    const codes = [];
    for (let time = 0; time < 12; time += 1)
      codes.push(await codeOf(resendVerificationCode("mails@example.rw", aCaller())));
    expect(counted(codes)).toEqual({ none: 10, too_many_requests: 2 });
  });

  it("are those of a forgotten password too: ten mails, fifty guesses, known account or not", async () => {
    for (const email of [await teacher(), "nobody.resets@example.rw"]) {
      const mails = [];
      for (let time = 0; time < 12; time += 1) mails.push(await codeOf(requestPasswordReset(email, aCaller())));
      expect(counted(mails)).toEqual({ none: 10, too_many_requests: 2 });
      const guess = { email, resetCode: "000000", newPassword: password };
      const guesses = [];
      for (let time = 0; time < 52; time += 1) guesses.push(await codeOf(resetPassword(guess, aCaller())));
      expect(counted(guesses)).toEqual({ invalid_code: 50, too_many_requests: 2 });
    }
  });

  it("are kept without the addresses that they are about, and erased when they are over", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date() });
    await spendLimit("codeMail", "somebody@example.rw");
    const db = await database();
    const rows = await db.select().from(rateLimits);
    expect(JSON.stringify(rows)).not.toMatch(/example\.rw|198\.51/);
    vi.advanceTimersByTime(hours(25));
    expect(await eraseEndedLimits()).toBe(rows.length);
    expect(await db.$count(rateLimits, eq(rateLimits.points, 1))).toBe(0);
  });
});
