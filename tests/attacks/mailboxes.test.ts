import { describe, expect, it, vi, afterEach } from "vitest";
import { database } from "@/db";
import { accounts } from "@/db/schema";
import { aTeacher } from "@/db/seed/makers";
import { requestPasswordReset, resetPassword } from "@/lib/accounts/recovery/service";
import { registerAccount } from "@/lib/accounts/registration/service";
import { rememberDevice } from "@/lib/accounts/devices/service";
import { minutes, seconds } from "@/lib/core/clock";
import { limits } from "@/lib/limits/constants";
import { aCaller } from "@/tests/support/actors";
import { useFreshDatabase } from "@/tests/support/database";
import { codesTo, linksTo, mailsTo } from "@/tests/support/mailbox";
import { codeOf } from "@/tests/support/plans";

useFreshDatabase();
afterEach(() => {
  vi.useRealTimers();
});

const threat = "Pay at http://evil.example or your school will hear of it";
const newPassword = "a new long password";

function register(email: string, caller = aCaller()) {
  const facts = { email, password: "a long password", fullName: threat, school: threat };
  return registerAccount(facts, "en", caller);
}

async function teacher(given: Parameters<typeof aTeacher>[0] = {}) {
  const db = await database();
  const [account] = await db.insert(accounts).values(aTeacher(given)).returning();
  return { id: account?.id ?? 0, email: account?.email ?? "" };
}

function reset(email: string, resetCode: string, caller = aCaller()): Promise<string> {
  return codeOf(resetPassword({ email, resetCode, newPassword }, caller));
}

describe("who writes to strangers by our mails", () => {
  it("gets no word of his own into them", async () => {
    await register("stranger@example.rw", aCaller({ userAgent: threat }));
    const { email } = await teacher({ verifiedAt: null, fullName: threat });
    await requestPasswordReset(email, aCaller());
    const mails = [...(await mailsTo("stranger@example.rw")), ...(await mailsTo(email))];
    expect(mails).toHaveLength(2);
    for (const { subject, text, html } of mails) expect(subject + text + html).not.toMatch(/evil|school|Pay at/);
  });

  it("fills no mailbox by other marks of its address", async () => {
    const marks = Array.from({ length: 30 }, (_none, at) => `victim+${at}@gmail.com`);
    const dotted = ["v.ictim@gmail.com", "vi.c.tim@googlemail.com", "VICTIM+x@gmail.com"].map((text) =>
      text.toLowerCase(),
    );
    const caller = aCaller();
    const codes = await Promise.all([...marks, ...dotted].map((email) => codeOf(register(email, caller))));
    expect(codes.filter((code) => code === "none")).toHaveLength(limits.codeMailPair.points);
    const others = await Promise.all(marks.map((email) => codeOf(register(email))));
    const left = limits.codeMail.points - limits.codeMailPair.points + limits.attemptMailDay.points;
    expect(others.filter((code) => code === "none")).toHaveLength(left);
  });
});

describe("who asks for reset codes and wears them out", () => {
  it("leaves the link of the mail to its owner, also after asking anew", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date() });
    const { email } = await teacher();
    await requestPasswordReset(email, aCaller());
    const [code = ""] = await codesTo(email);
    const [link = ""] = await linksTo(email);
    const wrong = code === "000000" ? "000001" : "000000";
    for (let time = 0; time < 60; time += 1) await reset(email, wrong);
    expect(await reset(email, code)).toBe("too_many_requests");
    vi.advanceTimersByTime(seconds(61));
    await requestPasswordReset(email, aCaller());
    expect(await mailsTo(email)).toHaveLength(2);
    const { email: another } = await teacher();
    expect(await reset(another, link)).toBe("invalid_code");
    expect(await reset(email, link)).toBe("none");
    for (const old of await linksTo(email)) expect(await reset(email, old)).toBe("invalid_code");
  });

  it("leaves a browser that the account knows its own tries and mails", async () => {
    const { id, email } = await teacher();
    const device = await rememberDevice(await database(), id, aCaller());
    const asked = await Promise.all(Array.from({ length: 20 }, () => codeOf(requestPasswordReset(email, aCaller()))));
    expect(asked).toContain("too_many_requests");
    const [code = ""] = await codesTo(email);
    for (let time = 0; time < 60; time += 1) await reset(email, code === "000000" ? "000001" : "000000");
    expect(await codeOf(requestPasswordReset(email, aCaller({ device })))).toBe("none");
    expect(await reset(email, code, aCaller({ device }))).toBe("none");
  });

  it("gets ten codes a day, from however many networks", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date() });
    const { email } = await teacher();
    for (let hour = 0; hour < 5; hour += 1) {
      for (let time = 0; time < 6; time += 1) {
        await codeOf(requestPasswordReset(email, aCaller()));
        vi.advanceTimersByTime(seconds(61));
      }
      vi.advanceTimersByTime(minutes(60));
    }
    expect(await codesTo(email)).toHaveLength(limits.resetMailDay.points);
  });

  it("has an hour for a link, and none for one that was made up", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date() });
    const { email } = await teacher();
    await requestPasswordReset(email, aCaller());
    const [link = ""] = await linksTo(email);
    expect(await reset(email, "A".repeat(43))).toBe("invalid_code");
    vi.advanceTimersByTime(minutes(60));
    expect(await reset(email, link)).toBe("invalid_code");
  });
});
