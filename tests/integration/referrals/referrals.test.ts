import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { database } from "@/db";
import { accounts, referrals } from "@/db/schema";
import { aTeacher } from "@/db/seed/makers";
import { days } from "@/lib/core/clock";
import { nameReferrer } from "@/lib/referrals/service";
import { useFreshDatabase } from "@/tests/support/database";
import { codeOf } from "@/tests/support/plans";

useFreshDatabase();

async function newcomer(given: { createdAt?: Date } = {}) {
  const db = await database();
  const [account] = await db
    .insert(accounts)
    .values({ ...aTeacher(), ...given })
    .returning();
  if (!account) throw new Error("no account");
  return account;
}

async function referrerOf(accountId: number): Promise<string | undefined> {
  const db = await database();
  const [row] = await db.select().from(referrals).where(eq(referrals.accountId, accountId));
  return row?.referredByEmail;
}

describe("naming a referrer", () => {
  it("keeps the first name, whatever comes later or at once", async () => {
    const { id, email } = await newcomer();
    await nameReferrer({ email, referredByEmail: "first@example.rw" });
    await Promise.all(["b", "c"].map((name) => nameReferrer({ email, referredByEmail: `${name}@example.rw` })));
    expect(await referrerOf(id)).toBe("first@example.rw");
  });

  it("is refused for oneself, and nothing without a name", async () => {
    const { id, email } = await newcomer();
    expect(await codeOf(nameReferrer({ email, referredByEmail: email }))).toBe("invalid_input");
    expect(await codeOf(nameReferrer({ email }))).toBe("none");
    expect(await referrerOf(id)).toBeUndefined();
  });

  it("is over a week after signing up, and for unknown and deleted accounts, without a word", async () => {
    const old = await newcomer({ createdAt: new Date(Date.now() - days(8)) });
    const gone = await newcomer();
    await (await database()).delete(accounts).where(eq(accounts.id, gone.id));
    for (const email of [old.email, gone.email, "nobody@example.rw"])
      expect(await codeOf(nameReferrer({ email, referredByEmail: "first@example.rw" }))).toBe("none");
    expect(await referrerOf(old.id)).toBeUndefined();
    expect(await referrerOf(gone.id)).toBeUndefined();
  });
});
