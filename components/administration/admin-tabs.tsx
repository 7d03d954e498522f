"use client";

import { usePathname } from "next/navigation";
import { useEffect, useRef, type ReactNode } from "react";
import type administration from "@/messages/en/administration.json";
import { barePath, localeHref } from "@/components/layout/paths";
import { rovingTarget } from "@/components/ui/roving";
import { useSoftLinks } from "@/components/ui/use-soft-links";
import type { Locale } from "@/lib/core/language";
import { pages, tabs } from "./sections";

type AdminTabsProps = {
  locale: Locale;
  labels: Pick<typeof administration, "tabs" | "beside" | "sections">;
  children: ReactNode;
};

const tabSelector = "[role=tab]";

/** The tabs, the pages beside them, and under both what the address asks for. Arrow keys walk along the tabs. */
export function AdminTabs({ locale, labels, children }: AdminTabsProps) {
  const here = barePath(usePathname());
  const { follow, pending } = useSoftLinks();
  const chosen = tabs.find(({ path }) => path === here);
  const bar = useRef<HTMLDivElement>(null);
  // On a phone the tabs are wider than the screen: the chosen one is brought into sight.
  useEffect(() => {
    const tab = bar.current?.querySelector<HTMLElement>("[aria-selected=true]");
    if (tab) bar.current?.scrollTo({ left: tab.offsetLeft - (bar.current.clientWidth - tab.clientWidth) / 2 });
  }, [here]);
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="admin-bar" onClick={follow}>
        <div
          ref={bar}
          role="tablist"
          aria-label={labels.tabs}
          className="admin-tabs scroll-quiet"
          onKeyDown={(event) => {
            const target = rovingTarget({ event, selector: tabSelector, axis: "horizontal" });
            if (!target) return;
            event.preventDefault();
            target.focus();
          }}
        >
          {tabs.map(({ key, path }) => (
            <a
              key={key}
              id={`tab-${key}`}
              role="tab"
              href={localeHref(locale, path)}
              aria-selected={path === here}
              aria-controls={path === here ? "admin-panel" : undefined}
              tabIndex={path === (chosen ?? tabs[0]).path ? undefined : -1}
              data-pending={pending === localeHref(locale, path) || undefined}
            >
              {labels.sections[key]}
            </a>
          ))}
        </div>
        <nav aria-label={labels.beside} className="admin-pages">
          {pages.map(({ key, path }) => (
            <a key={key} href={localeHref(locale, path)} aria-current={path === here ? "page" : undefined}>
              {labels.sections[key]}
            </a>
          ))}
        </nav>
      </div>
      <div
        id="admin-panel"
        role={chosen ? "tabpanel" : undefined}
        aria-labelledby={chosen ? `tab-${chosen.key}` : undefined}
        className="grid grid-cols-1 gap-5"
      >
        {children}
      </div>
    </div>
  );
}
