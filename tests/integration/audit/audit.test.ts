import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { database, transact } from "@/db";
import { accounts } from "@/db/schema";
import { listAudit } from "@/lib/audit/queries";
import { auditFilters } from "@/lib/audit/schema";
import { recordAudit } from "@/lib/audit/service";
import { anActor } from "../../support/actors";
import { useFreshDatabase } from "../../support/database";

useFreshDatabase();

const everything = auditFilters.parse({});

describe("the audit log", () => {
  it("keeps who did what to whom, the newest first, and only for administrators", async () => {
    const admin = await anActor({ role: "ADMIN" });
    const teacher = await anActor();
    const subject = { subjectType: "account", subjectId: teacher.accountId } as const;
    await transact((tx) => recordAudit(tx, admin, { act: "userLocked", ...subject }));
    await transact((tx) =>
      recordAudit(tx, admin, { act: "userRoleChanged", ...subject, details: { from: "USER", to: "TEACHER" } }),
    );
    const { items, totalItems } = await listAudit(admin, everything);
    expect(totalItems).toBe(2);
    expect(items[0]).toMatchObject({
      act: "userRoleChanged",
      actorEmail: admin.email,
      subjectEmail: teacher.email,
      details: { from: "USER", to: "TEACHER" },
    });
    expect((await listAudit(admin, auditFilters.parse({ act: "userLocked" }))).totalItems).toBe(1);
    await expect(listAudit(teacher, everything)).rejects.toMatchObject({ code: "forbidden" });
    const forged = transact((tx) => recordAudit(tx, teacher, { act: "userLocked", ...subject }));
    await expect(forged).rejects.toMatchObject({ code: "forbidden" });
  });

  it("forgets with an undone transaction, and keeps its line without the name of an erased account", async () => {
    const admin = await anActor({ role: "ADMIN" });
    const gone = await anActor();
    const subject = { subjectType: "account", subjectId: gone.accountId } as const;
    const undone = transact(async (tx) => {
      await recordAudit(tx, admin, { act: "userUnlocked", ...subject });
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    await transact((tx) => recordAudit(tx, admin, { act: "userDeleted", ...subject }));
    const db = await database();
    await db.delete(accounts).where(eq(accounts.id, gone.accountId));
    const { items } = await listAudit(admin, everything);
    expect(items[0]).toMatchObject({ act: "userDeleted", subjectId: gone.accountId, subjectEmail: null });
    expect(JSON.stringify(items)).not.toContain(gone.email);
    expect(items.map(({ act }) => act)).not.toContain("userUnlocked");
  });
});
