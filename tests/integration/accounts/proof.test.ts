import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { database } from "@/db";
import { accounts, identities, sessions, subscriptionTiers } from "@/db/schema";
import { hashPassword } from "@/lib/accounts/passwords/gateway";
import { listProofWays } from "@/lib/accounts/proof/queries";
import { proveAgain } from "@/lib/accounts/proof/service";
import { assignUserTier, changeRole, deleteUser, resetSecondFactor } from "@/lib/administration/service";
import type { Actor } from "@/lib/core/actor";
import { minutes } from "@/lib/core/clock";
import { closeCase } from "@/lib/payments/cases/service";
import { confirmManualOrder, declineManualOrder } from "@/lib/payments/manual/service";
import { assertExportProven, exportPersonalData } from "@/lib/personal-data/export/service";
import { deleteAccount } from "@/lib/personal-data/service";
import { changeReward } from "@/lib/referrals/reward/service";
import { createTier, deleteTier, updateBundleOffer, updateTier } from "@/lib/subscriptions/tiers/service";
import { aCaller, again, anActor } from "@/tests/support/actors";
import { useFreshDatabase } from "@/tests/support/database";

useFreshDatabase();
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

const password = "a-good-password";
const tier = {
  name: "Proof",
  description: "",
  price: 1,
  lessonPlansPerMonth: 1,
  maxUsers: 1,
  durationDays: 1,
  active: true,
};

async function someone(role: "USER" | "ADMIN" = "ADMIN"): Promise<Actor> {
  const actor = await anActor({ role });
  const passwordHash = await hashPassword(password);
  await (await database()).update(accounts).set({ passwordHash }).where(eq(accounts.id, actor.accountId));
  return actor;
}

async function later(actor: Actor, passed: number): Promise<Actor> {
  vi.setSystemTime(Date.now() + passed);
  return again(actor);
}

/** Everything that an administrator does with roles, tiers and payments. */
const weighty: Record<string, (actor: Actor, id: number) => Promise<unknown>> = {
  changeRole: (actor, id) => changeRole(actor, id, "TEACHER"),
  deleteUser,
  resetSecondFactor,
  assignUserTier: (actor, id) => assignUserTier(actor, id, 1),
  createTier: (actor) => createTier(actor, tier),
  updateTier: (actor) => updateTier(actor, 1, tier),
  deleteTier: (actor) => deleteTier(actor, 1),
  updateBundleOffer: (actor) => updateBundleOffer(actor, { plans: 1, price: 1 }),
  changeReward: (actor) => changeReward(actor, 1),
  confirmManualOrder: (actor) => confirmManualOrder(actor, 1),
  declineManualOrder: (actor) => declineManualOrder(actor, 1),
  closeCase: (actor) => closeCase(actor, 1),
};

describe("an act that weighs much", () => {
  it.each(Object.entries(weighty))("%s is refused ten minutes after signing in", async (_name, act) => {
    const [actor, other] = [await someone(), await anActor()];
    const stale = await later(actor, minutes(10) + 1);
    await expect(act(stale, other.accountId)).rejects.toMatchObject({ code: "proof_required", status: 403 });
    const db = await database();
    const [untouched] = await db.select().from(accounts).where(eq(accounts.id, other.accountId));
    expect(untouched?.role).toBe("USER");
    expect(await db.$count(subscriptionTiers, eq(subscriptionTiers.name, tier.name))).toBe(0);
  });

  it("is refused to others before it asks for a proof", async () => {
    const stale = await later(await someone("USER"), minutes(11));
    for (const act of Object.values(weighty))
      await expect(act(stale, stale.accountId)).rejects.toMatchObject({ code: "forbidden" });
  });

  it("is done within ten minutes, and after a new proof, which counts for its own session alone", async () => {
    const [actor, other] = [await someone(), await anActor()];
    await changeRole(await later(actor, minutes(10)), other.accountId, "TEACHER");
    const stale = await later(actor, minutes(5));
    const until = await proveAgain(stale, { password }, aCaller());
    expect(until.getTime()).toBe(Date.now() + minutes(10));
    await changeRole(await again(actor), other.accountId, "USER");
    const elsewhere = await anActor({ role: "ADMIN" });
    await expect(changeRole(await later(elsewhere, minutes(11)), other.accountId, "TEACHER")).rejects.toMatchObject({
      code: "proof_required",
    });
  });
});

describe("the proof", () => {
  it("is named wrong at its field, renews nothing then, and is tried ten times at most", async () => {
    const actor = await someone();
    const stale = await later(actor, minutes(11));
    for (let tries = 0; tries < 10; tries += 1)
      await expect(proveAgain(stale, { password: "not this one" }, aCaller())).rejects.toMatchObject({
        details: { fields: { password: "passwordWrong" } },
      });
    await expect(proveAgain(stale, { password }, aCaller())).rejects.toMatchObject({ code: "too_many_requests" });
    expect((await again(actor)).provenAt).toEqual(actor.provenAt);
  });

  it("is offered by what the account has", async () => {
    const actor = await someone();
    expect(await listProofWays(actor)).toEqual({ password: true, totp: false, passkey: false, google: false });
    const db = await database();
    await db.update(accounts).set({ passwordHash: null }).where(eq(accounts.id, actor.accountId));
    await db.insert(identities).values({ provider: "google", subject: "s", accountId: actor.accountId });
    expect(await listProofWays(actor)).toEqual({ password: false, totp: false, passkey: false, google: true });
  });
});

describe("taking all of one's data along", () => {
  it("is refused ten minutes after signing in, whatever door is used, and costs none of the tries", async () => {
    const actor = await someone("USER");
    const stale = await later(actor, minutes(10) + 1);
    for (let time = 0; time < 6; time += 1)
      await expect(exportPersonalData(stale)).rejects.toMatchObject({ code: "proof_required", status: 403 });
    expect(() => assertExportProven(stale)).toThrow(expect.objectContaining({ code: "proof_required" }));
    await proveAgain(stale, { password }, aCaller());
    const proven = await again(actor);
    assertExportProven(proven);
    for await (const piece of await exportPersonalData(proven)) expect(piece.byteLength).toBeGreaterThan(0);
  });
});

describe("erasing an account that has no password", () => {
  it("needs a sign-in of the last ten minutes beside the address", async () => {
    const actor = await anActor();
    await (await database()).update(accounts).set({ passwordHash: null }).where(eq(accounts.id, actor.accountId));
    const stale = await later(actor, minutes(11));
    await expect(deleteAccount(stale, { email: actor.email })).rejects.toMatchObject({ code: "proof_required" });
    await (await database()).update(sessions).set({ provenAt: new Date() }).where(eq(sessions.id, actor.sessionId));
    await deleteAccount(await again(actor), { email: actor.email });
  });
});
