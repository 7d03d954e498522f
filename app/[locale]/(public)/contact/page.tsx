import type { Metadata } from "next";
import { ContactCards } from "@/components/public/contact-cards";
import { ContactForm } from "@/components/public/contact-form";
import { publicMetadata } from "@/components/public/metadata";
import { PageHead } from "@/components/public/section";
import { breadcrumbs, organization } from "@/components/public/structured-data";
import { env } from "@/lib/core/env";
import { openPublicPage, type LocaleParams } from "@/lib/web/public-page";
import { Page } from "../page-frame";

export async function generateMetadata(props: LocaleParams): Promise<Metadata> {
  const { locale, messages } = await openPublicPage(props);
  return publicMetadata({ appUrl: env().appUrl, locale, path: "/contact", ...messages.public.contact.meta });
}

export default async function ContactPage(props: LocaleParams) {
  const { locale, messages } = await openPublicPage(props);
  const { appUrl, SUPPORT_EMAIL, SUPPORT_PHONE, SUPPORT_WHATSAPP, COMMUNITY_CHAT_URL } = env();
  const { contact } = messages.public;
  const place = { appUrl, locale, texts: messages.public };
  const data = [
    breadcrumbs({ ...place, path: "/contact", title: contact.meta.title }),
    organization({ ...place, support: { email: SUPPORT_EMAIL, phone: SUPPORT_PHONE } }),
  ];
  const support = {
    email: SUPPORT_EMAIL,
    phone: SUPPORT_PHONE,
    whatsapp: SUPPORT_WHATSAPP,
    community: COMMUNITY_CHAT_URL,
  };
  return (
    <Page locale={locale} path="/contact" data={data}>
      <PageHead title={contact.title} lead={contact.lead} />
      <div className="mx-auto grid max-w-6xl gap-8 px-4 pt-4 pb-20 sm:px-6 lg:grid-cols-[1fr_1.4fr] lg:gap-12">
        <ContactCards texts={contact.cards} support={support} />
        <section className="border-border bg-card shadow-card self-start rounded-2xl border p-6 sm:p-8">
          <h2>{contact.form.title}</h2>
          <ContactForm locale={locale} texts={contact.form} />
        </section>
      </div>
    </Page>
  );
}
