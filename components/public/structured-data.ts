import { planLanguages, type Locale } from "@/lib/core/language";
import { localeHref } from "@/components/layout/paths";
import type { PublicTexts, PublicTier } from "./types";

type LinkedData = Readonly<Record<string, unknown>>;
type PageTexts = { appUrl: string; locale: Locale; texts: PublicTexts };
type Support = { email?: string; phone?: string };

const context = "https://schema.org";

/** The text of a script element of structured data: nothing in it can close the element. */
export function toJsonLd(things: LinkedData[]): string {
  return JSON.stringify({ "@context": context, "@graph": things }).replaceAll("<", "\\u003c");
}

export function organization({ appUrl, texts, support }: PageTexts & { support: Support }): LinkedData {
  const reachable = support.email ?? support.phone;
  return {
    "@type": "Organization",
    "@id": `${appUrl}/#organization`,
    name: "Isomo",
    url: appUrl,
    logo: `${appUrl}/pictures/icon-512.png`,
    description: texts.footer.about,
    areaServed: "RW",
    ...(reachable
      ? { contactPoint: { "@type": "ContactPoint", contactType: "customer support", email: support.email, telephone: support.phone } }
      : {}),
  };
}

export function softwareApplication({ appUrl, locale, texts, tiers }: PageTexts & { tiers: PublicTier[] }): LinkedData {
  return {
    "@type": "SoftwareApplication",
    "@id": `${appUrl}/#application`,
    name: "Isomo",
    url: appUrl + localeHref(locale, "/"),
    applicationCategory: "EducationalApplication",
    operatingSystem: "Web",
    inLanguage: planLanguages,
    description: texts.home.meta.description,
    publisher: { "@id": `${appUrl}/#organization` },
    offers: tiers.map((tier) => ({ "@type": "Offer", name: tier.name, price: tier.price, priceCurrency: "RWF" })),
  };
}

export function questionsPage({ texts }: Pick<PageTexts, "texts">): LinkedData {
  return {
    "@type": "FAQPage",
    mainEntity: Object.values(texts.home.questions.items).map((item) => ({
      "@type": "Question",
      name: item.question,
      acceptedAnswer: { "@type": "Answer", text: item.answer },
    })),
  };
}

/** The way from the first page to this one. */
export function breadcrumbs({ appUrl, locale, texts, path, title }: PageTexts & { path: string; title: string }): LinkedData {
  const steps = [
    ["/", texts.nav.home],
    [path, title],
  ] as const;
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(([target, name], index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: appUrl + localeHref(locale, target),
    })),
  };
}
