import { eq } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import { database } from "@/db";
import { accounts, outbox, registrations } from "@/db/schema";
import { aTeacher } from "@/db/seed/makers";
import { registerAccount } from "@/lib/accounts/registration/service";
import { eraseEndedRecords } from "@/lib/accounts/retention/service";
import { days } from "@/lib/core/clock";
import { eraseUnverified } from "@/lib/personal-data/retention/service";
import { aCaller } from "@/tests/support/actors";
import { useFreshDatabase } from "@/tests/support/database";

useFreshDatabase();

async function account(given: Parameters<typeof aTeacher>[0], age: number): Promise<string> {
  const row = { ...aTeacher(given), createdAt: new Date(Date.now() - days(age)) };
  await (await database()).insert(accounts).values(row);
  return row.email;
}

describe("what nobody confirmed", () => {
  it("is erased after seven days, and nothing else", async () => {
    const old = await account({ verifiedAt: null }, 8);
    const kept = [
      await account({ verifiedAt: null }, 6),
      await account({}, 8),
      await account({ verifiedAt: null, role: "ADMIN" }, 8),
    ];
    expect(await eraseUnverified()).toBe(1);
    expect(await eraseUnverified()).toBe(0);
    const emails = (await (await database()).select().from(accounts)).map(({ email }) => email);
    expect(emails).not.toContain(old);
    expect(emails).toEqual(expect.arrayContaining(kept));
  });

  it("leaves a fresh registration of the same address alone, and the mail on its way", async () => {
    const email = await account({ verifiedAt: null }, 8);
    const facts = { email, password: "a long password", fullName: "Keza", school: "GS" };
    await registerAccount(facts, "en", aCaller());
    const db = await database();
    const letters = await db.$count(outbox, eq(outbox.recipient, email));
    expect(letters).toBeGreaterThan(0);
    expect(await eraseUnverified()).toBe(1);
    expect(await db.$count(registrations, eq(registrations.email, email))).toBe(1);
    expect(await db.$count(outbox, eq(outbox.recipient, email))).toBe(letters);
  });

  it("is so as a registration too", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date() });
    const email = "waits@example.rw";
    const facts = { email, password: "a long password", fullName: "Keza", school: "GS" };
    await registerAccount(facts, "en", aCaller());
    const db = await database();
    vi.advanceTimersByTime(days(6));
    await eraseEndedRecords();
    expect(await db.$count(registrations, eq(registrations.email, email))).toBe(1);
    vi.advanceTimersByTime(days(2));
    await eraseEndedRecords();
    expect(await db.$count(registrations, eq(registrations.email, email))).toBe(0);
    expect(await db.$count(outbox, eq(outbox.recipient, email))).toBe(1);
    vi.useRealTimers();
  });
});
