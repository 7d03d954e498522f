import type { ReactNode } from "react";
import type { Locale } from "@/lib/core/language";
import { siteScript } from "@/server/pages/inline-scripts.mjs";
import type { LogoutAction, ShellLabels } from "@/components/layout/types";
import { SiteFooter } from "./site-footer";
import { SiteHeader } from "./site-header";
import type { PublicTexts } from "./types";

type PublicFrameProps = {
  locale: Locale;
  /** Address of the page without its language. */
  path: string;
  texts: PublicTexts;
  shell: ShellLabels;
  year: number;
  logoutAction: LogoutAction;
  children: ReactNode;
};

/**
 * Bar, page and footer of every public page. Static: who reads it is found out in the browser. `data-plain` says that
 * nothing in it needs the framework there, so that the build finishes the page without (server/pages/page-html.mjs).
 */
export function PublicFrame({ locale, path, texts, shell, year, logoutAction, children }: PublicFrameProps) {
  return (
    <div data-plain="" className="flex min-h-dvh flex-col">
      <script dangerouslySetInnerHTML={{ __html: siteScript }} />
      <a
        href="#content"
        className="no-print bg-sun text-sun-foreground fixed top-2 left-2 z-50 -translate-y-20 rounded-lg px-4 py-2.5 font-semibold focus:translate-y-0"
      >
        {shell.skip}
      </a>
      <SiteHeader locale={locale} path={path} texts={texts.nav} shell={shell} logoutAction={logoutAction} />
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <SiteFooter locale={locale} path={path} texts={texts} languages={shell.language} year={year} />
    </div>
  );
}
