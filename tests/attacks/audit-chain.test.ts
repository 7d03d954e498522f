import { asc, eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { database, transact } from "@/db";
import { auditChain, auditLog, auditSeals } from "@/db/schema";
import { noteReading } from "@/lib/administration/reading/service";
import { lockUser } from "@/lib/administration/service";
import { signIn } from "@/lib/accounts/service";
import { eraseOldAudit, sealChain, verifyChain } from "@/lib/audit/chain/service";
import { recordAccess } from "@/lib/audit/service";
import { days } from "@/lib/core/clock";
import { aCaller, anActor } from "@/tests/support/actors";
import { useFreshDatabase } from "@/tests/support/database";
import { aPassword as password, codeOf, withPassword } from "@/tests/support/factors";

useFreshDatabase();

const note = { act: "personalDataRead", subjectType: "account", subjectId: null, details: { what: "users" } } as const;

async function write(lines: number): Promise<void> {
  for (let at = 0; at < lines; at += 1) await transact((tx) => recordAccess(tx, at + 1, note));
}

/** What somebody does who has the database and takes its guards away. */
async function forge(work: string): Promise<void> {
  const db = await database();
  await db.execute(sql.raw("alter table audit_log disable trigger user"));
  for (const statement of work.split(";").filter((text) => text.trim())) await db.execute(sql.raw(statement));
  await db.execute(sql.raw("alter table audit_log enable trigger user"));
}

/** A log that begins anew. */
async function anew(): Promise<void> {
  await forge("delete from audit_log");
  const db = await database();
  await db.delete(auditSeals);
  const zero = "0".repeat(64);
  await db.update(auditChain).set({ position: 0, hash: zero, basePosition: 0, baseHash: zero });
}

async function findings() {
  return (await verifyChain()).findings;
}

beforeEach(anew);

describe("the audit log", () => {
  it("is one chain, however many write at once, and what is undone leaves no gap", async () => {
    const works = Array.from({ length: 30 }, (_, at) =>
      transact(async (tx) => {
        await recordAccess(tx, at, note);
        if (at % 5 === 0) throw new Error("undone");
        await recordAccess(tx, at, note);
      }).catch(() => undefined),
    );
    await Promise.all(works);
    expect(await verifyChain()).toEqual({ lines: 48, seals: 0, findings: [] });
    const rows = await (await database()).select().from(auditLog).orderBy(asc(auditLog.position));
    expect(rows.map(({ position }) => position)).toEqual(Array.from({ length: 48 }, (_, at) => at + 1));
  });

  it("refuses to be changed, shortened or emptied", async () => {
    await write(3);
    const db = await database();
    await expect(db.update(auditLog).set({ actorId: 9 })).rejects.toThrow();
    await expect(db.delete(auditLog).where(eq(auditLog.position, 2))).rejects.toThrow();
    await expect(db.execute(sql`truncate audit_log`)).rejects.toThrow();
    expect(await findings()).toEqual([]);
  });

  it.each([
    ["a changed line", "update audit_log set actor_id = 99 where position = 2", [{ what: "changed", position: 2 }]],
    ["a changed detail", "update audit_log set details = '{}' where position = 4", [{ what: "changed", position: 4 }]],
    ["a missing line", "delete from audit_log where position = 3", [{ what: "missing", position: 4 }]],
    ["a missing beginning", "delete from audit_log where position = 1", [{ what: "missing", position: 2 }]],
    ["a missing end", "delete from audit_log where position = 5", [{ what: "cut", position: 5 }]],
  ])("shows %s", async (_what, work, expected) => {
    await write(5);
    expect(await findings()).toEqual([]);
    await forge(work);
    expect(await findings()).toEqual(expected);
  });

  it("shows a chain made anew by somebody without the server's key", async () => {
    await write(4);
    expect([await sealChain(), await sealChain()]).toEqual([1, 0]);
    await write(1);
    expect(await verifyChain()).toEqual({ lines: 5, seals: 1, findings: [] });
    await forge(`update audit_log set actor_id = 99 where position = 2;
      update audit_log set position = null, hash = null;
      update audit_chain set position = 0, hash = base_hash;
      select chain_audit_line(id) from audit_log order by id;`);
    expect(await findings()).toEqual([{ what: "seal", position: 4 }]);
  });

  it("forgets what is older than it is kept, and is whole afterwards", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() - days(800) });
    await write(3);
    await sealChain();
    vi.setSystemTime(Date.now() + days(799));
    await write(2);
    expect(await eraseOldAudit()).toBe(3);
    expect(await verifyChain()).toEqual({ lines: 2, seals: 0, findings: [] });
    expect(await eraseOldAudit()).toBe(0);
    vi.setSystemTime(Date.now() + days(731));
    expect(await eraseOldAudit()).toBe(2);
    expect(await findings()).toEqual([]);
    await write(1);
    expect(await findings()).toEqual([]);
    vi.useRealTimers();
  });

  it("knows who came in, who did not, and who read people's data", async () => {
    const [teacher, admin] = [await withPassword(), await anActor({ role: "ADMIN" })];
    await signIn({ email: teacher.email, password }, aCaller());
    expect(await codeOf(signIn({ email: teacher.email, password: "not this" }, aCaller()))).toBe("invalid_credentials");
    expect(await codeOf(signIn({ email: "nobody@school.rw", password }, aCaller()))).toBe("invalid_credentials");
    await noteReading(admin, "users");
    await expect(noteReading(teacher, "users")).rejects.toMatchObject({ code: "forbidden" });
    await lockUser(admin, teacher.accountId);
    const rows = await (await database()).select().from(auditLog).orderBy(asc(auditLog.id));
    expect(rows.map(({ act, actorId, access }) => [act, actorId, access])).toEqual([
      ["signedIn", teacher.accountId, true],
      ["signInFailed", teacher.accountId, true],
      ["personalDataRead", admin.accountId, true],
      ["userLocked", admin.accountId, false],
    ]);
    expect(JSON.stringify(rows)).not.toContain(teacher.email);
    expect(await findings()).toEqual([]);
  });
});
