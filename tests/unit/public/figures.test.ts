import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Figures } from "@/components/public/figures";
import type { Locale } from "@/lib/core/language";
import { loadMessages } from "@/lib/i18n/messages";
import { claimedFigures, realFigures } from "@/lib/public-statistics/rules";
import type { Figure } from "@/lib/public-statistics/types";

function shown(figures: Figure[], locale: Locale = "en"): string[] {
  const { figures: texts } = loadMessages(locale).public;
  const html = renderToStaticMarkup(createElement(Figures, { figures, texts, locale }));
  return [...html.matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/g)].map(([, label, value]) => `${value} ${label}`);
}

const few = { teachers: 99, plans: 99 };
const many = { teachers: 1_234, plans: 100 };

describe("the figures of the public pages", () => {
  it("are the claimed ones unless told otherwise, as they were given", () => {
    expect(shown(claimedFigures(few, "teachers"))).toEqual([
      "20,000+ Rwandan teachers",
      "2468+ lesson plans created",
      "95% time saved",
      "100% REB compliance",
    ]);
    expect(shown(claimedFigures(few, "helped"))[0]).toBe("500+ teachers helped");
  });

  it.each([
    ["fr", ["20\u00a0000+", "2\u00a0468+", "95\u00a0%", "100\u00a0%"]],
    ["rw", ["20.000+", "2.468+", "95%", "100%"]],
  ] as const)("are written as other numbers in %s, on every page that shows them", (locale, values) => {
    const numbers = shown(claimedFigures(few, "teachers"), locale).map((text) => text.split(" ")[0]);
    expect(numbers).toEqual(values);
  });

  it("are larger where more was counted", () => {
    const [people, plans] = shown(claimedFigures({ teachers: 1_234, plans: 3_000 }, "helped"));
    expect([people, plans]).toEqual(["1,234+ teachers helped", "3,000+ lesson plans created"]);
  });

  it("with PUBLIC_FIGURES=real claim nothing: facts first, counted ones from 100 on", () => {
    expect(shown(realFigures(few, "teachers"))).toEqual([
      "2 official forms: REB and RTB",
      "4 languages to write plans in",
      "Seconds from a title to a whole plan",
      "2 file formats: PDF and Word",
    ]);
    expect(shown(realFigures(many, "helped"))).toEqual([
      "1,234 teachers helped",
      "100 lesson plans created",
      "2 official forms: REB and RTB",
      "4 languages to write plans in",
    ]);
    for (const figures of [realFigures(few, "helped"), realFigures(many, "teachers")])
      expect(shown(figures).join()).not.toMatch(/%|\+|20,000|2468|500/);
  });
});
