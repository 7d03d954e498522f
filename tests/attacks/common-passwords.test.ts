import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { database } from "@/db";
import { oneTimeCodes, registrations } from "@/db/schema";
import { hashPassword } from "@/lib/accounts/passwords/gateway";
import { changePassword } from "@/lib/accounts/profile/service";
import { requestPasswordReset, resetPassword } from "@/lib/accounts/recovery/service";
import { registerAccount } from "@/lib/accounts/registration/service";
import { signIn } from "@/lib/accounts/service";
import { aCaller, anActor } from "@/tests/support/actors";
import { useFreshDatabase } from "@/tests/support/database";
import { codesTo } from "@/tests/support/mailbox";
import { codeOf } from "@/tests/support/plans";

useFreshDatabase();

const common = "12345678";

it("a common password is taken at no door, and costs no try of a code", async () => {
  const facts = { email: "keza@example.rw", password: common, fullName: "Keza", school: "GS" };
  expect(await codeOf(registerAccount(facts, "en", aCaller()))).toBe("invalid_input");
  const db = await database();
  expect(await db.$count(registrations)).toBe(0);

  const passwordHash = await hashPassword("a long password");
  const actor = await anActor({ passwordHash });
  const change = { currentPassword: "a long password", newPassword: common };
  expect(await codeOf(changePassword(actor, change))).toBe("invalid_input");

  await requestPasswordReset(actor.email, aCaller());
  const [resetCode = ""] = await codesTo(actor.email);
  const reset = (newPassword: string) =>
    codeOf(resetPassword({ email: actor.email, resetCode, newPassword }, aCaller()));
  expect(await reset("secret")).toBe("invalid_input");
  const [code] = await db.select().from(oneTimeCodes).where(eq(oneTimeCodes.accountId, actor.accountId));
  expect(code?.tries).toBe(0);
  expect(await codeOf(signIn({ email: actor.email, password: "a long password" }, aCaller()))).toBe("none");
  // Six characters are enough for a reset, where they are not everybody's.
  expect(await reset("zebu-6")).toBe("none");
});
