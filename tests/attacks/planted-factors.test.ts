import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { database, transact } from "@/db";
import { accounts, authenticators } from "@/db/schema";
import {
  askForKeyAtEntrance,
  enrolAtEntrance,
  finishEnrolment,
  finishKeyAtEntrance,
} from "@/lib/accounts/entrance/service";
import { findFactors } from "@/lib/accounts/factors/queries";
import { issueTicket, linkGoogle } from "@/lib/accounts/google/service";
import { askForMailboxProof, resetPassword } from "@/lib/accounts/recovery/service";
import { findSessionAccount } from "@/lib/accounts/queries";
import { registerAccount, verifyEmail } from "@/lib/accounts/registration/service";
import { beginPasskey, beginTotp, finishPasskey, finishTotp } from "@/lib/accounts/security/service";
import { makeFirstAdministrator, signIn } from "@/lib/accounts/service";
import { sealSecret } from "@/lib/accounts/totp/rules";
import { confirmTotp } from "@/lib/accounts/totp/service";
import type { Actor } from "@/lib/core/actor";
import { proveActor } from "@/lib/core/prove-actor";
import { aCaller } from "@/tests/support/actors";
import { aPasskey } from "@/tests/support/authenticator";
import { useFreshDatabase } from "@/tests/support/database";
import { aPassword, codeOf, halfOf, withPassword } from "@/tests/support/factors";
import { codesTo, linksTo } from "@/tests/support/mailbox";
import { totpCode } from "@/tests/support/totp";

useFreshDatabase();

const password = "what a stranger chose";
let people = 0;

async function enter(email: string, given: string): Promise<Actor> {
  const { session } = await signIn({ email, password: given }, aCaller());
  const facts = await findSessionAccount(session.id);
  if (!facts) throw new Error("no live session");
  return proveActor(facts);
}

/** A stranger in an account of somebody else's address: whoever has the mailbox confirmed the code that came to it. */
async function strangersAccount(): Promise<Actor> {
  people += 1;
  const email = `planted-${people}@example.rw`;
  await registerAccount({ email, password, fullName: "Keza", school: "GS" }, "en", aCaller());
  await verifyEmail({ email, code: (await codesTo(email))[0] ?? "" }, aCaller());
  return enter(email, password);
}

async function factorsOf({ accountId }: Actor) {
  return findFactors(await database(), accountId);
}

async function unprove({ accountId }: Actor): Promise<void> {
  const db = await database();
  await db.update(accounts).set({ passwordProvenAt: null }).where(eq(accounts.id, accountId));
}

describe("who is in by a password of which nobody showed that the mailbox is its chooser's", () => {
  it("sets up no factor, which would stay when the owner comes", async () => {
    const actor = await strangersAccount();
    expect(await codeOf(beginTotp(actor))).toBe("mailbox_unproven");
    expect(await codeOf(beginPasskey(actor))).toBe("mailbox_unproven");
    expect(await factorsOf(actor)).toMatchObject({ totp: false, passkeys: 0 });
  });

  it("links no Google account of his own, which would stay as well", async () => {
    const actor = await strangersAccount();
    const profile = { subject: "of the stranger", email: "stranger@example.rw", emailVerified: true, name: "Stranger" };
    expect(await codeOf(linkGoogle(actor, profile))).toBe("mailbox_unproven");
  });

  it("finishes none that was begun before", async () => {
    const actor = await withPassword();
    const [{ secret }, asked] = [await beginTotp(actor), await beginPasskey(actor)];
    await unprove(actor);
    expect(await codeOf(finishTotp(actor, totpCode(secret), aCaller()))).toBe("mailbox_unproven");
    expect(await codeOf(finishPasskey(actor, aPasskey().register(asked), aCaller()))).toBe("mailbox_unproven");
    expect(await factorsOf(actor)).toMatchObject({ totp: false, passkeys: 0 });
  });

  it("sets up none at the entrance of administrators either", async () => {
    const actor = await withPassword({ role: "ADMIN" });
    const token = await halfOf(actor);
    const [{ secret }, asked] = [await enrolAtEntrance(token), await askForKeyAtEntrance(token)];
    await unprove(actor);
    expect(await codeOf(enrolAtEntrance(token))).toBe("mailbox_unproven");
    expect(await codeOf(askForKeyAtEntrance(token))).toBe("mailbox_unproven");
    expect(await codeOf(finishEnrolment(token, totpCode(secret), aCaller()))).toBe("mailbox_unproven");
    expect(await codeOf(finishKeyAtEntrance(token, aPasskey().register(asked), aCaller()))).toBe("mailbox_unproven");
    expect(await factorsOf(actor)).toMatchObject({ totp: false, passkeys: 0 });
  });

  it("confirms none by the row alone", async () => {
    const actor = await strangersAccount();
    const { accountId } = actor;
    const sealedSecret = sealSecret(accountId, "JBSWY3DPEHPK3PXP");
    await (await database()).insert(authenticators).values({ accountId, sealedSecret, lastStep: 0 });
    expect(await codeOf(transact((tx) => confirmTotp(tx, accountId, totpCode("JBSWY3DPEHPK3PXP"))))).toBe(
      "mailbox_unproven",
    );
  });
});

describe("an administrator of before it was kept who has shown a mailbox", () => {
  it("sets a factor up where the settings of the server name the very password", async () => {
    const actor = await withPassword({ role: "ADMIN" });
    await unprove(actor);
    await makeFirstAdministrator({ email: actor.email, password: "another-password" });
    expect(await codeOf(beginTotp(actor))).toBe("mailbox_unproven");
    await makeFirstAdministrator({ email: actor.email, password: aPassword });
    expect(await codeOf(beginTotp(actor))).toBe("none");
  });
});

describe("the owner of such an account", () => {
  it.each(["link", "code"])(
    "shows the mailbox by the %s of a mail, which ends everything that was begun",
    async (by) => {
      const actor = await strangersAccount();
      await askForMailboxProof(actor, aCaller());
      const [resetCode = ""] = by === "link" ? await linksTo(actor.email) : await codesTo(actor.email);
      await resetPassword({ email: actor.email, resetCode, newPassword: "what the owner chose" }, aCaller());
      expect(await findSessionAccount(actor.sessionId)).toBeNull();
      const owner = await enter(actor.email, "what the owner chose");
      const { secret } = await beginTotp(owner);
      await finishTotp(owner, totpCode(secret), aCaller());
      expect(await factorsOf(owner)).toMatchObject({ totp: true });
    },
  );

  it("needs nothing of that who came by Google, or registered in the browser that confirmed", async () => {
    const byGoogle = await strangersAccount();
    const profile = { subject: byGoogle.email, email: byGoogle.email, emailVerified: true, name: "Keza" };
    await issueTicket(profile, "en");
    expect(await codeOf(beginTotp(byGoogle))).toBe("none");
    const email = "own-browser@example.rw";
    const registration = await registerAccount({ email, password, fullName: "Keza", school: "GS" }, "en", aCaller());
    await verifyEmail({ email, code: (await codesTo(email))[0] ?? "" }, aCaller({ registration }));
    expect(await codeOf(beginPasskey(await enter(email, password)))).toBe("none");
  });
});
