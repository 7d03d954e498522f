import { and, eq, isNull } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { database } from "@/db";
import { accounts, sessions } from "@/db/schema";
import { finishWithCode } from "@/lib/accounts/entrance/service";
import { findFactors } from "@/lib/accounts/factors/queries";
import { issueTicket, redeemTicket } from "@/lib/accounts/google/service";
import { changePassword } from "@/lib/accounts/profile/service";
import { requestPasswordReset, resetPassword } from "@/lib/accounts/recovery/service";
import { endFormer } from "@/lib/accounts/service";
import { signOutElsewhere } from "@/lib/accounts/sessions/service";
import { lockUser, unlockUser } from "@/lib/administration/service";
import type { Actor } from "@/lib/core/actor";
import { aCaller, anActor } from "@/tests/support/actors";
import { useFreshDatabase } from "@/tests/support/database";
import { aPassword, halfOf, withTotp } from "@/tests/support/factors";
import { codesTo } from "@/tests/support/mailbox";
import { codeOf } from "@/tests/support/plans";
import { totpCode } from "@/tests/support/totp";

useFreshDatabase();

const newPassword = "another long password";

function profileOf({ email }: Actor) {
  return { subject: `subject of ${email}`, email, emailVerified: true, name: "Keza Aline" };
}

/** As where a code alone confirmed the address. */
async function unprovePassword({ accountId }: Actor): Promise<void> {
  const db = await database();
  await db.update(accounts).set({ passwordProvenAt: null }).where(eq(accounts.id, accountId));
}

async function isOpen({ sessionId }: Actor): Promise<boolean> {
  const open = and(eq(sessions.id, sessionId), isNull(sessions.endedAt));
  return (await (await database()).$count(sessions, open)) > 0;
}

describe("who holds somebody's Google account alone", () => {
  it("is asked for the second factor, also where the password was never shown to be the owner's", async () => {
    const { actor } = await withTotp();
    await unprovePassword(actor);
    const entrance = await redeemTicket(await issueTicket(profileOf(actor), "en"), aCaller());
    expect(entrance.kind).toBe("factor");
    expect(await findFactors(await database(), actor.accountId)).toMatchObject({ totp: true });
  });

  it("does not end the owner's session by half a sign-in", async () => {
    const { actor } = await withTotp();
    await endFormer(actor, await redeemTicket(await issueTicket(profileOf(actor), "en"), aCaller()));
    expect(await isOpen(actor)).toBe(true);
    const other = await anActor();
    await endFormer(other, await redeemTicket(await issueTicket(profileOf(other), "en"), aCaller()));
    expect(await isOpen(other)).toBe(false);
  });
});

describe("a sign-in that waits for its second half", () => {
  const ends: [string, (actor: Actor) => Promise<unknown>][] = [
    [
      "a reset",
      async ({ email }) => {
        await requestPasswordReset(email, aCaller());
        const [resetCode = ""] = await codesTo(email);
        await resetPassword({ email, resetCode, newPassword }, aCaller());
      },
    ],
    ["a change of the password", (actor) => changePassword(actor, { currentPassword: aPassword, newPassword })],
    ["signing out elsewhere", (actor) => signOutElsewhere(actor)],
    [
      "a password dropped for Google",
      async (actor) => {
        await unprovePassword(actor);
        await issueTicket(profileOf(actor), "en");
      },
    ],
    [
      "a lock",
      async ({ accountId }) => {
        const administrator = await anActor({ role: "ADMIN" });
        await lockUser(administrator, accountId);
        await unlockUser(administrator, accountId);
      },
    ],
  ];

  it.each(ends)("is over after %s", async (_name, end) => {
    const { actor, secret } = await withTotp();
    const token = await halfOf(actor);
    await end(actor);
    expect(await codeOf(finishWithCode(token, totpCode(secret, Date.now()), aCaller()))).toBe("sign_in_over");
  });

  it("is over after a change of the password as a ticket from Google too", async () => {
    const { actor } = await withTotp();
    const ticket = await issueTicket(profileOf(actor), "en");
    await changePassword(actor, { currentPassword: aPassword, newPassword });
    expect(await codeOf(redeemTicket(ticket, aCaller()))).toBe("invalid_ticket");
  });
});
