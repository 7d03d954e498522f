import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { ContactCards, type SupportPlaces } from "@/components/public/contact-cards";
import { locales } from "@/lib/core/language";
import { loadMessages } from "@/lib/i18n/messages";

describe("the ways to reach the support", () => {
  it.each(locales)("are those that there are, and no promise of others, in %s", (locale) => {
    const texts = loadMessages(locale).public.contact.cards;
    const titlesWith = (support: SupportPlaces) => {
      const html = renderToStaticMarkup(createElement(ContactCards, { texts, support }));
      return [...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, title]) => title);
    };
    expect(titlesWith({})).toEqual([texts.response]);
    expect(titlesWith({ phone: "0788 123 456", community: "https://chat.example.org/isomo" })).toEqual([
      texts.response,
      texts.phone,
      texts.community,
    ]);
  });
});
