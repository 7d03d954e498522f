import { eq } from "drizzle-orm";
import { afterEach, describe, expect, it, vi } from "vitest";
import { database } from "@/db";
import { accounts, outbox, sessions } from "@/db/schema";
import { hashPassword } from "@/lib/accounts/passwords/gateway";
import { findSessionAccount } from "@/lib/accounts/queries";
import { changePassword, proveDeletion } from "@/lib/accounts/profile/service";
import { signIn } from "@/lib/accounts/service";
import { listOpenSessions } from "@/lib/accounts/sessions/queries";
import { endSession, signOutElsewhere } from "@/lib/accounts/sessions/service";
import type { Actor } from "@/lib/core/actor";
import { minutes } from "@/lib/core/clock";
import { proveActor } from "@/lib/core/prove-actor";
import { anActor } from "@/tests/support/actors";
import { useFreshDatabase } from "@/tests/support/database";

useFreshDatabase();
afterEach(() => void vi.useRealTimers());

const password = "a-good-password";
const caller = { address: "192.0.2.7", userAgent: "Mozilla/5.0 (Linux; Android 13) Chrome/126.0 Mobile Safari/537.36" };

/** Somebody with a password, signed in as often as asked. */
async function signedIn(times = 1): Promise<Actor[]> {
  const { accountId, email } = await anActor();
  const db = await database();
  await db
    .update(accounts)
    .set({ passwordHash: await hashPassword(password) })
    .where(eq(accounts.id, accountId));
  const actors: Actor[] = [];
  for (let time = 0; time < times; time += 1) {
    const { session } = await signIn({ email, password }, caller);
    const facts = await findSessionAccount(session.id);
    if (facts) actors.push(proveActor(facts));
  }
  return actors;
}

function one(actors: Actor[], index = 0): Actor {
  const actor = actors[index];
  if (!actor) throw new Error("not signed in");
  return actor;
}

describe("a session", () => {
  it("lasts 60 minutes from signing in, however much it is used", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const { sessionId } = one(await signedIn());
    for (const minute of [20, 20, 19]) {
      vi.setSystemTime(Date.now() + minutes(minute));
      expect(await findSessionAccount(sessionId)).not.toBeNull();
    }
    vi.setSystemTime(Date.now() + minutes(1));
    expect(await findSessionAccount(sessionId)).toBeNull();
  });

  it.each([
    ["locked", { lockedAt: new Date() }],
    ["no longer verified", { verifiedAt: null }],
  ])("of an account that is %s counts no more at the next request", async (_how, change) => {
    const { accountId, sessionId } = one(await signedIn());
    await (await database()).update(accounts).set(change).where(eq(accounts.id, accountId));
    expect(await findSessionAccount(sessionId)).toBeNull();
  });

  it("has the role that the account has now", async () => {
    const actor = await anActor({ role: "ADMIN" });
    await (await database()).update(accounts).set({ role: "USER" }).where(eq(accounts.id, actor.accountId));
    expect((await findSessionAccount(actor.sessionId))?.role).toBe("USER");
  });

  it("is new with each sign-in: no name that somebody knew before becomes one", async () => {
    const [first, second] = await signedIn(2);
    expect(first?.sessionId).not.toBe(second?.sessionId);
    expect(first?.sessionId).toMatch(/^[\da-f-]{36}$/);
  });
});

describe("where somebody is signed in", () => {
  it("lists the living sessions, this one first, with their devices", async () => {
    const actors = await signedIn(3);
    const actor = one(actors);
    await endSession(actor, one(actors, 2).sessionId);
    const open = await listOpenSessions(actor);
    expect(open.map(({ isThis }) => isThis)).toEqual([true, false, false]);
    expect(open[0]).toMatchObject({ id: actor.sessionId, device: { browser: "Chrome", system: "Android" } });
  });

  it("ends one, and all others, of the same account alone", async () => {
    const [actors, stranger] = [await signedIn(3), one(await signedIn())];
    const actor = one(actors);
    await endSession(stranger, actor.sessionId);
    expect(await findSessionAccount(actor.sessionId)).not.toBeNull();
    expect(await signOutElsewhere(actor)).toBe(3);
    expect(await findSessionAccount(actor.sessionId)).not.toBeNull();
    expect(await findSessionAccount(one(actors, 1).sessionId)).toBeNull();
    expect(await findSessionAccount(stranger.sessionId)).not.toBeNull();
  });
});

describe("changing the password", () => {
  it("ends all other sessions, tells the owner and makes the old one worthless", async () => {
    const actors = await signedIn(2);
    const actor = one(actors);
    await changePassword(actor, { currentPassword: password, newPassword: "another good one" });
    expect(await findSessionAccount(actor.sessionId)).not.toBeNull();
    expect(await findSessionAccount(one(actors, 1).sessionId)).toBeNull();
    await expect(signIn({ email: actor.email, password }, caller)).rejects.toMatchObject({
      code: "invalid_credentials",
    });
    await signIn({ email: actor.email, password: "another good one" }, caller);
    const db = await database();
    const sent = await db.select().from(outbox).where(eq(outbox.recipient, actor.email));
    const mail = sent.find(({ subject }) => subject === "Your Isomo password was changed");
    expect(mail).toBeDefined();
    expect(mail?.text).not.toContain("another good one");
  });

  it("names a wrong one at its field, ends nothing, and is tried ten times at most", async () => {
    const actors = await signedIn(2);
    const actor = one(actors);
    const wrong = { currentPassword: "not this one", newPassword: "another good one" };
    for (let tries = 0; tries < 10; tries += 1)
      await expect(changePassword(actor, wrong)).rejects.toMatchObject({
        details: { fields: { currentPassword: "passwordWrong" } },
      });
    await expect(changePassword(actor, { ...wrong, currentPassword: password })).rejects.toMatchObject({
      code: "too_many_requests",
    });
    expect(await findSessionAccount(one(actors, 1).sessionId)).not.toBeNull();
  });

  it("is won by one of two at once", async () => {
    const actor = one(await signedIn());
    const change = (newPassword: string) => changePassword(actor, { currentPassword: password, newPassword });
    const both = await Promise.allSettled([change("the first new one"), change("the second new one")]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });
});

describe("hashing a password", () => {
  it("leaves the event loop to others", async () => {
    let turns = 0;
    let going = true;
    const turn = () => {
      turns += 1;
      if (going) setImmediate(turn);
    };
    turn();
    await Promise.all(Array.from({ length: 20 }, () => hashPassword(password)));
    going = false;
    // On the loop, twenty hashes would leave it a few dozen turns; beside it, it has thousands.
    expect(turns).toBeGreaterThan(200);
  });
});

describe("the proof that somebody wants the account gone", () => {
  it("is the password, or the address where there is none", async () => {
    const actor = one(await signedIn());
    await expect(proveDeletion(actor, { email: actor.email })).rejects.toMatchObject({
      details: { fields: { password: "passwordWrong" } },
    });
    await proveDeletion(actor, { password });
    const guest = await anActor();
    const db = await database();
    await db.update(accounts).set({ passwordHash: null }).where(eq(accounts.id, guest.accountId));
    await expect(proveDeletion(guest, { password: "", email: "else@school.rw" })).rejects.toMatchObject({
      details: { fields: { email: "emailNotYours" } },
    });
    await proveDeletion(guest, { email: guest.email });
    expect(await db.$count(sessions, eq(sessions.accountId, guest.accountId))).toBe(1);
  });
});
