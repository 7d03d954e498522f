import { eq } from "drizzle-orm";
import { afterEach, describe, expect, it, vi } from "vitest";
import { database } from "@/db";
import { accounts, identities } from "@/db/schema";
import { aTeacher } from "@/db/seed/makers";
import { hashPassword } from "@/lib/accounts/passwords/gateway";
import { issueTicket, redeemTicket } from "@/lib/accounts/google/service";
import type { GoogleProfile } from "@/lib/accounts/google/types";
import { isNewcomer } from "@/lib/accounts/referrer/queries";
import { signIn } from "@/lib/accounts/service";
import { days, seconds } from "@/lib/core/clock";
import { nameReferrer } from "@/lib/referrals/service";
import { aCaller } from "@/tests/support/actors";
import { useFreshDatabase } from "@/tests/support/database";
import { codeOf } from "@/tests/support/plans";

useFreshDatabase();
afterEach(() => {
  vi.useRealTimers();
});

let people = 0;

function aProfile(given: Partial<GoogleProfile> = {}): GoogleProfile {
  people += 1;
  const email = `google-${people}@example.rw`;
  return { subject: `subject-${people}`, email, emailVerified: true, name: "Keza Aline", ...given };
}

async function enter(profile: GoogleProfile) {
  return (await redeemTicket(await issueTicket(profile, "rw"), aCaller())).account;
}

async function registered(given: Parameters<typeof aTeacher>[0] & { lockedAt?: Date; passwordProvenAt?: Date } = {}) {
  const db = await database();
  const passwordHash = await hashPassword("a long password");
  const [account] = await db
    .insert(accounts)
    .values({ ...aTeacher({ passwordHash, ...given }), ...given })
    .returning();
  if (!account) throw new Error("no account");
  return account;
}

describe("who comes from Google", () => {
  it("is asked once who brought them, while new", async () => {
    const profile = aProfile();
    const { id, email } = await enter(profile);
    expect(await isNewcomer(id)).toBe(true);
    await nameReferrer({ email, referredByEmail: "colleague@example.rw" }, true);
    expect(await isNewcomer(id)).toBe(false);
    const other = aProfile();
    expect(await isNewcomer((await enter(other)).id)).toBe(true);
    expect(await isNewcomer((await enter(other)).id)).toBe(false);
    const old = await enter(aProfile());
    vi.useFakeTimers({ now: Date.now() + days(8), toFake: ["Date"] });
    expect(await isNewcomer(old.id)).toBe(false);
  });

  it("gets a verified account, and the same one when the address changes there", async () => {
    const profile = aProfile();
    const account = await enter(profile);
    expect(account).toMatchObject({ email: profile.email, fullName: "Keza Aline", role: "USER", language: "rw" });
    expect(account.consentVersion).not.toBe("");
    expect((await enter({ ...profile, email: "new@example.rw", emailVerified: false })).id).toBe(account.id);
  });

  it("is one account also when both of two first sign-ins come at once", async () => {
    const profile = aProfile();
    const entered = await Promise.all([1, 2, 3].map(() => enter(profile)));
    expect(new Set(entered.map(({ id }) => id)).size).toBe(1);
  });

  it("with an address that Google has not verified takes over no account and makes none", async () => {
    const known = await registered();
    const profile = aProfile({ email: known.email, emailVerified: false });
    expect(await codeOf(issueTicket(profile, "en"))).toBe("email_unverified");
    expect(await codeOf(issueTicket(aProfile({ emailVerified: false }), "en"))).toBe("email_unverified");
    const db = await database();
    expect(await db.$count(identities, eq(identities.accountId, known.id))).toBe(0);
  });

  it("is linked to the account of the same verified address, whose proven password stays", async () => {
    const known = await registered({ passwordProvenAt: new Date() });
    expect((await enter(aProfile({ email: known.email }))).id).toBe(known.id);
    expect(await codeOf(signIn({ email: known.email, password: "a long password" }, aCaller()))).toBe("none");
  });

  it("finds no password left by a stranger who registered the address first", async () => {
    const known = await registered({ verifiedAt: null, fullName: "Stranger" });
    const account = await enter(aProfile({ email: known.email }));
    expect([account.id, account.fullName]).toEqual([known.id, "Keza Aline"]);
    const code = await codeOf(signIn({ email: known.email, password: "a long password" }, aCaller()));
    expect(code).toBe("invalid_credentials");
  });

  it("is refused when the account is locked, before and after the ticket", async () => {
    const locked = await registered({ lockedAt: new Date() });
    expect(await codeOf(issueTicket(aProfile({ email: locked.email }), "en"))).toBe("account_locked");
    const profile = aProfile();
    const ticket = await issueTicket(profile, "en");
    const db = await database();
    await db.update(accounts).set({ lockedAt: new Date() }).where(eq(accounts.email, profile.email));
    expect(await codeOf(redeemTicket(ticket, aCaller()))).toBe("account_locked");
  });
});

describe("a ticket", () => {
  it("opens one session, also when it is shown twice at once", async () => {
    const ticket = await issueTicket(aProfile(), "en");
    const codes = await Promise.all([1, 2, 3].map(() => codeOf(redeemTicket(ticket, aCaller()))));
    expect(codes.sort()).toEqual(["invalid_ticket", "invalid_ticket", "none"]);
  });

  it("is worth nothing after a minute, in another browser, for another address, or made up", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date() });
    const late = await issueTicket(aProfile(), "en");
    vi.advanceTimersByTime(seconds(60));
    expect(await codeOf(redeemTicket(late, aCaller()))).toBe("invalid_ticket");
    const ticket = await issueTicket(aProfile(), "en");
    for (const forged of [
      { ...ticket, binding: "" },
      { ...ticket, binding: late.binding },
      { ...ticket, token: late.token },
      { ...ticket, email: "admin@example.rw" },
    ])
      expect(await codeOf(redeemTicket(forged, aCaller()))).toBe("invalid_ticket");
    // The last of these used it up.
    expect(await codeOf(redeemTicket(ticket, aCaller()))).toBe("invalid_ticket");
  });
});
