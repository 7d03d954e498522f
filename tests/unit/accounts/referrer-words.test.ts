import { describe, expect, it } from "vitest";
import { locales } from "@/lib/core/language";
import { loadMessages } from "@/lib/i18n/messages";

describe("what is said when a referrer was named", () => {
  it("is true whether or not the address has an account", () => {
    expect(loadMessages("en").accounts.notes.referrer).toBe("Referrer added, if this address has an account here.");
    for (const locale of locales) expect(loadMessages(locale).accounts.notes.referrer).toMatch(/, (if|si|niba) /);
  });
});
