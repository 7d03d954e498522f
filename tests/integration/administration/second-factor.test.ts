import { and, eq, isNull } from "drizzle-orm";
import { afterEach, describe, expect, it, vi } from "vitest";
import { database } from "@/db";
import { outbox, passkeys, pendingSignIns, recoveryCodes, sessions } from "@/db/schema";
import { findFactors } from "@/lib/accounts/factors/queries";
import { beginPasskey, beginTotp, finishPasskey, finishTotp } from "@/lib/accounts/security/service";
import { beginSignIn } from "@/lib/accounts/service";
import { listUsers } from "@/lib/administration/queries";
import { userFilters } from "@/lib/administration/schema";
import { lockUser, resetFactorsHere, resetSecondFactor } from "@/lib/administration/service";
import { listAudit } from "@/lib/audit/queries";
import { auditFilters } from "@/lib/audit/schema";
import type { Actor } from "@/lib/core/actor";
import { minutes } from "@/lib/core/clock";
import { actAs } from "@/lib/web/system";
import { aCaller, again, anActor } from "@/tests/support/actors";
import { aPasskey } from "@/tests/support/authenticator";
import { useFreshDatabase } from "@/tests/support/database";
import { aPassword, codeOf, halfOf, withPassword, withTotp } from "@/tests/support/factors";
import { totpCode } from "@/tests/support/totp";

useFreshDatabase();
afterEach(() => void vi.useRealTimers());

const nothing = { totp: false, passkeys: 0, recoveryCodes: 0 };

async function factorsOf({ accountId }: Actor) {
  return findFactors(await database(), accountId);
}

async function acts(admin: Actor, act = "secondFactorReset"): Promise<string[]> {
  return (await listAudit(admin, auditFilters.parse({ act }))).items.map(({ act }) => act);
}

async function mailsTo(actor: Actor) {
  return (await database()).select().from(outbox).where(eq(outbox.recipient, actor.email));
}

async function entranceOf(actor: Actor) {
  return beginSignIn({ email: actor.email, password: aPassword }, aCaller());
}

/** Somebody with an app, a passkey and recovery codes. */
async function withEverything() {
  const { actor } = await withTotp();
  const key = aPasskey();
  await finishPasskey(actor, key.register(await beginPasskey(actor)), aCaller());
  return actor;
}

describe("a lost second factor", () => {
  it("is taken away with passkeys and recovery codes, everywhere is signed out, and its person is told", async () => {
    const [admin, actor] = [await anActor({ role: "ADMIN" }), await withEverything()];
    const shown = async () => (await listUsers(admin, userFilters.parse({ search: actor.email }))).items[0];
    expect(await shown()).toMatchObject({ secondFactor: true });
    await halfOf(actor);
    expect(await resetSecondFactor(admin, actor.accountId)).toBe(true);

    expect(await factorsOf(actor)).toEqual(nothing);
    const db = await database();
    for (const table of [passkeys, recoveryCodes, pendingSignIns])
      expect(await db.$count(table, eq(table.accountId, actor.accountId))).toBe(0);
    const open = and(eq(sessions.accountId, actor.accountId), isNull(sessions.endedAt));
    expect(await db.$count(sessions, open)).toBe(0);
    expect(await shown()).toMatchObject({ secondFactor: false });
    expect(await acts(admin)).toEqual(["secondFactorReset"]);
    const told = (await mailsTo(actor)).find(({ subject }) => subject.includes("was reset"));
    for (const page of ["/auth?mode=forgot", "/profile/security", "/contact"]) expect(told?.text).toContain(page);
    expect(await entranceOf(actor)).toMatchObject({ kind: "in" });
  });

  it("is nothing to reset where there is none: nobody is signed out, told or written down", async () => {
    const [admin, actor] = [await anActor({ role: "ADMIN" }), await withPassword()];
    await beginTotp(actor);
    const before = await acts(admin);
    expect(await resetSecondFactor(admin, actor.accountId)).toBe(false);
    expect(await acts(admin)).toEqual(before);
    expect(await mailsTo(actor)).toEqual([]);
    expect((await again(actor)).accountId).toBe(actor.accountId);
  });

  it("does not come back by a request that the reset overtook", async () => {
    const [admin, actor, key] = [await anActor({ role: "ADMIN" }), await withEverything(), aPasskey()];
    const answer = key.register(await beginPasskey(actor));
    await resetSecondFactor(admin, actor.accountId);
    const { secret } = await beginTotp(actor);
    expect(await codeOf(finishPasskey(actor, answer, aCaller()))).toBe("unauthenticated");
    expect(await codeOf(finishTotp(actor, totpCode(secret), aCaller()))).toBe("unauthenticated");
    expect(await factorsOf(actor)).toEqual(nothing);
  });
});

describe("an administrator's lost second factor", () => {
  it("takes another administrator", async () => {
    const [{ actor: admin }, { actor: other }] = [await withTotp({ role: "ADMIN" }), await withTotp({ role: "ADMIN" })];
    expect(await codeOf(resetSecondFactor(admin, admin.accountId))).toBe("own_factor");
    expect((await factorsOf(admin)).totp).toBe(true);
    await resetSecondFactor(other, admin.accountId);
    expect(await factorsOf(admin)).toEqual(nothing);
    expect(await entranceOf(admin)).toMatchObject({ kind: "in" });
  });
});

describe("the only administrator's lost second factor", () => {
  it("is taken away on the server, where no session counts, and the log says so", async () => {
    const { actor: admin } = await withTotp({ role: "ADMIN" });
    expect(await codeOf(resetFactorsHere(admin))).toBe("own_factor");
    expect(await codeOf(resetFactorsHere(await actAs((await anActor()).accountId)))).toBe("forbidden");
    expect((await factorsOf(admin)).totp).toBe(true);
    const own = await actAs(admin.accountId);
    expect([await resetFactorsHere(own), await resetFactorsHere(own)]).toEqual([true, false]);
    expect(await factorsOf(admin)).toEqual(nothing);
    expect(await acts(admin, "ownFactorReset")).toHaveLength(1);
    expect((await mailsTo(admin)).map(({ subject }) => subject)).toContainEqual(expect.stringContaining("was reset"));
    await expect(again(admin)).rejects.toThrow("no live session");
  });
});

describe("the reset", () => {
  it("asks who is there, and is for administrators alone", async () => {
    const [admin, { actor }, teacher] = [await anActor({ role: "ADMIN" }), await withTotp(), await anActor()];
    for (const stranger of [teacher, actor])
      expect(await codeOf(resetSecondFactor(stranger, actor.accountId))).toBe("forbidden");
    expect(await codeOf(resetSecondFactor(admin, 999_999))).toBe("user_not_found");
    const late = await anActor({ role: "ADMIN" });
    await lockUser(admin, late.accountId);
    expect(await codeOf(resetSecondFactor(late, actor.accountId))).toBe("forbidden");
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + minutes(11) });
    expect(await codeOf(resetSecondFactor(await again(admin), actor.accountId))).toBe("proof_required");
    expect((await factorsOf(actor)).totp).toBe(true);
  });
});
