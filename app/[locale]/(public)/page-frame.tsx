import type { ReactNode } from "react";
import { PublicFrame } from "@/components/public/public-frame";
import { toJsonLd } from "@/components/public/structured-data";
import { logOutAction } from "@/lib/accounts/actions";
import { now } from "@/lib/core/clock";
import type { Locale } from "@/lib/core/language";
import { loadMessages } from "@/lib/i18n/messages";

type PageProps = {
  locale: Locale;
  path: string;
  /** Structured data of the page. */
  data?: Parameters<typeof toJsonLd>[0];
  children: ReactNode;
};

/** The frame of the public pages with everything it is made of. */
export function Page({ locale, path, data, children }: PageProps) {
  const { public: texts, shell } = loadMessages(locale);
  const year = now().getFullYear();
  return (
    <PublicFrame {...{ locale, path, texts, shell, year }} logoutAction={logOutAction}>
      {data ? <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toJsonLd(data) }} /> : null}
      {children}
    </PublicFrame>
  );
}
