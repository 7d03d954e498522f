"use client";

import { usePathname } from "next/navigation";
import { Icon, type IconName } from "@/components/ui/icon";
import { useSoftLinks } from "@/components/ui/use-soft-links";
import type { Locale } from "@/lib/core/language";
import { planTraits } from "@/lib/plans/kinds/traits";
import { productName } from "@/components/layout/mark";
import { NavLink } from "./nav-link";
import { isActiveLink, localeHref } from "@/components/layout/paths";
import type { ActorSummary, ShellLabels } from "@/components/layout/types";

type Item = { key: string; path: string; icon: IconName; adminOnly?: boolean; isPublic?: boolean };

const kinds = Object.values(planTraits);

const mainItems: readonly Item[] = [
  { key: "dashboard", path: "/dashboard", icon: "layout-dashboard" },
  ...kinds.map(({ titles, places, icon }) => ({ key: titles.list, path: places.list, icon })).reverse(),
  { key: "subscription", path: "/subscription", icon: "credit-card" },
  { key: "admin", path: "/admin", icon: "shield-check", adminOnly: true },
  { key: "home", path: "/", icon: "house", isPublic: true },
];

const resourceItems: readonly Item[] = [
  { key: "resources", path: "/resources", icon: "library" },
  { key: "activity", path: "/recent-activity", icon: "history" },
];

type SidebarProps = { role: ActorSummary["role"]; locale: Locale; labels: ShellLabels };

export function Sidebar({ role, locale, labels }: SidebarProps) {
  const { follow, pending } = useSoftLinks();
  const links = { locale, nav: labels.nav, here: usePathname(), pending };
  return (
    <div id="sidebar" role="complementary" aria-label={labels.sidebar.label} className="shell-sidebar no-print">
      <div className="shell-brand flex h-16 flex-none items-center justify-between px-4">
        <p className="shell-sign">
          <span className="shell-wide">{productName}</span>
        </p>
        <button
          type="button"
          data-drawer-close
          aria-label={labels.sidebar.close}
          className="shell-drawer-only hover:bg-sidebar-accent grid size-11 place-items-center rounded-lg"
        >
          <Icon name="x" />
        </button>
      </div>
      <div aria-hidden="true" className="imigongo-band text-sun/90 mb-3 flex-none" />
      <nav
        aria-label={labels.nav.label}
        className="shell-scroll scroll-quiet grid flex-1 content-start gap-1 overflow-y-auto pb-4"
        onClick={follow}
      >
        <NavList items={mainItems.filter((item) => !item.adminOnly || role === "ADMIN")} {...links} />
        <p
          id="nav-resources"
          className="shell-wide text-sidebar-muted px-5.5 pt-5 pb-1 text-xs font-bold tracking-wider uppercase"
        >
          {labels.nav.resourcesHeading}
        </p>
        <NavList items={resourceItems} labelledBy="nav-resources" {...links} />
      </nav>
      <div
        aria-hidden="true"
        className="shell-wide shell-ornament imigongo-field text-sidebar-border pointer-events-none h-18 flex-none"
      />
    </div>
  );
}

type NavListProps = {
  items: readonly Item[];
  locale: Locale;
  nav: Readonly<Record<string, string>>;
  /** The path of this page, and of the page that is on its way. */
  here: string;
  pending: string | null;
  labelledBy?: string;
};

function NavList({ items, locale, nav, here, pending, labelledBy }: NavListProps) {
  return (
    <ul aria-labelledby={labelledBy} className="grid gap-1">
      {items.map(({ key, path, icon, isPublic }) => {
        const href = localeHref(locale, path);
        return (
          <li key={key}>
            <NavLink
              {...{ href, icon, isPublic }}
              label={nav[key] ?? ""}
              current={isActiveLink(here, href)}
              pending={pending === href}
            />
          </li>
        );
      })}
    </ul>
  );
}
