import { describe, expect, it } from "vitest";
import { publicMetadata } from "@/components/public/metadata";
import { publicPaths, publicSitemap } from "@/components/public/sitemap";
import {
  breadcrumbs,
  organization,
  questionsPage,
  softwareApplication,
  toJsonLd,
} from "@/components/public/structured-data";
import { locales } from "@/lib/core/language";
import { loadMessages } from "@/lib/i18n/messages";

const appUrl = "https://isomo.example";
const tier = { description: "", maxUsers: 1, durationDays: 30, lessonPlansPerMonth: 30 };
const tiers = [{ ...tier, name: "Standard", price: 3000 }];

describe("the sitemap", () => {
  const entries = publicSitemap(appUrl);

  it("holds every public page once in every language", () => {
    const urls = entries.map((entry) => entry.url);
    expect(new Set(urls).size).toBe(publicPaths.length * locales.length);
    expect(urls).toContain(`${appUrl}/rw/privacy`);
    expect(urls).toContain(`${appUrl}/fr`);
  });

  it("names the other languages of each page, English for everybody else", () => {
    const about = entries.find((entry) => entry.url === `${appUrl}/rw/about`);
    expect(about?.alternates?.languages).toEqual({
      en: `${appUrl}/about`,
      fr: `${appUrl}/fr/about`,
      rw: `${appUrl}/rw/about`,
      "x-default": `${appUrl}/about`,
    });
  });
});

describe.each(locales)("what search engines are told in %s", (locale) => {
  const texts = loadMessages(locale).public;
  const place = { appUrl, locale, texts };

  it("has a title and a description of a length that is shown whole", () => {
    const { legal } = loadMessages(locale);
    const pages = [texts.home, texts.about, texts.contact, texts.demo, legal.terms, legal.privacy];
    for (const { meta } of pages) {
      expect(meta.title.length, meta.title).toBeLessThanOrEqual(70);
      expect(meta.description.length, meta.description).toBeGreaterThanOrEqual(60);
      expect(meta.description.length, meta.description).toBeLessThanOrEqual(210);
    }
  });

  it("has the page's own address as canonical and a picture in its language", () => {
    const metadata = publicMetadata({ ...place, path: "/about", ...texts.about.meta });
    expect(metadata.alternates?.canonical).toBe(locale === "en" ? "/about" : `/${locale}/about`);
    expect(JSON.stringify(metadata.openGraph)).toContain(`/pictures/share-${locale}.png`);
  });

  it("has questions, prices and the way to the page as structured data", () => {
    const crumbs = breadcrumbs({ ...place, path: "/terms", title: "T" });
    const things = [softwareApplication({ ...place, tiers }), questionsPage(place), crumbs];
    const read: unknown = JSON.parse(toJsonLd(things));
    expect(read).toMatchObject({
      "@context": "https://schema.org",
      "@graph": [
        { "@type": "SoftwareApplication", offers: [{ name: "Standard", price: 3000, priceCurrency: "RWF" }] },
        { "@type": "FAQPage" },
        { "@type": "BreadcrumbList", itemListElement: [{ position: 1 }, { position: 2, name: "T" }] },
      ],
    });
  });
});

describe("structured data", () => {
  const place = { appUrl, locale: "en", texts: loadMessages("en").public } as const;

  it("names ways to the support only when there are some", () => {
    expect(organization({ ...place, support: {} })).not.toHaveProperty("contactPoint");
    expect(organization({ ...place, support: { phone: "+250788000000" } })).toMatchObject({
      contactPoint: { telephone: "+250788000000" },
    });
  });

  it("cannot close its own element", () => {
    expect(toJsonLd([{ name: "</script><script>alert(1)" }])).not.toContain("<");
  });
});
