import { and, eq, isNull } from "drizzle-orm";
import { afterEach, describe, expect, it, vi } from "vitest";
import { database } from "@/db";
import { pendingSignIns, sessions } from "@/db/schema";
import { admit, setAside, signInWithPasskey } from "@/lib/accounts/entrance/service";
import type * as Gateway from "@/lib/accounts/passwords/gateway";
import { linkGoogle, unlinkGoogle } from "@/lib/accounts/google/service";
import type * as Passkeys from "@/lib/accounts/passkeys/service";
import { askForSignature } from "@/lib/accounts/passkeys/service";
import { changePassword } from "@/lib/accounts/profile/service";
import { findByEmail } from "@/lib/accounts/queries";
import { requestPasswordReset, resetPassword } from "@/lib/accounts/recovery/service";
import { beginPasskey, dropPasskey, finishPasskey } from "@/lib/accounts/security/service";
import { signOutElsewhere } from "@/lib/accounts/sessions/service";
import { signIn } from "@/lib/accounts/service";
import type { Actor } from "@/lib/core/actor";
import { aCaller, again } from "@/tests/support/actors";
import { aPasskey } from "@/tests/support/authenticator";
import { useFreshDatabase } from "@/tests/support/database";
import { aPassword, codeOf, withPassword, withTotp } from "@/tests/support/factors";
import { codesTo } from "@/tests/support/mailbox";

/** What happens between a proof and what it opens. */
const meanwhile = vi.hoisted(() => ({ work: async (): Promise<unknown> => undefined }));

vi.mock("@/lib/accounts/passwords/gateway", async (load) => {
  const gateway = await load<typeof Gateway>();
  const passwordMatches: typeof gateway.passwordMatches = async (hash, password) => {
    const matches = await gateway.passwordMatches(hash, password);
    await takeWork()();
    return matches;
  };
  return { ...gateway, passwordMatches };
});

vi.mock("@/lib/accounts/passkeys/service", async (load) => {
  const passkeys = await load<typeof Passkeys>();
  const takeSignature: typeof passkeys.takeSignature = async (answer, ask, accountId) => {
    const signer = await passkeys.takeSignature(answer, ask, accountId);
    await takeWork()();
    return signer;
  };
  return { ...passkeys, takeSignature };
});

function takeWork() {
  const { work } = meanwhile;
  meanwhile.work = async () => undefined;
  return work;
}

useFreshDatabase();
afterEach(() => void takeWork());

const newPassword = "another much better password 99";

async function reset({ email }: Actor): Promise<void> {
  await requestPasswordReset(email, aCaller());
  const resetCode = (await codesTo(email)).at(-1) ?? "";
  await resetPassword({ email, resetCode, newPassword }, aCaller());
}

async function change(actor: Actor): Promise<void> {
  await changePassword(await again(actor), { currentPassword: aPassword, newPassword });
}

async function live({ accountId }: Actor): Promise<number> {
  return (await database()).$count(sessions, and(eq(sessions.accountId, accountId), isNull(sessions.endedAt)));
}

async function accountOf({ email }: Actor) {
  const account = await findByEmail(await database(), email);
  if (!account) throw new Error("There is no such account.");
  return account;
}

describe("a sign-in with what the owner is just taking away", () => {
  it.each([
    ["resets the password", reset, 0],
    ["changes the password", change, 1],
  ] as const)("opens nothing when its password was right before the owner %s", async (_what, replace, left) => {
    const actor = await withPassword();
    meanwhile.work = () => replace(actor);
    expect(await codeOf(signIn({ email: actor.email, password: aPassword }, aCaller()))).toBe("invalid_credentials");
    expect(await live(actor)).toBe(left);
    expect(await codeOf(signIn({ email: actor.email, password: newPassword }, aCaller()))).toBe("none");
  });

  it("opens nothing when many come while the reset is under way", async () => {
    const actor = await withPassword();
    const thief = Array.from({ length: 8 }, () =>
      codeOf(signIn({ email: actor.email, password: aPassword }, aCaller())),
    );
    await Promise.all([...thief, reset(actor)]);
    expect(await live(actor)).toBe(0);
  });

  it("is not kept as half a sign-in either", async () => {
    const { actor } = await withTotp();
    const before = await accountOf(actor);
    await reset(actor);
    expect(await codeOf(setAside(before, "password"))).toBe("invalid_credentials");
    const db = await database();
    expect(await db.$count(pendingSignIns, eq(pendingSignIns.accountId, actor.accountId))).toBe(0);
  });

  it("opens nothing for a passkey that is taken away", async () => {
    const [actor, key] = [await withPassword(), aPasskey()];
    await finishPasskey(actor, key.register(await beginPasskey(actor)), aCaller());
    const answer = key.sign(await askForSignature({ purpose: "sign-in", binding: "browser" }));
    meanwhile.work = async () => dropPasskey(await again(actor), key.id);
    expect(await codeOf(signInWithPasskey(answer, "browser", aCaller()))).toBe("passkey_refused");
    expect(await live(actor)).toBe(1);
  });

  it("opens nothing for a ticket of Google that is unlinked, or of before a reset", async () => {
    const actor = await withPassword();
    await linkGoogle(actor, { subject: "g-1", email: actor.email, emailVerified: true, name: "Keza" });
    const linked = await accountOf(actor);
    expect((await admit(linked, { way: "google" }, aCaller())).kind).toBe("in");
    await unlinkGoogle(await again(actor));
    expect(await codeOf(admit(linked, { way: "google" }, aCaller()))).toBe("invalid_ticket");
    await linkGoogle(await again(actor), { subject: "g-1", email: actor.email, emailVerified: true, name: "Keza" });
    await reset(actor);
    expect(await codeOf(admit(linked, { way: "google" }, aCaller()))).toBe("invalid_ticket");
    expect(await live(actor)).toBe(0);
  });

  it("changes no password in a session that was just ended", async () => {
    const [actor, elsewhere] = [await withPassword(), aCaller()];
    const { session } = await signIn({ email: actor.email, password: aPassword }, elsewhere);
    const stolen = { ...actor, sessionId: session.id };
    meanwhile.work = () => signOutElsewhere(actor);
    expect(await codeOf(changePassword(stolen, { currentPassword: aPassword, newPassword }))).toBe("unauthenticated");
    expect(await codeOf(signIn({ email: actor.email, password: aPassword }, elsewhere))).toBe("none");
  });
});
