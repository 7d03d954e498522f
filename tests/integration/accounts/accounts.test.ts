import { and, desc, eq } from "drizzle-orm";
import { afterEach, describe, expect, it, vi } from "vitest";
import { database } from "@/db";
import { accounts, outbox, registrations, sessions } from "@/db/schema";
import { findSessionAccount } from "@/lib/accounts/queries";
import { eraseEndedRecords } from "@/lib/accounts/retention/service";
import { registerAccount, resendVerificationCode, verifyEmail } from "@/lib/accounts/registration/service";
import { makeFirstAdministrator, signIn } from "@/lib/accounts/service";
import { signOut } from "@/lib/accounts/sessions/service";
import type { Caller } from "@/lib/accounts/types";
import { days, minutes, seconds } from "@/lib/core/clock";
import { proveActor } from "@/lib/core/prove-actor";
import { aCaller } from "@/tests/support/actors";
import { useFreshDatabase } from "@/tests/support/database";
import { codeOf } from "@/tests/support/plans";

useFreshDatabase();
afterEach(() => {
  vi.useRealTimers();
});

let people = 0;
const password = "a long password";

function freeze(): void {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date() });
}

async function register(given: { email?: string; caller?: Caller } = {}): Promise<string> {
  people += 1;
  const { email = `person-${people}@example.rw`, caller = aCaller() } = given;
  await registerAccount({ email, password, fullName: "Keza Aline", school: "GS Rugarama" }, "en", caller);
  return email;
}

async function mailsTo(email: string) {
  const db = await database();
  return db.select().from(outbox).where(eq(outbox.recipient, email)).orderBy(desc(outbox.id));
}

async function newestCode(email: string): Promise<string> {
  const [mail] = await mailsTo(email);
  return /\b\d{6}\b/.exec(mail?.text ?? "")?.[0] ?? "";
}

async function verified(): Promise<string> {
  const email = await register();
  await verifyEmail({ email, code: await newestCode(email) }, aCaller());
  return email;
}

function wrong(code: string): string {
  return code === "000000" ? "000001" : "000000";
}

describe("registering", () => {
  it("answers the same for a known address, makes nothing new and tells its owner by mail", async () => {
    freeze();
    const email = await verified();
    vi.advanceTimersByTime(minutes(5));
    expect(await register({ email })).toBe(email);
    const db = await database();
    expect(await db.$count(accounts, eq(accounts.email, email))).toBe(1);
    const [newest] = await mailsTo(email);
    expect(newest?.text).toContain("already have one");
    expect(newest?.text).not.toMatch(/\b\d{6}\b/);
  });

  it("again and again fills no mailbox: its owner is told once an hour", async () => {
    freeze();
    const email = await verified();
    for (let time = 0; time < 5; time += 1) await register({ email });
    expect(await mailsTo(email)).toHaveLength(2);
    vi.advanceTimersByTime(minutes(61));
    await register({ email });
    expect(await mailsTo(email)).toHaveLength(3);
  });

  it("keeps the password as argon2id and the code hashed", async () => {
    const email = await register();
    const db = await database();
    const [row] = await db.select().from(registrations).where(eq(registrations.email, email));
    expect(row?.passwordHash).toMatch(/^\$argon2id\$/);
    expect(row?.codeHash).not.toContain(await newestCode(email));
  });
});

describe("a code", () => {
  it("verifies once", async () => {
    const email = await register();
    const code = await newestCode(email);
    expect(await codeOf(verifyEmail({ email, code }, aCaller()))).toBe("none");
    expect(await codeOf(verifyEmail({ email, code }, aCaller()))).toBe("invalid_code");
  });

  it("ends after 10 minutes", async () => {
    freeze();
    const email = await register();
    const code = await newestCode(email);
    vi.advanceTimersByTime(minutes(10));
    expect(await codeOf(verifyEmail({ email, code }, aCaller()))).toBe("invalid_code");
  });

  it("ends after 5 wrong tries, also when they come at once", async () => {
    const email = await register();
    const code = await newestCode(email);
    await Promise.all(Array.from({ length: 5 }, () => codeOf(verifyEmail({ email, code: wrong(code) }, aCaller()))));
    expect(await codeOf(verifyEmail({ email, code }, aCaller()))).toBe("invalid_code");
  });

  it("still works at the fifth try", async () => {
    const email = await register();
    const code = await newestCode(email);
    for (let time = 0; time < 4; time += 1) await codeOf(verifyEmail({ email, code: wrong(code) }, aCaller()));
    expect(await codeOf(verifyEmail({ email, code }, aCaller()))).toBe("none");
  });

  it("is sent again after a minute, replaces the last one, and to one network at most five times an hour", async () => {
    freeze();
    const caller = aCaller();
    const email = await register({ caller });
    const first = await newestCode(email);
    vi.advanceTimersByTime(seconds(59));
    await resendVerificationCode(email, caller);
    expect(await mailsTo(email)).toHaveLength(1);
    vi.advanceTimersByTime(seconds(2));
    await resendVerificationCode(email, caller);
    expect(await mailsTo(email)).toHaveLength(2);
    const second = await newestCode(email);
    if (first !== second) expect(await codeOf(verifyEmail({ email, code: first }, caller))).toBe("invalid_code");
    const codes = [];
    for (let time = 0; time < 4; time += 1) {
      vi.advanceTimersByTime(seconds(61));
      codes.push(await codeOf(resendVerificationCode(email, caller)));
    }
    expect(codes).toEqual(["none", "none", "too_many_requests", "too_many_requests"]);
    expect(await mailsTo(email)).toHaveLength(4);
    vi.advanceTimersByTime(minutes(61));
    await resendVerificationCode(email, caller);
    expect(await mailsTo(email)).toHaveLength(5);
  });

  it("for an unknown address is answered like any other", async () => {
    expect(await codeOf(resendVerificationCode("nobody@example.rw", aCaller()))).toBe("none");
    expect(await codeOf(verifyEmail({ email: "nobody@example.rw", code: "123456" }, aCaller()))).toBe("invalid_code");
    expect(await mailsTo("nobody@example.rw")).toEqual([]);
  });
});

describe("many requests at once", () => {
  it("send one code and fail for nobody", async () => {
    freeze();
    const email = await register();
    vi.advanceTimersByTime(seconds(61));
    const codes = await Promise.all(Array.from({ length: 6 }, () => codeOf(resendVerificationCode(email, aCaller()))));
    expect(codes).toEqual(Array.from({ length: 6 }, () => "none"));
    expect(await mailsTo(email)).toHaveLength(2);
  });
});

describe("signing in", () => {
  it("opens a session of an hour that ends with it or with signing out", async () => {
    freeze();
    const email = await verified();
    const { session } = await signIn({ email, password }, aCaller());
    const facts = await findSessionAccount(session.id);
    expect(facts).toMatchObject({ email, fullName: "Keza Aline" });
    vi.advanceTimersByTime(minutes(60));
    expect(await findSessionAccount(session.id)).toBeNull();
    const { session: other } = await signIn({ email, password }, aCaller());
    const found = await findSessionAccount(other.id);
    if (found) await signOut(proveActor(found));
    expect(await findSessionAccount(other.id)).toBeNull();
  });

  it("is refused with the wrong password, to strangers, before verifying and when locked", async () => {
    const email = await verified();
    expect(await codeOf(signIn({ email, password: "another one" }, aCaller()))).toBe("invalid_credentials");
    expect(await codeOf(signIn({ email: "nobody@example.rw", password }, aCaller()))).toBe("invalid_credentials");
    expect(await codeOf(signIn({ email: await register(), password }, aCaller()))).toBe("not_verified");
    const { session } = await signIn({ email, password }, aCaller());
    const db = await database();
    await db.update(accounts).set({ lockedAt: new Date() }).where(eq(accounts.email, email));
    expect(await codeOf(signIn({ email, password }, aCaller()))).toBe("account_locked");
    expect(await findSessionAccount(session.id)).toBeNull();
  });
});

describe("housekeeping", () => {
  it("erases codes and sessions that ended 30 days ago", async () => {
    const email = await verified();
    const { session } = await signIn({ email, password }, aCaller());
    const long = new Date(Date.now() - days(31));
    const db = await database();
    await db.update(sessions).set({ expiresAt: long }).where(eq(sessions.id, session.id));
    expect(await eraseEndedRecords()).toBe(1);
    expect(await db.$count(sessions, and(eq(sessions.id, session.id)))).toBe(0);
    expect(await eraseEndedRecords()).toBe(0);
  });

  it("makes one first administrator", async () => {
    const login = { email: "Admin@Example.rw", password };
    expect(await makeFirstAdministrator(login)).toBe(true);
    expect(await makeFirstAdministrator({ ...login, email: "second@example.rw" })).toBe(false);
    expect(await codeOf(signIn({ email: "admin@example.rw", password }, aCaller()))).toBe("none");
  });
});
