import { and, desc, eq, isNull } from "drizzle-orm";
import { afterEach, describe, expect, it, vi } from "vitest";
import { database } from "@/db";
import { accounts, outbox, oneTimeCodes, sessions } from "@/db/schema";
import { aTeacher } from "@/db/seed/makers";
import { requestPasswordReset, resetPassword } from "@/lib/accounts/recovery/service";
import { verifyEmail } from "@/lib/accounts/registration/service";
import { signIn } from "@/lib/accounts/service";
import { minutes, seconds } from "@/lib/core/clock";
import { aCaller } from "@/tests/support/actors";
import { useFreshDatabase } from "@/tests/support/database";
import { codeOf } from "@/tests/support/plans";

useFreshDatabase();
afterEach(() => {
  vi.useRealTimers();
});

const newPassword = "zebu-6";

async function teacher(given: Parameters<typeof aTeacher>[0] = {}): Promise<string> {
  const db = await database();
  const row = aTeacher(given);
  await db.insert(accounts).values(row);
  return row.email;
}

async function newestMail(email: string) {
  const db = await database();
  const [mail] = await db.select().from(outbox).where(eq(outbox.recipient, email)).orderBy(desc(outbox.id));
  return mail;
}

async function askedFor(email: string): Promise<string> {
  await requestPasswordReset(email, aCaller());
  return /^\d{6}/.exec((await newestMail(email))?.subject ?? "")?.[0] ?? "";
}

function reset(email: string, resetCode: string): Promise<string> {
  return codeOf(resetPassword({ email, resetCode, newPassword }, aCaller()));
}

describe("a reset code", () => {
  it("sets a new password once, ends all sessions and tells the owner", async () => {
    const email = await teacher();
    const code = await askedFor(email);
    expect(await reset(email, code)).toBe("none");
    expect((await newestMail(email))?.subject).toBe("Your Isomo password was changed");
    expect(await reset(email, code)).toBe("invalid_code");
    const { account } = await signIn({ email, password: newPassword }, aCaller());
    const db = await database();
    const live = and(eq(sessions.accountId, account.id), isNull(sessions.endedAt));
    expect(await db.$count(sessions, live)).toBe(1);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + seconds(61) });
    expect(await reset(email, await askedFor(email))).toBe("none");
    expect(await db.$count(sessions, live)).toBe(0);
  });

  it("is nobody else's: not of another account, not for verifying, not after five wrong tries or ten minutes", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date() });
    const [email, other] = [await teacher(), await teacher()];
    const code = await askedFor(email);
    expect(await reset(other, code)).toBe("invalid_code");
    expect(await codeOf(verifyEmail({ email, code }, aCaller()))).toBe("invalid_code");
    for (let time = 0; time < 5; time += 1) await reset(email, code === "000000" ? "000001" : "000000");
    expect(await reset(email, code)).toBe("invalid_code");
    vi.advanceTimersByTime(seconds(61));
    const second = await askedFor(email);
    vi.advanceTimersByTime(minutes(10));
    expect(await reset(email, second)).toBe("invalid_code");
  });

  it("is mailed once a minute, five times an hour to one network, and to nobody without an account", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date() });
    const email = await teacher();
    const db = await database();
    await Promise.all([1, 2, 3].map(() => requestPasswordReset(email, aCaller())));
    expect(await db.$count(outbox, eq(outbox.recipient, email))).toBe(1);
    const caller = aCaller();
    for (let time = 0; time < 6; time += 1) {
      vi.advanceTimersByTime(seconds(61));
      await codeOf(requestPasswordReset(email, caller));
    }
    expect(await db.$count(outbox, eq(outbox.recipient, email))).toBe(6);
    expect(await codeOf(requestPasswordReset("nobody@example.rw", aCaller()))).toBe("none");
    expect(await newestMail("nobody@example.rw")).toBeUndefined();
  });

  it("proves the address too, and ends the code that was to verify it", async () => {
    const email = await teacher({ verifiedAt: null });
    expect(await reset(email, await askedFor(email))).toBe("none");
    expect(await codeOf(signIn({ email, password: newPassword }, aCaller()))).toBe("none");
    const db = await database();
    const [account] = await db.select().from(accounts).where(eq(accounts.email, email));
    const live = and(eq(oneTimeCodes.accountId, account?.id ?? 0), isNull(oneTimeCodes.endedAt));
    expect(await db.$count(oneTimeCodes, live)).toBe(0);
  });
});
