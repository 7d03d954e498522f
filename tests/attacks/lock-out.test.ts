import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { database } from "@/db";
import { accounts, devices } from "@/db/schema";
import { aTeacher } from "@/db/seed/makers";
import { devicesKept } from "@/lib/accounts/devices/constants";
import { rememberDevice } from "@/lib/accounts/devices/service";
import { hashPassword } from "@/lib/accounts/passwords/gateway";
import { changePassword } from "@/lib/accounts/profile/service";
import { requestPasswordReset, resetInBrowser } from "@/lib/accounts/recovery/service";
import { signIn } from "@/lib/accounts/service";
import { aCaller, anActor } from "@/tests/support/actors";
import { useFreshDatabase } from "@/tests/support/database";
import { codesTo } from "@/tests/support/mailbox";
import { codeOf } from "@/tests/support/plans";

useFreshDatabase();

const password = "a long password";

async function owner(): Promise<{ id: number; email: string }> {
  const db = await database();
  const row = aTeacher({ passwordHash: await hashPassword(password) });
  const [account] = await db.insert(accounts).values(row).returning();
  return { id: account?.id ?? 0, email: row.email };
}

/** What a browser holds in which somebody has signed in. */
async function deviceOf(accountId: number, device?: string): Promise<string> {
  return rememberDevice(await database(), accountId, aCaller({ device }));
}

/** A stranger with many addresses, until not even the right password is looked at. */
async function lockOut(email: string): Promise<void> {
  await Promise.all(Array.from({ length: 60 }, () => codeOf(signIn({ email, password: "not this one" }, aCaller()))));
  expect(await codeOf(signIn({ email, password }, aCaller()))).toBe("too_many_requests");
}

describe("who tries wrong passwords to lock the owner out", () => {
  it("does not reach the browser in which the owner has signed in before", async () => {
    const { id, email } = await owner();
    const device = await deviceOf(id);
    await lockOut(email);
    expect(await codeOf(signIn({ email, password }, aCaller({ device })))).toBe("none");
    expect(await codeOf(signIn({ email, password }, aCaller()))).toBe("too_many_requests");
  });

  it("does not reach it from the owner's own network either", async () => {
    const { id, email } = await owner();
    const device = await deviceOf(id);
    const { address } = aCaller();
    const wrong = (at: number) =>
      signIn({ email: `n${at}@example.rw`, password: "not this one" }, aCaller({ address }));
    await Promise.all(Array.from({ length: 110 }, (_none, at) => codeOf(wrong(at))));
    expect(await codeOf(signIn({ email, password }, aCaller({ address })))).toBe("too_many_requests");
    expect(await codeOf(signIn({ email, password }, aCaller({ address, device })))).toBe("none");
  });

  it("does not reach the browser in which a new password was just set", async () => {
    const { email } = await owner();
    await requestPasswordReset(email, aCaller());
    const [resetCode = ""] = await codesTo(email);
    const old = aCaller();
    const device = await resetInBrowser({ email, resetCode, newPassword: password }, old);
    await lockOut(email);
    expect(await codeOf(signIn({ email, password }, { ...old, device }))).toBe("none");
    expect(await codeOf(signIn({ email, password }, old))).toBe("too_many_requests");
  });

  it("gains nothing by a made-up cookie, nor by one of another account", async () => {
    const [victim, stranger] = [await owner(), await owner()];
    await lockOut(victim.email);
    for (const device of ["A".repeat(43), await deviceOf(stranger.id)])
      expect(await codeOf(signIn({ email: victim.email, password }, aCaller({ device })))).toBe("too_many_requests");
  });

  it("may try ten passwords in a stolen browser, and there only", async () => {
    const { id, email } = await owner();
    const [device, other] = [await deviceOf(id), await deviceOf(id)];
    const tries = Array.from({ length: 20 }, () => signIn({ email, password: "not this one" }, aCaller({ device })));
    const codes = await Promise.all(tries.map(codeOf));
    expect(codes.filter((code) => code === "invalid_credentials")).toHaveLength(10);
    expect(await codeOf(signIn({ email, password }, aCaller({ device })))).toBe("too_many_requests");
    expect(await codeOf(signIn({ email, password }, aCaller({ device: other })))).toBe("none");
  });
});

describe("a known browser", () => {
  it("is one of several accounts, and holds nothing that was put into it", async () => {
    const [one, two] = [await owner(), await owner()];
    const db = await database();
    const first = await rememberDevice(db, one.id, aCaller({ device: "A".repeat(43) }));
    expect(first).not.toBe("A".repeat(43));
    const caller = aCaller({ device: first });
    expect(await rememberDevice(db, two.id, caller)).toBe(first);
    expect(await rememberDevice(db, one.id, caller)).toBe(first);
    const both = await Promise.all([1, 2].map(() => rememberDevice(db, two.id, caller)));
    expect(both).toEqual([first, first]);
  });

  it("is forgotten when the password changes elsewhere, and when too many others came", async () => {
    const actor = await anActor({ passwordHash: await hashPassword(password) });
    const [here, elsewhere] = [await deviceOf(actor.accountId), await deviceOf(actor.accountId)];
    const change = { currentPassword: password, newPassword: "another long password" };
    await changePassword(actor, change, here);
    await lockOut(actor.email);
    const again = (device: string) =>
      codeOf(signIn({ email: actor.email, password: change.newPassword }, aCaller({ device })));
    expect([await again(here), await again(elsewhere)]).toEqual(["none", "too_many_requests"]);
    for (let time = 0; time < devicesKept + 3; time += 1) await deviceOf(actor.accountId);
    const db = await database();
    expect(await db.$count(devices, eq(devices.accountId, actor.accountId))).toBe(devicesKept);
  });
});
