import type { ReactNode } from "react";

/** A tab that is a link: it is chosen by going there. */
export type LinkTab = { key: string; href: string; label: ReactNode; isChosen: boolean; isPending: boolean };

export type LinkTabsProps = {
  label: string;
  tabs: readonly LinkTab[];
  /** The id of the element that shows what the chosen tab leads to. */
  panel: string;
  className?: string;
};

/** The id of a tab, which names its panel. */
export function tabId(panel: string, key: string): string {
  return `${panel}-tab-${key}`;
}

/** What a tab's element carries in either state. */
export function tabLink({ key, href, isChosen, isPending }: LinkTab, panel: string) {
  return {
    id: tabId(panel, key),
    href,
    "aria-controls": isChosen ? panel : undefined,
    "data-pending": isPending || undefined,
  };
}
