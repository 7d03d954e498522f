import type { Metadata } from "next";
import { LegalPage } from "@/components/public/legal-page";
import { publicMetadata } from "@/components/public/metadata";
import { breadcrumbs } from "@/components/public/structured-data";
import { env } from "@/lib/core/env";
import { openPublicPage, type LocaleParams } from "@/lib/web/public-page";
import { Page } from "../page-frame";

const path = "/terms";

export async function generateMetadata(props: LocaleParams): Promise<Metadata> {
  const { locale, messages } = await openPublicPage(props);
  return publicMetadata({ appUrl: env().appUrl, locale, path, ...messages.legal.terms.meta });
}

export default async function TermsPage(props: LocaleParams) {
  const { locale, messages } = await openPublicPage(props);
  const { appUrl, SUPPORT_EMAIL, SUPPORT_PHONE } = env();
  const { terms } = messages.legal;
  const data = [breadcrumbs({ appUrl, locale, texts: messages.public, path, title: terms.title })];
  const support = { email: SUPPORT_EMAIL, phone: SUPPORT_PHONE };
  return (
    <Page locale={locale} path={path} data={data}>
      <LegalPage locale={locale} texts={messages.legal} page={terms} support={support} />
    </Page>
  );
}
