import { eq } from "drizzle-orm";
import { afterEach, describe, expect, it, vi } from "vitest";
import { database } from "@/db";
import { accounts, sessions } from "@/db/schema";
import { issueTicket, redeemTicket } from "@/lib/accounts/google/service";
import {
  confirmByLink,
  holdAttempt,
  registerAccount,
  resendVerificationCode,
  verifyEmail,
} from "@/lib/accounts/registration/service";
import { signIn } from "@/lib/accounts/service";
import type { Caller } from "@/lib/accounts/types";
import { minutes, seconds } from "@/lib/core/clock";
import { isAppError } from "@/lib/core/errors";
import { aCaller } from "@/tests/support/actors";
import { useFreshDatabase } from "@/tests/support/database";
import { codesTo, linksTo, mailsTo } from "@/tests/support/mailbox";
import { codeOf } from "@/tests/support/plans";

useFreshDatabase();
afterEach(() => {
  vi.useRealTimers();
});

// A stranger's password is answered like that of any registration that waits; it opens nothing.
const [hers, his] = ["what the owner chose", "what a stranger chose"];
let people = 0;

function anAddress(): string {
  people += 1;
  return `victim-${people}@example.rw`;
}

/** Registers in a browser of its own, which holds the attempt's cookie afterwards. */
async function register(email: string, password: string, caller: Caller = aCaller()): Promise<Caller> {
  const facts = { email, password, fullName: `Name of ${password}`, school: "GS" };
  return { ...caller, registration: await registerAccount(facts, "en", caller) };
}

function enter(email: string, password: string): Promise<string> {
  return codeOf(signIn({ email, password }, aCaller()));
}

async function fieldsOf(work: Promise<unknown>): Promise<unknown> {
  const error: unknown = await work.catch((thrown: unknown) => thrown);
  return isAppError(error) ? error.details.fields : undefined;
}

describe("who registers somebody else's address", () => {
  it("first keeps neither its account nor its password: her own code makes it hers", async () => {
    const email = anAddress();
    await register(email, his);
    const browser = await register(email, hers);
    const [herCode = "", hisCode = ""] = await codesTo(email);
    expect(await fieldsOf(verifyEmail({ email, code: hisCode }, browser))).toEqual({ code: "codeOfAnother" });
    expect(await codeOf(verifyEmail({ email, code: herCode }, browser))).toBe("none");
    expect([await enter(email, hers), await enter(email, his)]).toEqual(["none", "not_verified"]);
    expect(await codeOf(verifyEmail({ email, code: hisCode }, aCaller()))).toBe("invalid_code");
    expect([await enter(email, hers), await enter(email, his)]).toEqual(["none", "not_verified"]);
  });

  it("again after her confirms nothing with her code, nor with the one she asks for anew", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date() });
    const email = anAddress();
    const browser = await register(email, hers);
    vi.advanceTimersByTime(seconds(61));
    await register(email, his);
    await resendVerificationCode(email, browser);
    const [herCode = ""] = await codesTo(email);
    await verifyEmail({ email, code: herCode }, browser);
    expect([await enter(email, hers), await enter(email, his)]).toEqual(["none", "not_verified"]);
  });

  it("uses up his own tries for mails, not hers, and is told so", async () => {
    const email = anAddress();
    const caller = aCaller();
    const tries = [];
    for (let time = 0; time < 8; time += 1) tries.push(await codeOf(register(email, his, caller)));
    expect(tries.filter((code) => code === "too_many_requests")).toHaveLength(3);
    const browser = await register(email, hers);
    const [herCode = ""] = await codesTo(email);
    expect(await codeOf(verifyEmail({ email, code: herCode }, browser))).toBe("none");
    expect(await enter(email, hers)).toBe("none");
  });

  it("uses up his own tries for codes, not hers", async () => {
    const email = anAddress();
    const browser = await register(email, hers);
    const stranger = await register(email, his);
    const [, herCode = ""] = await codesTo(email);
    const wrong = herCode === "000000" ? "000001" : "000000";
    for (const caller of [stranger, aCaller()])
      for (let time = 0; time < 30; time += 1) await codeOf(verifyEmail({ email, code: wrong }, caller));
    expect(await codeOf(verifyEmail({ email, code: herCode }, stranger))).toBe("invalid_code");
    expect(await codeOf(verifyEmail({ email, code: herCode }, browser))).toBe("none");
  });

  it("gets nothing by her following his link in another browser, where the password is asked for", async () => {
    const email = anAddress();
    await register(email, his);
    const browser = await register(email, hers);
    const [herLink = "", hisLink = ""] = await linksTo(email);
    const follow = (link: string, password?: string) => confirmByLink({ email, link, password }, aCaller());
    expect(await fieldsOf(follow(hisLink))).toEqual({ password: "passwordRequired" });
    expect(await fieldsOf(follow(hisLink, hers))).toEqual({ password: "passwordOfAnother" });
    expect(await fieldsOf(confirmByLink({ email, link: hisLink }, browser))).toEqual({ password: "passwordRequired" });
    expect(await (await database()).$count(accounts, eq(accounts.email, email))).toBe(0);
    expect(await codeOf(follow(herLink, hers))).toBe("none");
    expect(await codeOf(follow(herLink, hers))).toBe("invalid_link");
    expect([await enter(email, hers), await enter(email, his)]).toEqual(["none", "not_verified"]);
  });

  it("at the same moment as her makes two attempts of which one becomes the account", async () => {
    const email = anAddress();
    await Promise.all([register(email, his), register(email, hers)]);
    const codes = await codesTo(email);
    const outcomes = await Promise.all(codes.map((code) => codeOf(verifyEmail({ email, code }, aCaller()))));
    expect(outcomes.sort()).toEqual(["invalid_code", "none"]);
    expect((await Promise.all([enter(email, hers), enter(email, his)])).filter((code) => code === "none")).toHaveLength(
      1,
    );
    expect(await (await database()).$count(accounts, eq(accounts.email, email))).toBe(1);
  });
});

describe("callers without cookies", () => {
  it("confirm the attempt that the code names", async () => {
    const email = anAddress();
    for (const password of [his, hers]) await register(email, password);
    const [, first = ""] = await codesTo(email);
    expect(await codeOf(verifyEmail({ email, code: first }, aCaller()))).toBe("none");
    expect([await enter(email, his), await enter(email, hers)]).toEqual(["none", "not_verified"]);
  });

  it("hold the attempt of the password that they signed in with", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date() });
    const email = anAddress();
    await register(email, hers);
    const binding = await holdAttempt({ email, password: hers });
    const browser = aCaller({ registration: binding ?? "" });
    await register(email, his);
    vi.advanceTimersByTime(seconds(61));
    await resendVerificationCode(email, browser);
    const [code = ""] = await codesTo(email);
    expect(await codeOf(verifyEmail({ email, code }, browser))).toBe("none");
    expect(await enter(email, hers)).toBe("none");
    expect(await holdAttempt({ email, password: "neither of them" })).toBeNull();
  });
});

describe("a stranger's password that a code confirmed", () => {
  async function enterByGoogle(email: string): Promise<void> {
    const profile = { subject: `subject of ${email}`, email, emailVerified: true, name: "Keza Aline" };
    await redeemTicket(await issueTicket(profile, "en"), aCaller());
  }

  it("opens nothing once the owner comes by Google, and whoever was in is out", async () => {
    const email = anAddress();
    await register(email, his);
    const [code = ""] = await codesTo(email);
    await verifyEmail({ email, code }, aCaller());
    const { session } = await signIn({ email, password: his }, aCaller());
    const db = await database();
    await enterByGoogle(email);
    expect(await enter(email, his)).toBe("invalid_credentials");
    const [row] = await db.select().from(sessions).where(eq(sessions.id, session.id));
    expect(row?.endedAt).not.toBeNull();
    const subjects = (await mailsTo(email)).map(({ subject }) => subject);
    expect(subjects).toContain("Your Isomo password was removed");
  });

  it("is not one that was confirmed in the browser that chose it", async () => {
    const email = anAddress();
    const browser = await register(email, hers);
    const [code = ""] = await codesTo(email);
    await verifyEmail({ email, code }, browser);
    await enterByGoogle(email);
    expect(await enter(email, hers)).toBe("none");
  });
});

describe("who would learn whether an address has an account", () => {
  it("gets the same answers from registering it and signing in", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date() });
    const [known, unknown] = [anAddress(), anAddress()];
    const browser = await register(known, hers);
    await verifyEmail({ email: known, code: (await codesTo(known))[0] ?? "" }, browser);
    vi.advanceTimersByTime(minutes(61));
    for (const email of [known, unknown]) {
      expect(await enter(email, his)).toBe("invalid_credentials");
      const stranger = await register(email, his);
      expect(await enter(email, his)).toBe("not_verified");
      expect(await codeOf(signIn({ email, password: his }, stranger))).toBe("not_verified");
      expect(await codeOf(resendVerificationCode(email, stranger))).toBe("none");
      expect(await codeOf(verifyEmail({ email, code: "000000" }, stranger))).toBe("invalid_code");
      await register(email, "another of his");
      expect([await enter(email, his), await enter(email, "another of his")]).toEqual(["not_verified", "not_verified"]);
      expect(await enter(email, "none of his")).toBe("invalid_credentials");
    }
    expect(await enter(known, hers)).toBe("none");
  });

  it("cannot clear the count of wrong passwords by a registration of his own", async () => {
    const email = anAddress();
    const browser = await register(email, hers);
    await verifyEmail({ email, code: (await codesTo(email))[0] ?? "" }, browser);
    await register(email, his);
    const caller = aCaller();
    const codes = [];
    for (let time = 0; time < 12; time += 1)
      codes.push(await codeOf(signIn({ email, password: time % 2 ? his : "a guess" }, caller)));
    expect(codes.slice(-2)).toEqual(["too_many_requests", "too_many_requests"]);
  });
});
