import type { ReactNode } from "react";
import type { Locale } from "@/lib/core/language";
import { themeScript } from "@/server/pages/inline-scripts.mjs";

/** The document around pages that stand outside the site: no shell, no session, no language in the address. */
export function BareHtml({ locale, children }: { locale: Locale; children: ReactNode }) {
  return (
    <html lang={locale} suppressHydrationWarning>
      <body>
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
        {children}
      </body>
    </html>
  );
}
