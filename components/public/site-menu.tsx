import type { ReactNode } from "react";
import { locales, type Locale } from "@/lib/core/language";
import { localeHref } from "@/components/layout/paths";
import type { ShellLabels } from "@/components/layout/types";

type SiteMenuProps = { id: string; label: string; trigger: ReactNode; children: ReactNode };

/** A menu button of the public pages; the site script opens it and walks it with the keys. */
export function SiteMenu({ id, label, trigger, children }: SiteMenuProps) {
  return (
    <div className="relative">
      <button
        type="button"
        data-menu=""
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded="false"
        aria-controls={id}
        suppressHydrationWarning
        className="hover:bg-accent aria-expanded:bg-accent grid size-11 place-items-center rounded-lg"
      >
        {trigger}
      </button>
      <div
        id={id}
        role="menu"
        aria-label={label}
        hidden
        suppressHydrationWarning
        className="border-border bg-popover text-popover-foreground shadow-overlay absolute top-full right-0 z-50 mt-2 w-56 rounded-xl border p-1.5"
      >
        {children}
      </div>
    </div>
  );
}

export const menuItem =
  "flex min-h-11 w-full items-center gap-3 rounded-lg px-3 py-2 text-left text-[0.9375rem] font-medium hover:bg-accent focus:bg-accent focus-visible:-outline-offset-2";

type LanguageMenuProps = { locale: Locale; path: string; labels: ShellLabels["language"] };

export function SiteLanguageMenu({ locale, path, labels }: LanguageMenuProps) {
  return (
    <SiteMenu id="menu-language" label={labels.label} trigger={<span className="text-sm font-bold uppercase">{locale}</span>}>
      {locales.map((other) => (
        <a
          key={other}
          role="menuitem"
          tabIndex={-1}
          href={localeHref(other, path)}
          hrefLang={other}
          lang={other}
          data-language=""
          aria-current={other === locale ? "true" : undefined}
          className={`${menuItem} aria-[current]:text-primary aria-[current]:font-bold`}
        >
          {labels[other]}
        </a>
      ))}
    </SiteMenu>
  );
}

const themes = ["light", "dark", "system"] as const;

export function SiteThemeMenu({ labels }: { labels: ShellLabels["theme"] }) {
  return (
    <SiteMenu id="menu-theme" label={labels.label} trigger={<ThemeSign />}>
      {themes.map((theme) => (
        <button
          key={theme}
          type="button"
          role="menuitemradio"
          tabIndex={-1}
          aria-checked={theme === "light"}
          data-theme={theme}
          suppressHydrationWarning
          className={`${menuItem} aria-checked:text-primary aria-checked:font-bold`}
        >
          {labels[theme]}
        </button>
      ))}
    </SiteMenu>
  );
}

function ThemeSign() {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className="size-5">
      <path d="m10 1.5 8.5 8.5-8.5 8.5L1.5 10z" fill="none" stroke="currentColor" strokeWidth="1.8" />
      <path d="M10 4.8v10.4L4.8 10z" fill="currentColor" />
    </svg>
  );
}
