import { describe, expect, it } from "vitest";
import { toastOf } from "@/components/plans/list-error";
import { locales } from "@/lib/core/language";
import { loadMessages } from "@/lib/i18n/messages";

describe("a list that could not be loaded", () => {
  it.each(locales)("is told by a toast as well, in %s", (locale) => {
    const labels = loadMessages(locale).failures;
    expect(toastOf(labels, {})).toBe(`${labels.title}${locale === "fr" ? "\u00a0" : ""}: ${labels.text}`);
    expect(toastOf(labels, { what: "activities" })).toBe(labels.activities);
  });

  it("is not where the specification has it in its place alone", () => {
    expect(toastOf(loadMessages("en").failures, { what: "tiers", aloud: false })).toBe("");
  });
});
