import { eq } from "drizzle-orm";
import { afterEach, describe, expect, it, vi } from "vitest";
import { database, transact } from "@/db";
import { accounts, outbox, signIns } from "@/db/schema";
import { rememberDevice } from "@/lib/accounts/devices/service";
import { finishWithCode, signInWithPasskey } from "@/lib/accounts/entrance/service";
import { issueTicket, linkGoogle, redeemTicket } from "@/lib/accounts/google/service";
import { askForSignature } from "@/lib/accounts/passkeys/service";
import { eraseEndedRecords } from "@/lib/accounts/retention/service";
import { beginPasskey, finishPasskey } from "@/lib/accounts/security/service";
import { listOpenSessions } from "@/lib/accounts/sessions/queries";
import { listSignIns } from "@/lib/accounts/sign-ins/queries";
import { networkOf } from "@/lib/accounts/sign-ins/rules";
import { signIn } from "@/lib/accounts/service";
import type { Caller } from "@/lib/accounts/types";
import { days } from "@/lib/core/clock";
import { limits } from "@/lib/limits/constants";
import { spendLimit } from "@/lib/limits/service";
import { aCaller } from "@/tests/support/actors";
import { aPasskey } from "@/tests/support/authenticator";
import { useFreshDatabase } from "@/tests/support/database";
import { aPassword as password, codeOf, halfOf, withPassword, withTotp } from "@/tests/support/factors";

useFreshDatabase();
afterEach(() => void vi.useRealTimers());

const phone = "Mozilla/5.0 (Linux; Android 13) Chrome/126.0 Mobile Safari/537.36";

async function told(email: string): Promise<string[]> {
  const rows = await (await database()).select().from(outbox).where(eq(outbox.recipient, email));
  return rows.filter(({ subject }) => subject.includes("new sign-in")).map(({ text }) => text);
}

describe("where somebody signs in from", () => {
  it("is kept as the first part of the address alone", () => {
    expect(networkOf("41.186.30.77")).toBe("41.186.30.*");
    expect(networkOf("::ffff:41.186.30.77")).toBe("41.186.30.*");
    expect(networkOf("2001:db8:85a3:1234")).toBe("2001:db8:85a3:*");
    expect(networkOf("unknown")).toBeNull();
    expect(networkOf("")).toBeNull();
  });

  it("stands in the list of sign-ins and beside the session", async () => {
    const actor = await withPassword();
    const caller = { address: "41.186.30.77", userAgent: phone };
    await codeOf(signIn({ email: actor.email, password: "not this one" }, caller));
    await signIn({ email: actor.email, password }, caller);
    const [came, failed] = await listSignIns(actor);
    expect(came).toMatchObject({ succeeded: true, way: "password", network: "41.186.30.*" });
    expect(came?.device).toEqual({ browser: "Chrome", system: "Android" });
    expect(failed).toMatchObject({ succeeded: false, way: "password", network: "41.186.30.*" });
    expect((await listOpenSessions(actor))[1]).toMatchObject({ network: "41.186.30.*" });
  });

  it("is forgotten after 90 days", async () => {
    const actor = await withPassword();
    await signIn({ email: actor.email, password }, aCaller());
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + days(91) });
    await eraseEndedRecords();
    expect(await (await database()).$count(signIns, eq(signIns.accountId, actor.accountId))).toBe(0);
  });

  it("counts a wrong second factor as a failure", async () => {
    const { actor } = await withTotp();
    const token = await halfOf(actor, "google");
    expect(await codeOf(finishWithCode(token, "000000", aCaller()))).toBe("invalid_code");
    expect((await listSignIns(actor))[0]).toMatchObject({ succeeded: false, way: "google" });
  });
});

describe("a new device", () => {
  it("is told by mail; the first one of all, and one that the account knows, is not", async () => {
    const actor = await withPassword();
    const { email, accountId } = actor;
    const first = await transact((tx) => rememberDevice(tx, accountId, aCaller({ userAgent: phone })));
    await signIn({ email, password }, aCaller({ userAgent: phone, device: first }));
    await signIn({ email, password }, aCaller({ userAgent: phone, device: first }));
    expect(await told(email)).toEqual([]);
    await signIn({ email, password }, aCaller({ userAgent: phone, address: "41.186.30.77" }));
    const [mail = ""] = await told(email);
    expect(mail).toContain("Device: Chrome, Android. Network: 41.186.30.*.");
    expect(mail).toContain("/profile/security");
    const strangers = await withPassword();
    const other = await transact((tx) => rememberDevice(tx, strangers.accountId, aCaller()));
    await signIn({ email, password }, aCaller({ userAgent: phone, device: other }));
    expect(await told(email)).toHaveLength(2);
  });

  it("that is a program is known by its name and network, and told five times an hour at most, in any language", async () => {
    const { email } = await withPassword();
    const program = (userAgent: string) => signIn({ email, password }, { address: "41.186.30.77", userAgent });
    await program("school-client/1");
    await program("school-client/1");
    expect(await told(email)).toEqual([]);
    for (let at = 2; at < 10; at += 1) await program(`school-client/${at}`);
    expect(await told(email)).toHaveLength(5);
    const db = await database();
    await db.update(accounts).set({ language: "fr" }).where(eq(accounts.email, email));
    await program("school-client/10");
    expect(await db.$count(outbox, eq(outbox.recipient, email))).toBe(5);
  });
});

describe("one who signs in again and again", () => {
  const all = [...Array(limits.entrance.points - 1).keys()];

  it("with the right password is refused in the end, before the password is looked at, and nothing is kept of it", async () => {
    const actor = await withPassword();
    for (const _time of all) await spendLimit("entrance", actor.email);
    const signInHere = (given = password) => codeOf(signIn({ email: actor.email, password: given }, aCaller()));
    const many = await Promise.all([...Array(4)].map(() => signInHere()));
    expect(many.sort()).toEqual(["none", ...Array(3).fill("too_many_requests")]);
    expect(await signInHere("not this one")).toBe("too_many_requests");
    expect(await listSignIns(actor)).toHaveLength(1);
  });

  it("keeps nobody from coming in with a browser that the account knows", async () => {
    const actor = await withPassword();
    const device = await transact((tx) => rememberDevice(tx, actor.accountId, aCaller()));
    for (const _time of all) await spendLimit("entrance", actor.email);
    const from = (caller: Caller) => codeOf(signIn({ email: actor.email, password }, caller));
    expect([await from(aCaller()), await from(aCaller())]).toEqual(["none", "too_many_requests"]);
    expect(await from({ ...aCaller(), device })).toBe("none");
  });

  it("with a passkey or by Google is refused as well", async () => {
    const [actor, key] = [await withPassword(), aPasskey()];
    await finishPasskey(actor, key.register(await beginPasskey(actor)), aCaller());
    await spendLimit("entrance", actor.email);
    for (const _time of all) await spendLimit("entrance", actor.email);
    const answer = key.sign(await askForSignature({ purpose: "sign-in", binding: "this browser" }));
    expect(await codeOf(signInWithPasskey(answer, "this browser", aCaller()))).toBe("too_many_requests");
    await linkGoogle(actor, { subject: "often", email: actor.email, emailVerified: true, name: "Keza" });
    const ticket = await issueTicket({ subject: "often", email: actor.email, emailVerified: true, name: "Keza" }, "en");
    expect(await codeOf(redeemTicket(ticket, aCaller()))).toBe("too_many_requests");
  });
});
