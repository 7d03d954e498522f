import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { heroSheet } from "@/components/public/home/hero-sheet";
import { SamplePlan } from "@/components/public/home/sample-plan";
import { rebLabels } from "@/lib/plans/kinds/reb/layout/labels";
import { whatsAppHref } from "@/components/public/contact-cards";
import { spokenDuration } from "@/components/public/home/pricing";
import plans from "@/components/public/home/sample-plan.json";
import { videoSource } from "@/components/public/video";
import { planLanguages } from "@/lib/core/language";
import { loadMessages } from "@/lib/i18n/messages";

describe("the demonstration video", () => {
  it.each([
    ["https://www.youtube.com/watch?v=abc_1", "iframe", "https://www.youtube-nocookie.com/embed/abc_1?autoplay=1"],
    ["https://youtu.be/abc_1", "iframe", "https://www.youtube-nocookie.com/embed/abc_1?autoplay=1"],
    ["https://youtube.com/shorts/abc_1", "iframe", "https://www.youtube-nocookie.com/embed/abc_1?autoplay=1"],
    ["https://example.org/demo.mp4?v=2", "video", "https://example.org/demo.mp4?v=2"],
    ["https://player.example.org/77", "iframe", "https://player.example.org/77"],
  ])("%s plays in %s", (address, element, src) => {
    expect(videoSource(address)).toEqual({ element, src });
  });

  it.each([undefined, "", "no address", "javascript:alert(1)"])("there is none at %s", (address) => {
    expect(videoSource(address)).toBeNull();
  });
});

describe("the price list", () => {
  const texts = loadMessages("en").public.home.pricing;

  it.each([
    [7, "for 7 days"],
    [30, "for one month"],
    [90, "for 3 months"],
    [365, "for one year"],
    [730, "for 2 years"],
  ])("says %i days as %s", (days, words) => {
    expect(spokenDuration(texts, days)).toBe(words);
  });
});

describe("the sample plan", () => {
  it.each([
    ["en", "40 min"],
    ["fr", "40 min"],
    ["rw", "Iminota 40"],
  ] as const)("says its minutes in the order of the language: %s", (locale, minutes) => {
    expect(heroSheet(locale, rebLabels[locale]).cells.map(([, value]) => value)).toContain(minutes);
    const { home } = loadMessages(locale).public;
    const props = { locale, texts: home.plan, names: home.languages, labels: rebLabels };
    const page = renderToStaticMarkup(createElement(SamplePlan, props));
    expect(page).toContain("<dd>Iminota 40</dd>");
    expect(page).not.toMatch(/\d (?:iminota|dakika)|\{count\}/);
  });

  it("has the same steps in all four languages, and their minutes are the lesson's 40", () => {
    for (const language of planLanguages) {
      const { stages } = plans[language];
      expect(stages.map((stage) => stage.minutes)).toEqual([5, 25, 10]);
      expect(stages.map((stage) => stage.teacher.length)).toEqual([2, 3, 2]);
    }
  });
});

describe("the contact cards", () => {
  it("make a chat address of a number and leave an address as it is", () => {
    expect(whatsAppHref("+250 788 000 000")).toBe("https://wa.me/250788000000");
    expect(whatsAppHref("https://chat.example/x")).toBe("https://chat.example/x");
  });
});
