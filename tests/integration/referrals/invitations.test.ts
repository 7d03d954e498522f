import { desc, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { database, transact } from "@/db";
import { accounts, outbox, planBundles, referrals, registrations } from "@/db/schema";
import { beginRegistration, verifyEmail } from "@/lib/accounts/registration/service";
import { keepInvitation, nameOwnReferrer } from "@/lib/accounts/referrer/service";
import { eraseAccount } from "@/lib/personal-data/service";
import { listRecords } from "@/lib/personal-data/records/queries";
import { listReferredBy, listTopReferrers } from "@/lib/referrals/queries";
import { nameReferrer } from "@/lib/referrals/service";
import { actAs } from "@/lib/web/system";
import { aCaller, anActor } from "@/tests/support/actors";
import { useFreshDatabase } from "@/tests/support/database";
import { aSavedPlan } from "@/tests/support/plans";

useFreshDatabase();

let people = 0;

async function newestCode(email: string): Promise<string> {
  const db = await database();
  const [mail] = await db.select().from(outbox).where(eq(outbox.recipient, email)).orderBy(desc(outbox.id)).limit(1);
  return /\b\d{6}\b/.exec(mail?.text ?? "")?.[0] ?? "";
}

/** Somebody who has followed an invitation and has not typed the code. */
async function begun(email: string, referredByEmail: string) {
  const facts = { email, password: "a long password", fullName: "Keza Aline", school: "GS Rugarama" };
  return beginRegistration({ ...facts, referredByEmail }, "en", aCaller());
}

/** Somebody who has followed an invitation, typed the code and left the next page. */
async function invited(referredByEmail?: string, own?: string) {
  people += 1;
  const email = own ?? `invited-${people}@example.rw`;
  const facts = { email, password: "a long password", fullName: "Keza Aline", school: "GS Rugarama" };
  const { binding } = await beginRegistration({ ...facts, referredByEmail }, "en", aCaller());
  await verifyEmail({ email, code: await newestCode(email) }, aCaller({ registration: binding }));
  const [account] = await (await database()).select().from(accounts).where(eq(accounts.email, email));
  if (!account) throw new Error("no account");
  return { id: account.id, email, binding };
}

async function referrerOf(accountId: number): Promise<string | undefined> {
  const [row] = await (await database()).select().from(referrals).where(eq(referrals.accountId, accountId));
  return row?.referredByEmail;
}

describe("an invitation's link", () => {
  it("counts though the page after the code is left: both get their plans with the first one", async () => {
    const bosco = await anActor();
    const { id } = await invited(bosco.email);
    expect(await referrerOf(id)).toBe(bosco.email);
    await aSavedPlan(await actAs(id));
    const db = await database();
    for (const accountId of [id, bosco.accountId])
      expect(await db.$count(planBundles, eq(planBundles.accountId, accountId))).toBe(1);
  });

  it("gives way to what the newcomer says on that page, and to nobody else", async () => {
    const { id, email, binding } = await invited("link@example.rw");
    await nameOwnReferrer({ email, referredByEmail: "stranger@example.rw" }, aCaller(), null);
    expect(await referrerOf(id)).toBe("link@example.rw");
    const own = aCaller({ registration: binding });
    await nameOwnReferrer({ email, referredByEmail: "said@example.rw" }, own, null);
    expect(await referrerOf(id)).toBe("said@example.rw");
  });

  it("to oneself brings nothing and stands in no one's way", async () => {
    const { id } = await invited("self+friend@example.rw", "self@example.rw");
    expect(await referrerOf(id)).toBeUndefined();
  });

  it("is not kept with the registration once it counts", async () => {
    const { email } = await invited("kept@example.rw");
    const kept = await (await database()).select().from(registrations).where(eq(registrations.email, email));
    expect(kept.map(({ referredByEmail }) => referredByEmail)).toEqual([null]);
  });

  it("is forgotten with the account of who sent it, also where the newcomer has not come yet", async () => {
    const [bosco, email] = [await anActor(), "late@example.rw"];
    const { binding } = await begun(email, bosco.email);
    await begun("other@example.rw", "somebody@example.rw");
    await transact((tx) => eraseAccount(tx, { id: bosco.accountId, email: bosco.email }));
    const db = await database();
    expect(await db.$count(registrations, eq(registrations.referredByEmail, bosco.email))).toBe(0);
    expect(await db.$count(registrations, eq(registrations.referredByEmail, "somebody@example.rw"))).toBe(1);
    await verifyEmail({ email, code: await newestCode(email) }, aCaller({ registration: binding }));
    expect(await db.$count(accounts, eq(accounts.email, email))).toBe(1);
    expect(await db.$count(referrals, eq(referrals.referredByEmail, bosco.email))).toBe(0);
  });

  it("is not told to the owner of an address that a stranger registered with", async () => {
    const actor = await anActor();
    const facts = { fullName: "Keza", school: "GS", consentVersion: "1", consentAt: new Date(), userAgent: "" };
    const attempt = { ...facts, email: actor.email, referredByEmail: "stranger@example.rw" };
    await (await database()).insert(registrations).values(attempt);
    const told: string[] = [];
    for (const [name, rows] of await listRecords(actor))
      if (name === "registrations") for await (const row of rows) told.push(JSON.stringify(row));
    expect(told).toHaveLength(1);
    expect(told.join()).not.toContain("stranger@example.rw");
  });

  it("counts for who comes by Google as well, and is no address unless it is one", async () => {
    const newcomer = await anActor({ verifiedAt: new Date() });
    await keepInvitation({ email: newcomer.email, ref: "not an address" });
    await keepInvitation({ email: newcomer.email, ref: newcomer.email });
    await keepInvitation({ email: newcomer.email });
    expect(await referrerOf(newcomer.accountId)).toBeUndefined();
    await keepInvitation({ email: newcomer.email, ref: " Friend@Example.rw " });
    expect(await referrerOf(newcomer.accountId)).toBe("friend@example.rw");
  });
});

describe("a referrer who does not exist", () => {
  it("stands in no report of the administrators until the account is made", async () => {
    const admin = await anActor({ role: "ADMIN" });
    const [real, nobody] = [await anActor(), "nobody@nowhere.test"];
    for (const referredByEmail of [nobody, nobody, real.email]) {
      const { email } = await anActor();
      await nameReferrer({ email, referredByEmail });
    }
    const emails = async () => (await listTopReferrers(admin, 1_000)).map(({ email }) => email);
    expect(await emails()).toContain(real.email);
    expect(await emails()).not.toContain(nobody);
    expect(await listReferredBy(admin, nobody)).toEqual([]);
    await anActor({ email: nobody });
    expect(await emails()).toContain(nobody);
    expect(await listReferredBy(admin, nobody)).toHaveLength(2);
  });
});
