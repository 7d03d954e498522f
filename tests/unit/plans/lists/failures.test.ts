import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { failureOf } from "@/components/plans/list/failures";
import { toastOf } from "@/components/plans/list/list-error";
import { locales } from "@/lib/core/language";
import { loadMessages } from "@/lib/i18n/messages";

describe("a list that could not be loaded", () => {
  it.each(locales)("is told by a toast as well, in %s", (locale) => {
    const labels = loadMessages(locale).failures;
    expect(toastOf(labels, {})).toBe(`${labels.title}${locale === "fr" ? "\u00a0" : ""}: ${labels.text}`);
    expect(toastOf(labels, { what: "activities" })).toBe(labels.activities);
  });

  it("is not said twice where it has a place of its own", () => {
    expect(toastOf(loadMessages("en").failures, { what: "tiers", aloud: false })).toBe("");
  });
});

describe("the words of a failure", () => {
  it("travel once, on demand: each shell has one error boundary, which knows its pages", () => {
    const boundaries = readdirSync("app/[locale]", { recursive: true, encoding: "utf8" }).filter((path) =>
      path.endsWith("error.tsx"),
    );
    expect(boundaries.sort()).toEqual(["(admin)/admin/error.tsx", "(teacher)/error.tsx"]);
  });

  it("are those of the page", () => {
    expect(failureOf("/lesson-plans")).toEqual({});
    expect(failureOf("/recent-activity")).toEqual({ what: "activities" });
    expect(failureOf("/subscription")).toEqual({ what: "tiers", aloud: "subscriptions" });
    for (const path of ["/profile", "/lesson-plan/7", "/constructor"])
      expect(failureOf(path)).toEqual({ what: "page" });
  });
});
