import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { database } from "@/db";
import { accounts, subscriptionTiers } from "@/db/schema";
import { findSessionAccount } from "@/lib/accounts/queries";
import { listUsers } from "@/lib/administration/queries";
import { userFilters } from "@/lib/administration/schema";
import { assignUserTier, changeRole, deleteUser, lockUser, unlockUser } from "@/lib/administration/service";
import { listAudit } from "@/lib/audit/queries";
import { auditFilters } from "@/lib/audit/schema";
import type { Actor } from "@/lib/core/actor";
import { again, anActor, anew } from "../../support/actors";
import { useFreshDatabase } from "../../support/database";

useFreshDatabase();

async function roleOf({ accountId }: Actor): Promise<string | undefined> {
  const db = await database();
  return (await db.select().from(accounts).where(eq(accounts.id, accountId)))[0]?.role;
}

async function acts(admin: Actor): Promise<string[]> {
  return (await listAudit(admin, auditFilters.parse({}))).items.map(({ act }) => act);
}

describe("the users", () => {
  it("are found by a part of their address, the newest first, page by page", async () => {
    const admin = await anActor({ role: "ADMIN" });
    for (const at of [1, 2, 3]) await anActor({ email: `mugabo.${at}@school.rw`, tier: "Premium", plansLeft: 97 });
    const filters = userFilters.parse({ search: " Mugabo. ", size: 2 });
    const first = await listUsers(admin, filters);
    expect(first).toMatchObject({ totalItems: 3, totalPages: 2, currentPage: 0 });
    expect(first.items.map(({ email }) => email)).toEqual(["mugabo.3@school.rw", "mugabo.2@school.rw"]);
    expect(first.items[0]).toMatchObject({
      role: "USER",
      subscriptionTier: "Premium",
      lessonPlansUsedThisMonth: 3,
      locked: false,
      deleted: false,
      verified: true,
    });
    expect((await listUsers(admin, { ...filters, page: 1 })).items).toHaveLength(1);
    expect((await listUsers(admin, userFilters.parse({ search: "%" }))).items).toEqual([]);
    expect((await listUsers(admin, userFilters.parse({ size: 1_000 }))).items.length).toBeGreaterThan(3);
  });

  it("are found by words and numbers together, and only by both", async () => {
    const admin = await anActor({ role: "ADMIN" });
    for (const name of ["keza-4711", "keza-471", "mutesi-4711"]) await anActor({ email: `${name}@rub.rw` });
    const emails = async (search: string) =>
      (await listUsers(admin, userFilters.parse({ search }))).items.map(({ email }) => email);
    expect(await emails("keza-4711")).toEqual(["keza-4711@rub.rw"]);
    expect(await emails("4711@rub")).toEqual(["mutesi-4711@rub.rw", "keza-4711@rub.rw"]);
    expect(await emails("keza-47")).toEqual(["keza-471@rub.rw", "keza-4711@rub.rw"]);
  });

  it("are shut out at the next request, and the log says who did it", async () => {
    const admin = await anActor({ role: "ADMIN" });
    const teacher = await anActor();
    await lockUser(admin, teacher.accountId);
    expect(await findSessionAccount(teacher.sessionId)).toBeNull();
    await lockUser(admin, teacher.accountId);
    await unlockUser(admin, teacher.accountId);
    expect(await findSessionAccount(teacher.sessionId)).toBeNull();
    expect((await acts(admin)).slice(0, 3)).toEqual(["userUnlocked", "userLocked"]);
  });

  it("get a role and a tier", async () => {
    const admin = await anActor({ role: "ADMIN" });
    const teacher = await anActor();
    const db = await database();
    const [tier] = await db.select().from(subscriptionTiers).where(eq(subscriptionTiers.name, "Premium"));
    await changeRole(admin, teacher.accountId, "TEACHER");
    // The token of a session tells the middleware a role: with another one somebody signs in anew.
    expect(await findSessionAccount(teacher.sessionId)).toBeNull();
    expect((await anew(teacher)).role).toBe("TEACHER");
    await assignUserTier(admin, teacher.accountId, tier?.id ?? 0);
    const [user] = (await listUsers(await again(admin), userFilters.parse({ search: teacher.email }))).items;
    expect(user).toMatchObject({ subscriptionTier: "Premium", role: "TEACHER" });
    expect((await acts(admin)).slice(0, 2)).toEqual(["tierAssigned", "userRoleChanged"]);
    await expect(assignUserTier(admin, teacher.accountId, 999_999)).rejects.toMatchObject({ code: "tier_not_found" });
    await expect(changeRole(admin, 999_999, "USER")).rejects.toMatchObject({ code: "user_not_found" });
  });
});

describe("a deleted user", () => {
  it("is gone with what was personal; the log keeps a number", async () => {
    const admin = await anActor({ role: "ADMIN" });
    const teacher = await anActor();
    await deleteUser(admin, teacher.accountId);
    expect(await findSessionAccount(teacher.sessionId)).toBeNull();
    expect(await roleOf(teacher)).toBeUndefined();
    const [entry] = (await listAudit(admin, auditFilters.parse({}))).items;
    expect(entry).toMatchObject({ act: "userDeleted", subjectId: teacher.accountId, subjectEmail: null });
    await expect(deleteUser(admin, teacher.accountId)).rejects.toMatchObject({ code: "user_not_found" });
  });
});

describe("an administrator", () => {
  it("cannot lock, demote or delete themself", async () => {
    const admin = await anActor({ role: "ADMIN" });
    const own = admin.accountId;
    for (const act of [() => lockUser(admin, own), () => changeRole(admin, own, "USER"), () => deleteUser(admin, own)])
      await expect(act()).rejects.toMatchObject({ code: "own_account" });
    expect(await roleOf(admin)).toBe("ADMIN");
    expect((await acts(admin)).filter((act) => act === "userLocked")).toHaveLength(1);
  });

  it("stays when two demote or lock each other at the same moment", async () => {
    for (const act of [(by: Actor, id: number) => changeRole(by, id, "USER"), lockUser, deleteUser]) {
      const [left, right] = await Promise.all([anActor({ role: "ADMIN" }), anActor({ role: "ADMIN" })]);
      const results = await Promise.allSettled([act(left, right.accountId), act(right, left.accountId)]);
      expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
      const refused = results.find(({ status }) => status === "rejected");
      expect(refused).toMatchObject({ reason: { code: "forbidden" } });
      const live = [left, right].map(({ sessionId }) => findSessionAccount(sessionId));
      const admins = (await Promise.all(live)).filter((account) => account?.role === "ADMIN");
      expect(admins).toHaveLength(1);
    }
  });

  it("is nobody else", async () => {
    const target = await anActor();
    for (const role of ["USER", "TEACHER"] as const) {
      const stranger = await anActor({ role });
      const refused = { code: "forbidden" };
      await expect(listUsers(stranger, userFilters.parse({}))).rejects.toMatchObject(refused);
      await expect(lockUser(stranger, target.accountId)).rejects.toMatchObject(refused);
      await expect(unlockUser(stranger, target.accountId)).rejects.toMatchObject(refused);
      await expect(deleteUser(stranger, target.accountId)).rejects.toMatchObject(refused);
      await expect(changeRole(stranger, target.accountId, "ADMIN")).rejects.toMatchObject(refused);
      await expect(assignUserTier(stranger, target.accountId, 1)).rejects.toMatchObject(refused);
    }
  });
});
