import { describe, expect, it } from "vitest";
import { isSameMailbox, mailboxOf } from "@/lib/referrals/rules";

describe("the mailbox behind an address", () => {
  it.each([
    ["Mugabo+ref@School.rw", "mugabo@school.rw"],
    ["m.u.gabo+1@gmail.com", "mugabo@gmail.com"],
    ["mugabo@googlemail.com", "mugabo@gmail.com"],
    ["m.ugabo@school.rw", "m.ugabo@school.rw"],
  ])("of %s is %s", (email, mailbox) => {
    expect(mailboxOf(email)).toBe(mailbox);
    expect(isSameMailbox(email, mailbox)).toBe(true);
  });

  it("is another one for another person or service", () => {
    expect(isSameMailbox("a@gmail.com", "b@gmail.com")).toBe(false);
    expect(isSameMailbox("a@gmail.com", "a@school.rw")).toBe(false);
  });
});
