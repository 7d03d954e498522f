import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { database } from "@/db";
import { authenticators } from "@/db/schema";
import { confirmByLink, registerAccount, resendVerificationCode } from "@/lib/accounts/registration/service";
import { unsealSecret } from "@/lib/accounts/totp/rules";
import { seconds } from "@/lib/core/clock";
import { bringUpToDate } from "@/lib/jobs/service";
import { aCaller } from "@/tests/support/actors";
import { useFreshDatabase } from "@/tests/support/database";
import { withTotp } from "@/tests/support/factors";
import { linksTo } from "@/tests/support/mailbox";
import { codeOf } from "@/tests/support/plans";

const [before, present] = ["the-secret-of-before-0123456789abcdef", "the-present-secret-0123456789abcdefgh"];

const opened = useFreshDatabase();

function run(AUTH_SECRET: string, ...previousSecrets: string[]): void {
  vi.stubEnv("AUTH_SECRET", AUTH_SECRET);
  vi.stubEnv("AUTH_SECRET_PREVIOUS", previousSecrets.join(" "));
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date() });
  run(before);
});
afterEach(() => void vi.useRealTimers());

describe("after a change of the server's secret", () => {
  it("a start seals the apps' secrets anew, so that the secret of before may go", async () => {
    const { actor } = await withTotp();
    run(present, before);
    await bringUpToDate(opened.current());
    run(present);
    const own = eq(authenticators.accountId, actor.accountId);
    const [kept] = await (await database()).select().from(authenticators).where(own);
    expect(unsealSecret(actor.accountId, kept?.sealedSecret ?? "")).toMatchObject({ current: true });
  });

  it("the link of a mail of before opens, also when another code was asked for since", async () => {
    const [email, password] = ["moved@example.rw", "a long password"];
    const caller = aCaller();
    const facts = { email, password, fullName: "Keza", school: "GS" };
    const registration = await registerAccount(facts, "en", caller);
    run(present, before);
    vi.advanceTimersByTime(seconds(61));
    await resendVerificationCode(email, { ...caller, registration });
    const links = await linksTo(email);
    expect(links).toHaveLength(2);
    const [, first = ""] = links;
    expect(await codeOf(confirmByLink({ email, link: first, password }, aCaller()))).toBe("none");
  });
});
