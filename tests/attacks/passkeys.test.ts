import { eq } from "drizzle-orm";
import { afterEach, describe, expect, it, vi } from "vitest";
import { database } from "@/db";
import { accounts, passkeys } from "@/db/schema";
import { askAtEntrance, finishWithPasskey, signInWithPasskey } from "@/lib/accounts/entrance/service";
import { askForSignature } from "@/lib/accounts/passkeys/service";
import { listPasskeys } from "@/lib/accounts/passkeys/queries";
import { askForProof, provePasskey } from "@/lib/accounts/proof/service";
import { findSessionAccount } from "@/lib/accounts/queries";
import { beginPasskey, dropPasskey, finishPasskey } from "@/lib/accounts/security/service";
import { beginSignIn } from "@/lib/accounts/service";
import { minutes } from "@/lib/core/clock";
import { aCaller, again, anActor } from "@/tests/support/actors";
import { aPasskey } from "@/tests/support/authenticator";
import { useFreshDatabase } from "@/tests/support/database";
import { aPassword as password, codeOf, halfOf, withPassword } from "@/tests/support/factors";

useFreshDatabase();
afterEach(() => void vi.useRealTimers());

const browser = "browser of-the-person";
const signIn = { purpose: "sign-in", binding: browser } as const;

async function withPasskey() {
  const actor = await withPassword();
  const key = aPasskey();
  const codes = await finishPasskey(actor, key.register(await beginPasskey(actor)), aCaller());
  return { actor, key, codes };
}

type Key = ReturnType<typeof aPasskey>;

async function enter(key: Key, flaw: Parameters<Key["sign"]>[1] = {}): Promise<string> {
  const options = await askForSignature(signIn);
  return codeOf(signInWithPasskey(key.sign(options, flaw), browser, aCaller()));
}

describe("a passkey", () => {
  it("signs in by itself, as the second half, and as a fresh proof; recovery codes come with the first", async () => {
    const { actor, key, codes } = await withPasskey();
    expect(codes).toHaveLength(10);
    const entered = await signInWithPasskey(key.sign(await askForSignature(signIn)), browser, aCaller());
    expect((await findSessionAccount(entered.session.id))?.accountId).toBe(actor.accountId);
    expect((await beginSignIn({ email: actor.email, password }, aCaller())).kind).toBe("factor");
    const token = await halfOf(actor);
    await finishWithPasskey(token, key.sign(await askAtEntrance(token)), aCaller());
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + minutes(11) });
    const stale = await again(actor);
    expect(await codeOf(dropPasskey(stale, key.id))).toBe("proof_required");
    await provePasskey(stale, key.sign(await askForProof(stale)));
    await dropPasskey(await again(actor), key.id);
    expect(await listPasskeys(actor)).toEqual([]);
    expect(await enter(key)).toBe("passkey_refused");
  });

  it("is refused with another site's origin or name, or when nobody was asked for a finger", async () => {
    const { key } = await withPasskey();
    expect(await enter(key, { origin: "https://evil.example" })).toBe("passkey_refused");
    expect(await enter(key, { origin: "http://localhost:3000.evil.example" })).toBe("passkey_refused");
    expect(await enter(key, { rpId: "evil.example" })).toBe("passkey_refused");
    expect(await enter(key, { verified: false })).toBe("passkey_refused");
    expect(await enter(key)).toBe("none");
  });

  it("is refused with a challenge that was made up, used, too old, or made for something or somebody else", async () => {
    const { actor, key } = await withPasskey();
    expect(await enter(key, { challenge: Buffer.alloc(32).toString("base64url") })).toBe("passkey_refused");
    const answer = key.sign(await askForSignature(signIn));
    const [once, twice] = [
      signInWithPasskey(answer, browser, aCaller()),
      signInWithPasskey(answer, browser, aCaller()),
    ];
    expect((await Promise.all([codeOf(once), codeOf(twice)])).sort()).toEqual(["none", "passkey_refused"]);
    const elsewhere = key.sign(await askForSignature(signIn));
    expect(await codeOf(signInWithPasskey(elsewhere, "browser of-a-stranger", aCaller()))).toBe("passkey_refused");
    const proof = key.sign(await askForProof(actor));
    expect(await codeOf(signInWithPasskey(proof, `session ${actor.sessionId}`, aCaller()))).toBe("passkey_refused");
    const late = key.sign(await askForSignature(signIn));
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + minutes(5) });
    expect(await codeOf(signInWithPasskey(late, browser, aCaller()))).toBe("passkey_refused");
  });

  it("opens its own account alone: another's does not pass for the second half, nor as a proof", async () => {
    const [mine, theirs] = [await withPasskey(), await withPasskey()];
    const token = await halfOf(mine.actor);
    const options = await askAtEntrance(token);
    expect(options.allowCredentials?.map(({ id }) => id)).toEqual([mine.key.id]);
    expect(await codeOf(finishWithPasskey(token, theirs.key.sign(options), aCaller()))).toBe("passkey_refused");
    const proof = await askForProof(mine.actor);
    expect(await codeOf(provePasskey(mine.actor, theirs.key.sign(proof)))).toBe("passkey_refused");
    // The stranger's key under the name of mine.
    const posing = { ...theirs.key.sign(await askForSignature(signIn)), id: mine.key.id, rawId: mine.key.id };
    expect(await codeOf(signInWithPasskey(posing, browser, aCaller()))).toBe("passkey_refused");
    await dropPasskey(theirs.actor, mine.key.id);
    expect(await listPasskeys(mine.actor)).toHaveLength(1);
  });

  it("belongs to whom it was registered for, once", async () => {
    const { key } = await withPasskey();
    const stranger = await anActor();
    const copy = key.register(await beginPasskey(stranger));
    expect(await codeOf(finishPasskey(stranger, copy, aCaller()))).toBe("passkey_refused");
    const [asked, other] = [await beginPasskey(stranger), await anActor()];
    expect(await codeOf(finishPasskey(other, aPasskey().register(asked), aCaller()))).toBe("passkey_refused");
    const unverified = aPasskey().register(await beginPasskey(stranger), { verified: false });
    expect(await codeOf(finishPasskey(stranger, unverified, aCaller()))).toBe("passkey_refused");
  });

  it("that counts backwards is a copy, and refused; of two answers with one count, one passes", async () => {
    const { key } = await withPasskey();
    expect(await enter(key, { counter: 50 })).toBe("none");
    expect(await enter(key, { counter: 49 })).toBe("passkey_refused");
    const [first, second] = [await askForSignature(signIn), await askForSignature(signIn)];
    const answers = [key.sign(first, { counter: 60 }), key.sign(second, { counter: 60 })];
    const outcomes = await Promise.all(answers.map((answer) => codeOf(signInWithPasskey(answer, browser, aCaller()))));
    expect(outcomes.sort()).toEqual(["none", "passkey_refused"]);
    const db = await database();
    const [kept] = await db.select().from(passkeys).where(eq(passkeys.id, key.id));
    expect(kept?.counter).toBe(60);
  });

  it("of a locked account opens nothing", async () => {
    const { actor, key } = await withPasskey();
    await (await database()).update(accounts).set({ lockedAt: new Date() }).where(eq(accounts.id, actor.accountId));
    expect(await enter(key)).toBe("account_locked");
  });
});
