import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { database } from "@/db";
import { accounts, registrations } from "@/db/schema";
import {
  beginRegistration,
  holdAttempt,
  registerAccount,
  resendVerificationCode,
  verifyEmail,
  verifyInBrowser,
} from "@/lib/accounts/registration/service";
import { hashSecret } from "@/lib/accounts/rules";
import { signIn } from "@/lib/accounts/service";
import type { Caller } from "@/lib/accounts/types";
import { hours, seconds } from "@/lib/core/clock";
import { isAppError } from "@/lib/core/errors";
import { limits } from "@/lib/limits/constants";
import { spendLimit } from "@/lib/limits/service";
import { mailboxOf } from "@/lib/referrals/rules";
import { aCaller } from "@/tests/support/actors";
import { useFreshDatabase } from "@/tests/support/database";
import { codesTo, mailsTo } from "@/tests/support/mailbox";
import { codeOf } from "@/tests/support/plans";

useFreshDatabase();
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: new Date() }));
afterEach(() => void vi.useRealTimers());

const [hers, his] = ["what the owner chose", "what a stranger chose"];
let people = 0;

function anAddress(): string {
  people += 1;
  return `shared-${people}@example.rw`;
}

function factsOf(email: string, password: string) {
  return { email, password, fullName: "Keza", school: "GS" };
}

async function register(email: string, password: string, caller: Caller = aCaller()): Promise<Caller> {
  return { ...caller, registration: await registerAccount(factsOf(email, password), "en", caller) };
}

function enter(email: string, password: string): Promise<string> {
  return codeOf(signIn({ email, password }, aCaller()));
}

async function fieldsOf(work: Promise<unknown>): Promise<unknown> {
  const error: unknown = await work.catch((thrown: unknown) => thrown);
  return isAppError(error) ? error.details.fields : undefined;
}

/** Strangers ask for so many mails that the mailbox gets no more this hour. */
async function useUpMails(email: string): Promise<void> {
  for (let time = 0; time < limits.codeMail.points + 1; time += 1)
    await codeOf(resendVerificationCode(email, aCaller()));
}

describe("who registers somebody's address after her", () => {
  it("however often, does not hide her registration from her password, which gets her a code of her own", async () => {
    const email = anAddress();
    await register(email, hers);
    for (let time = 0; time < 4; time += 1) await register(email, `${his} ${time}`);
    expect(await enter(email, hers)).toBe("not_verified");
    const browser = aCaller({ registration: (await holdAttempt({ email, password: hers })) ?? "" });
    vi.advanceTimersByTime(seconds(61));
    await resendVerificationCode(email, browser);
    const [code = ""] = await codesTo(email);
    expect(await verifyInBrowser({ email, code }, browser)).toBeNull();
    expect(await enter(email, hers)).toBe("none");
  });

  it("gets nothing by her typing his code into a browser that began neither: his password is asked for", async () => {
    const email = anAddress();
    await register(email, hers);
    await register(email, his);
    const [hisCode = "", herCode = ""] = await codesTo(email);
    const type = (code: string, password?: string) => verifyInBrowser({ email, code, password }, aCaller());
    expect(await fieldsOf(type("0000000", hers))).toEqual({ code: "codeWrong" });
    expect(await fieldsOf(type(hisCode))).toEqual({ password: "passwordOfAttempt" });
    expect(await fieldsOf(type(hisCode, hers))).toEqual({ password: "passwordOfAnother" });
    expect(await (await database()).$count(accounts, eq(accounts.email, email))).toBe(0);
    const binding = await type(herCode, hers);
    const held = eq(registrations.bindingHash, hashSecret(binding ?? ""));
    expect(await (await database()).$count(registrations, held)).toBe(1);
    const [account] = await (await database()).select().from(accounts).where(eq(accounts.email, email));
    expect(account?.passwordProvenAt).not.toBeNull();
    expect([await enter(email, hers), await enter(email, his)]).toEqual(["none", "not_verified"]);
  });

  it("may try a password ten times, and a code that was replaced confirms nothing", async () => {
    const email = anAddress();
    await register(email, his);
    const browser = await register(email, hers);
    for (let time = 0; time < 3; time += 1) {
      const [code = ""] = await codesTo(email);
      for (let guess = 0; guess < 4; guess += 1)
        await codeOf(verifyInBrowser({ email, code, password: `guess ${guess}` }, aCaller()));
      vi.advanceTimersByTime(seconds(61));
      await resendVerificationCode(email, browser);
    }
    const [newest = "", old = ""] = await codesTo(email);
    const outcomes = [newest, old].map((code) => codeOf(verifyInBrowser({ email, code, password: hers }, aCaller())));
    expect(await Promise.all(outcomes)).toEqual([
      "too_many_requests",
      newest === old ? "too_many_requests" : "invalid_code",
    ]);
    expect(await codeOf(verifyInBrowser({ email, code: newest }, browser))).toBe("none");
  });

  it("is alone with it, gets nothing by her typing his code either; in his browser, or by REST, the code is enough", async () => {
    const [email, other] = [anAddress(), anAddress()];
    await register(email, his);
    const [code = ""] = await codesTo(email);
    expect(await fieldsOf(verifyInBrowser({ email, code }, aCaller()))).toEqual({ password: "passwordOfAttempt" });
    expect(await enter(email, his)).toBe("not_verified");
    expect(await verifyInBrowser({ email, code, password: his }, aCaller())).not.toBeNull();
    const browser = await register(other, hers);
    const [otherCode = ""] = await codesTo(other);
    expect(await verifyInBrowser({ email: other, code: otherCode }, browser)).toBeNull();
    expect([await enter(email, his), await enter(other, hers)]).toEqual(["none", "none"]);
  });
});

describe("who uses up the mails of somebody's address", () => {
  it("leaves some to her who registers, and to her browser", async () => {
    const email = anAddress();
    await useUpMails(email);
    const browser = await register(email, hers);
    expect(await mailsTo(email)).toHaveLength(1);
    vi.advanceTimersByTime(seconds(61));
    expect(await codeOf(resendVerificationCode(email, browser))).toBe("none");
    expect(await codeOf(resendVerificationCode(email, aCaller()))).toBe("too_many_requests");
    const [code = ""] = await codesTo(email);
    expect(await mailsTo(email)).toHaveLength(2);
    expect(await codeOf(verifyEmail({ email, code }, browser))).toBe("none");
  });

  it("and those too, keeps no registration from being kept, which gets its code another day", async () => {
    const email = anAddress();
    await useUpMails(email);
    for (let time = 0; time < limits.attemptMailDay.points; time += 1)
      await spendLimit("attemptMailDay", mailboxOf(email));
    const { binding, refusal } = await beginRegistration(factsOf(email, hers), "en", aCaller());
    expect(refusal?.code).toBe("too_many_requests");
    expect(await mailsTo(email)).toHaveLength(0);
    vi.advanceTimersByTime(hours(25));
    const browser = aCaller({ registration: binding });
    await resendVerificationCode(email, browser);
    const [code = ""] = await codesTo(email);
    expect(await codeOf(verifyInBrowser({ email, code }, browser))).toBe("none");
    expect(await enter(email, hers)).toBe("none");
  });
});
