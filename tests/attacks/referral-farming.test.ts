import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { database } from "@/db";
import { accounts, planBundles, referrals } from "@/db/schema";
import { aTeacher } from "@/db/seed/makers";
import { nameOwnReferrer } from "@/lib/accounts/referrer/service";
import { registerAccount, verifyEmail } from "@/lib/accounts/registration/service";
import type { Caller } from "@/lib/accounts/types";
import type { Actor } from "@/lib/core/actor";
import { days, minutes } from "@/lib/core/clock";
import { listNotifications } from "@/lib/notifications/queries";
import { rewardCaps } from "@/lib/referrals/constants";
import { nameReferrer } from "@/lib/referrals/service";
import { aCaller, anActor } from "@/tests/support/actors";
import { useFreshDatabase } from "@/tests/support/database";
import { codesTo } from "@/tests/support/mailbox";
import { aSavedPlan, codeOf } from "@/tests/support/plans";

useFreshDatabase();

const farmer = "farmer@example.rw";
let people = 0;

async function account(given: { verifiedAt?: Date; createdAt?: Date } = {}) {
  const db = await database();
  const [row] = await db
    .insert(accounts)
    .values({ ...aTeacher(), ...given })
    .returning();
  if (!row) throw new Error("no account");
  return row;
}

async function referrerOf(email: string): Promise<string | undefined> {
  const db = await database();
  const [row] = await db
    .select({ named: referrals.referredByEmail })
    .from(referrals)
    .innerJoin(accounts, eq(accounts.id, referrals.accountId))
    .where(eq(accounts.email, email));
  return row?.named;
}

/** Registered and verified in a browser, which holds the cookie. */
async function registered(): Promise<{ email: string; browser: Caller }> {
  people += 1;
  const email = `newcomer-${people}@example.rw`;
  const facts = { email, password: "a long password", fullName: "Keza", school: "GS" };
  const browser = aCaller({ registration: await registerAccount(facts, "en", aCaller()) });
  await verifyEmail({ email, code: (await codesTo(email))[0] ?? "" }, browser);
  return { email, browser };
}

async function gifts(actor: Actor): Promise<number> {
  const rows = await (await database()).select().from(planBundles).where(eq(planBundles.accountId, actor.accountId));
  return rows.reduce((sum, { plans }) => sum + plans, 0);
}

function ago(time: number): Date {
  return new Date(Date.now() - time);
}

describe("a stranger who lays claim to newcomers", () => {
  it("is passed over ten minutes after the address was verified, without another answer", async () => {
    const open = await account();
    const late = await account({ verifiedAt: ago(minutes(11)), createdAt: ago(minutes(11)) });
    for (const email of [open.email, late.email, "nobody@example.rw"]) {
      const input = { email, referredByEmail: farmer };
      expect(await codeOf(nameOwnReferrer(input, aCaller({ registration: "A".repeat(43) }), null))).toBe("none");
    }
    expect([await referrerOf(open.email), await referrerOf(late.email)]).toEqual([farmer, undefined]);
  });

  it("cannot name for others with a session or cookie of his own", async () => {
    const victim = await account({ verifiedAt: ago(minutes(11)), createdAt: ago(minutes(11)) });
    const [actor, { browser }] = [await anActor(), await registered()];
    await nameOwnReferrer({ email: victim.email, referredByEmail: farmer }, browser, actor);
    expect(await referrerOf(victim.email)).toBeUndefined();
  });

  it("gives way to whom the newcomer names, in the browser of the registration or signed in", async () => {
    const { email, browser } = await registered();
    await nameOwnReferrer({ email, referredByEmail: farmer }, aCaller(), null);
    await nameOwnReferrer({ email, referredByEmail: "friend@example.rw" }, browser, null);
    await nameOwnReferrer({ email, referredByEmail: farmer }, aCaller(), null);
    await nameOwnReferrer({ email, referredByEmail: "second@example.rw" }, browser, null);
    expect(await referrerOf(email)).toBe("friend@example.rw");
    const actor = await anActor();
    const long = ago(days(2));
    await (
      await database()
    )
      .update(accounts)
      .set({ createdAt: long, verifiedAt: long })
      .where(eq(accounts.id, actor.accountId));
    await nameOwnReferrer({ email: actor.email, referredByEmail: "friend@example.rw" }, aCaller(), actor);
    expect(await referrerOf(actor.email)).toBe("friend@example.rw");
  });

  it("of two at the same moment is one, and the newcomer's own comes through", async () => {
    const { email, browser } = await registered();
    const callers = [aCaller(), browser, aCaller()];
    await Promise.all(
      callers.map((caller, at) => nameOwnReferrer({ email, referredByEmail: `r${at}@example.rw` }, caller, null)),
    );
    expect(await referrerOf(email)).toBe("r1@example.rw");
  });
});

describe("who farms rewards", () => {
  it("gets none for a newcomer who had made plans before, and learns no name", async () => {
    const [referrer, before, newcomer] = [await anActor(), await anActor(), await anActor({ fullName: "Secret Name" })];
    await aSavedPlan(before);
    for (const { email } of [before, newcomer]) await nameReferrer({ email, referredByEmail: referrer.email });
    await aSavedPlan(before);
    expect([await gifts(before), await gifts(referrer)]).toEqual([0, 0]);
    await aSavedPlan(newcomer);
    expect([await gifts(newcomer), await gifts(referrer)]).toEqual([2, 2]);
    const { items } = await listNotifications(referrer, { locale: "en" });
    expect(JSON.stringify(items)).not.toContain("Secret");
  });

  it("gets no more than the cap of a month, of one's newcomers and of one domain's, also at once", async () => {
    const referrer = await anActor();
    const bring = async (email: string, by: Actor) => {
      const newcomer = await anActor({ email });
      await nameReferrer({ email, referredByEmail: by.email });
      return newcomer;
    };
    const many = [];
    for (let at = 0; at < rewardCaps.referrer + 4; at += 1) many.push(await bring(`one@d${at}-school.rw`, referrer));
    await Promise.all(many.map((newcomer) => aSavedPlan(newcomer)));
    expect(await gifts(referrer)).toBe(2 * rewardCaps.referrer);
    const [others, farm] = [[await anActor(), await anActor()], []] as [Actor[], Actor[]];
    for (let at = 0; at < rewardCaps.domain + 4; at += 1)
      farm.push(await bring(`n${at}@host${at}.farm.co.rw`, others[at % 2] ?? referrer));
    await Promise.all(farm.map((newcomer) => aSavedPlan(newcomer)));
    const sums = await Promise.all(others.map(gifts));
    expect(sums.reduce((sum, plans) => sum + plans, 0)).toBe(2 * rewardCaps.domain);
  });

  it("of a public mail service is not capped with all its users", async () => {
    const db = await database();
    const referrersOf = [await anActor(), await anActor()];
    for (let at = 0; at < rewardCaps.domain + 2; at += 1) {
      const newcomer = await anActor({ email: `teacher.${at}.x@gmail.com` });
      await nameReferrer({ email: newcomer.email, referredByEmail: referrersOf[at % 2]?.email ?? "" });
      await aSavedPlan(newcomer);
      expect(await gifts(newcomer)).toBe(2);
    }
    expect(await db.$count(planBundles)).toBeGreaterThan(rewardCaps.domain);
  });
});
