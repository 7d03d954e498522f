import type { ReactNode } from "react";
import type { Locale } from "@/lib/core/language";
import { Brand } from "@/components/layout/mark";
import { localeHref } from "@/components/layout/paths";
import type { LogoutAction, ShellLabels } from "@/components/layout/types";
import { buttonVariants } from "@/components/ui/button-variants";
import { AccountMenu } from "./account-menu";
import { SiteLanguageMenu, SiteThemeMenu } from "./site-menu";
import type { PublicTexts } from "./types";

type SiteHeaderProps = {
  locale: Locale;
  /** Address of the page without its language. */
  path: string;
  texts: PublicTexts["nav"];
  shell: ShellLabels;
  logoutAction: LogoutAction;
};

/** The navigation bar. Both its faces are in the page; the style sheet shows the one for a visitor or a signed-in user. */
export function SiteHeader({ locale, path, texts, shell, logoutAction }: SiteHeaderProps) {
  return (
    <header className="site-header no-print sticky top-0 z-40">
      <div className="mx-auto flex h-16 max-w-6xl items-center gap-1 px-4 sm:px-6">
        <a href={localeHref(locale, "/")} className="mr-auto rounded-lg py-1 pr-2">
          <Brand size={34} />
        </a>
        <nav aria-label={texts.label} className="mr-3 hidden items-center lg:flex">
          <NavLinks locale={locale} path={path} texts={texts} look="px-3 py-2.5" />
        </nav>
        <SiteLanguageMenu locale={locale} path={path} labels={shell.language} />
        <SiteThemeMenu labels={shell.theme} />
        <div className="for-visitors ml-2 hidden gap-2 sm:flex">
          <a href={localeHref(locale, "/auth")} className={buttonVariants({ variant: "ghost", size: "md" })}>
            {texts.signIn}
          </a>
          <a href={localeHref(locale, "/auth?mode=register")} className={buttonVariants({ size: "md" })}>
            {texts.getStarted}
          </a>
        </div>
        <AccountMenu locale={locale} labels={shell} dashboard={texts.dashboard} logoutAction={logoutAction} />
        <Drawer label={texts.menu}>
          <nav aria-label={texts.label} className="grid p-3">
            <NavLinks locale={locale} path={path} texts={texts} look="px-3 py-3.5" />
          </nav>
          <div className="for-visitors border-border grid gap-2 border-t p-4 sm:hidden">
            <a href={localeHref(locale, "/auth")} className={buttonVariants({ variant: "outline", size: "lg" })}>
              {texts.signIn}
            </a>
            <a href={localeHref(locale, "/auth?mode=register")} className={buttonVariants({ size: "lg" })}>
              {texts.getStarted}
            </a>
          </div>
        </Drawer>
      </div>
      <div aria-hidden="true" className="site-header-band imigongo-band" />
    </header>
  );
}

type NavLinksProps = Pick<SiteHeaderProps, "locale" | "path" | "texts"> & { look: string };

function NavLinks({ locale, path, texts, look }: NavLinksProps) {
  const everyone = [
    ["/", texts.home],
    ["/about", texts.about],
    ["/contact", texts.contact],
  ] as const;
  const members = [
    ["/dashboard", texts.dashboard],
    ["/lesson-plan/create", texts.create],
    ["/subscription", texts.subscription],
  ] as const;
  return [...everyone, ...members].map(([target, label], index) => (
    <a
      key={target}
      href={localeHref(locale, target)}
      aria-current={target === path ? "page" : undefined}
      className={`site-link ${look} ${index < everyone.length ? "" : "for-members"}`}
    >
      {label}
    </a>
  ));
}

/** The menu of a narrow screen; without script it opens all the same. */
function Drawer({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details data-drawer="" suppressHydrationWarning className="group ml-1 lg:hidden">
      <summary
        aria-label={label}
        className="hover:bg-accent grid size-11 list-none place-items-center rounded-lg [&::-webkit-details-marker]:hidden"
      >
        <svg viewBox="0 0 20 20" aria-hidden="true" className="size-6" stroke="currentColor" strokeWidth="2">
          <path d="M2 5.5h16M2 10h16M2 14.5h16" className="group-open:hidden" />
          <path d="m4 4 12 12M16 4 4 16" className="hidden group-open:block" />
        </svg>
      </summary>
      <div className="border-border bg-popover shadow-raised absolute inset-x-0 top-full max-h-[calc(100dvh-4rem)] overflow-y-auto border-b">
        {children}
      </div>
    </details>
  );
}
