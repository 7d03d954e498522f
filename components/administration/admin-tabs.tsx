"use client";

import { usePathname } from "next/navigation";
import { useEffect, useRef, type ReactNode } from "react";
import type administration from "@/messages/en/administration.json";
import { barePath, localeHref } from "@/components/layout/paths";
import { tabId } from "@/components/ui/tabs/tab-link";
import { LinkTabs } from "@/components/ui/tabs/tabs";
import { useSoftLinks } from "@/components/ui/use-soft-links";
import type { Locale } from "@/lib/core/language";
import { pages, tabs } from "./sections";

type AdminTabsProps = {
  locale: Locale;
  labels: Pick<typeof administration, "tabs" | "beside" | "sections">;
  children: ReactNode;
};

const panel = "admin-panel";

/** The tabs, the pages beside them, and under both what the address asks for. */
export function AdminTabs({ locale, labels, children }: AdminTabsProps) {
  const here = barePath(usePathname());
  const { follow, pending } = useSoftLinks();
  const chosen = tabs.find(({ path }) => path === here);
  const bar = useRef<HTMLDivElement>(null);
  // On a phone the tabs are wider than the screen: the chosen one is brought into sight.
  useEffect(() => {
    const tab = bar.current?.querySelector<HTMLElement>("[aria-selected=true]");
    const list = tab?.parentElement;
    if (tab) list?.scrollTo({ left: tab.offsetLeft - (list.clientWidth - tab.clientWidth) / 2 });
  }, [here]);
  return (
    <div className="grid grid-cols-1 gap-5">
      <div ref={bar} className="admin-bar" onClick={follow}>
        <LinkTabs
          label={labels.tabs}
          panel={panel}
          className="admin-tabs scroll-quiet"
          tabs={tabs.map(({ key, path }) => {
            const href = localeHref(locale, path);
            return { key, href, label: labels.sections[key], isChosen: path === here, isPending: pending === href };
          })}
        />
        <nav aria-label={labels.beside} className="admin-pages">
          {pages.map(({ key, path }) => (
            <a key={key} href={localeHref(locale, path)} aria-current={path === here ? "page" : undefined}>
              {labels.sections[key]}
            </a>
          ))}
        </nav>
      </div>
      <div
        id={panel}
        role={chosen ? "tabpanel" : undefined}
        aria-labelledby={chosen ? tabId(panel, chosen.key) : undefined}
        className="grid grid-cols-1 gap-5"
      >
        {children}
      </div>
    </div>
  );
}
