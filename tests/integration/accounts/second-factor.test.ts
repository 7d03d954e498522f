import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { database, transact } from "@/db";
import { accounts, authenticators, outbox, recoveryCodes } from "@/db/schema";
import {
  enrolAtEntrance,
  findHalfway,
  finishEnrolment,
  finishWithCode,
  setAside,
} from "@/lib/accounts/entrance/service";
import { findSessionAccount } from "@/lib/accounts/queries";
import { beginSignIn, signIn } from "@/lib/accounts/service";
import { sealSecret, unsealSecret } from "@/lib/accounts/totp/rules";
import { confirmTotp, enrolTotp, renewSeals, takeTotp } from "@/lib/accounts/totp/service";
import { minutes } from "@/lib/core/clock";
import { aCaller } from "@/tests/support/actors";
import { useFreshDatabase } from "@/tests/support/database";
import { aPassword as password, codeOf, halfOf, withPassword, withTotp } from "@/tests/support/factors";
import { totpCode } from "@/tests/support/totp";

useFreshDatabase();
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: Date.now() }));
afterEach(() => void vi.useRealTimers());

async function halfway(email: string): Promise<string> {
  const entrance = await beginSignIn({ email, password }, aCaller());
  expect(entrance.kind).toBe("factor");
  return setAside(entrance.account, "password");
}

describe("signing in with a second factor", () => {
  it("stops halfway without it, and goes on with a code of the app", async () => {
    const { actor, secret } = await withTotp();
    const token = await halfway(actor.email);
    expect(await findHalfway(token)).toMatchObject({ step: "factor", accountId: actor.accountId });
    expect(await codeOf(finishWithCode(token, "000000", aCaller()))).toBe("invalid_code");
    const { session } = await finishWithCode(token, totpCode(secret), aCaller());
    expect((await findSessionAccount(session.id))?.accountId).toBe(actor.accountId);
    expect(await codeOf(finishWithCode(token, totpCode(secret), aCaller()))).toBe("sign_in_over");
  });

  it("in one call needs the code along, and says which ways there are", async () => {
    const { actor, secret, codes } = await withTotp();
    const { email } = actor;
    const error: unknown = await signIn({ email, password }, aCaller()).catch((thrown: unknown) => thrown);
    const factors = { totp: true, passkey: false, recovery: true };
    expect(error).toMatchObject({ code: "second_factor_required", status: 403, details: { data: { factors } } });
    expect(await codeOf(signIn({ email, password, otp: "123456" }, aCaller()))).toBe("invalid_code");
    expect(await codeOf(signIn({ email, password: "not this one", otp: totpCode(secret) }, aCaller()))).toBe(
      "invalid_credentials",
    );
    await signIn({ email, password, otp: totpCode(secret) }, aCaller());
    await signIn({ email, password, otp: (codes[0] ?? "").toLowerCase().replaceAll("-", " ") }, aCaller());
  });

  it("takes too long after ten minutes, and is nobody's once the account is locked", async () => {
    const { actor, secret } = await withTotp();
    const [late, locked] = [await halfway(actor.email), await halfway(actor.email)];
    await (await database()).update(accounts).set({ lockedAt: new Date() }).where(eq(accounts.id, actor.accountId));
    expect(await codeOf(finishWithCode(locked, totpCode(secret), aCaller()))).toBe("sign_in_over");
    await (await database()).update(accounts).set({ lockedAt: null }).where(eq(accounts.id, actor.accountId));
    vi.setSystemTime(Date.now() + minutes(10));
    expect(await codeOf(finishWithCode(late, totpCode(secret), aCaller()))).toBe("sign_in_over");
  });
});

describe("a factor that is set up at the entrance", () => {
  it("lets its person in, makes recovery codes, and is told by mail; a second browser finds it there", async () => {
    const actor = await withPassword();
    const [token, other] = [await halfOf(actor), await halfOf(actor)];
    const { secret } = await enrolAtEntrance(token);
    expect(await codeOf(finishEnrolment(token, "000000", aCaller()))).toBe("invalid_code");
    const { session, codes } = await finishEnrolment(token, totpCode(secret), aCaller());
    expect([codes?.length, (await findSessionAccount(session.id))?.email]).toEqual([10, actor.email]);
    const told = await (await database()).select().from(outbox).where(eq(outbox.recipient, actor.email));
    expect(told.map(({ subject }) => subject)).toContain("An authenticator app now protects your Isomo account");
    expect(await codeOf(enrolAtEntrance(other))).toBe("sign_in_over");
    expect(await codeOf(finishEnrolment(other, totpCode(secret, Date.now() + 30_000), aCaller()))).toBe("sign_in_over");
  });
});

describe("a code of the app", () => {
  it("counts once, of many at the same moment too", async () => {
    const { actor, secret } = await withTotp();
    const code = totpCode(secret);
    const tokens = await Promise.all([1, 2, 3, 4, 5].map(() => halfOf(actor)));
    const tries = await Promise.all(tokens.map((token) => codeOf(finishWithCode(token, code, aCaller()))));
    expect(tries.filter((outcome) => outcome === "none")).toHaveLength(1);
    expect(tries.filter((outcome) => outcome === "invalid_code")).toHaveLength(4);
  });

  it("is not taken again, nor one of before it", async () => {
    const { actor, secret } = await withTotp();
    const take = (code: string) => transact((tx) => takeTotp(tx, actor.accountId, code));
    const [now, next] = [totpCode(secret), totpCode(secret, Date.now() + 30_000)];
    expect(await take(next)).toBe(true);
    expect([await take(next), await take(now)]).toEqual([false, false]);
  });

  it("of an app that was never confirmed opens nothing", async () => {
    const actor = await withPassword();
    const { secret } = await transact((tx) => enrolTotp(tx, actor));
    expect(await transact((tx) => takeTotp(tx, actor.accountId, totpCode(secret)))).toBe(false);
    expect((await beginSignIn({ email: actor.email, password }, aCaller())).kind).toBe("in");
  });

  it("sets up one app: a second is refused until the first is gone", async () => {
    const { actor } = await withTotp();
    expect(await codeOf(transact((tx) => enrolTotp(tx, actor)))).toBe("factor_there");
    expect(await transact((tx) => confirmTotp(tx, actor.accountId, "000000"))).toBe(false);
  });
});

describe("a recovery code", () => {
  it("counts once, of many at the same moment too, and is kept as a hash", async () => {
    const { actor, codes } = await withTotp();
    const [code = ""] = codes;
    const tokens = await Promise.all([1, 2, 3, 4, 5].map(() => halfOf(actor)));
    const tries = await Promise.all(tokens.map((token) => codeOf(finishWithCode(token, code, aCaller()))));
    expect(tries.filter((outcome) => outcome === "none")).toHaveLength(1);
    const db = await database();
    const kept = await db.select().from(recoveryCodes).where(eq(recoveryCodes.accountId, actor.accountId));
    expect(kept.filter(({ usedAt }) => usedAt)).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toContain(code.slice(0, 4));
    expect(new Set(codes).size).toBe(10);
  });

  it("is its owner's alone", async () => {
    const [mine, theirs] = [await withTotp(), await withTotp()];
    const token = await halfway(mine.actor.email);
    expect(await codeOf(finishWithCode(token, theirs.codes[0] ?? "", aCaller()))).toBe("invalid_code");
    expect(await codeOf(finishWithCode(token, totpCode(theirs.secret), aCaller()))).toBe("invalid_code");
  });
});

describe("fifty wrong codes", () => {
  it("are not looked at: after ten the right one waits as well, wherever it comes from", async () => {
    const { actor, secret } = await withTotp();
    const tokens = await Promise.all([1, 2, 3, 4, 5].map(() => halfOf(actor)));
    const guesses = Array.from({ length: 50 }, (_, at) =>
      codeOf(finishWithCode(tokens[at % 5] ?? "", String(at).padStart(6, "0"), aCaller())),
    );
    const outcomes = await Promise.all(guesses);
    expect(outcomes.filter((outcome) => outcome === "invalid_code")).toHaveLength(10);
    expect(outcomes.filter((outcome) => outcome === "too_many_requests")).toHaveLength(40);
    const fresh = await halfOf(actor);
    expect(await codeOf(finishWithCode(fresh, totpCode(secret), aCaller()))).toBe("too_many_requests");
    expect(await codeOf(signIn({ email: actor.email, password, otp: totpCode(secret) }, aCaller()))).toBe(
      "too_many_requests",
    );
  });
});

describe("the secret of an app", () => {
  it("is encrypted, for its account alone", async () => {
    const [mine, theirs] = [await withTotp(), await withTotp()];
    const plain = mine.secret.replaceAll(" ", "");
    const db = await database();
    const kept = await db.select().from(authenticators).where(eq(authenticators.accountId, mine.actor.accountId));
    const sealed = kept[0]?.sealedSecret ?? "";
    expect(sealed).not.toContain(plain);
    expect(unsealSecret(mine.actor.accountId, sealed)).toEqual({ text: plain, current: true });
    expect(unsealSecret(theirs.actor.accountId, sealed)).toBeNull();
    const changed = sealed.startsWith("A") ? "B" : "A";
    expect(unsealSecret(mine.actor.accountId, changed + sealed.slice(1))).toBeNull();
    expect(sealSecret(mine.actor.accountId, plain)).not.toBe(sealed);
    expect(await renewSeals()).toBe(0);
  });
});
