import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { themeScript } from "@/components/layout/theme";
import { requestLocale } from "@/lib/web/locale";
import "../globals.css";

export const metadata: Metadata = { robots: { index: false } };
export const viewport: Viewport = { width: "device-width", initialScale: 1 };

/** The sandbox stands outside the site: no shell, no session. */
export default async function SandboxLayout({ children }: { children: ReactNode }) {
  return (
    <html lang={await requestLocale()} suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
      </head>
      <body>{children}</body>
    </html>
  );
}
