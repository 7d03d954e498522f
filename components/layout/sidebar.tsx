import {
  BookOpenText,
  CreditCard,
  History,
  House,
  LayoutDashboard,
  Library,
  ShieldCheck,
  Wrench,
  X,
  type LucideIcon,
} from "lucide-react";
import type { Locale } from "@/lib/core/language";
import { Brand, Mark } from "./mark";
import { NavLink } from "./nav-link";
import { localeHref } from "./paths";
import type { ActorSummary, ShellLabels } from "./types";

type NavKey = Exclude<keyof ShellLabels["nav"], "label" | "resourcesHeading">;
type Item = { key: NavKey; path: string; icon: LucideIcon; adminOnly?: boolean };

const mainItems: readonly Item[] = [
  { key: "dashboard", path: "/dashboard", icon: LayoutDashboard },
  { key: "rtbPlans", path: "/rtb-lesson-plans", icon: Wrench },
  { key: "plans", path: "/lesson-plans", icon: BookOpenText },
  { key: "subscription", path: "/subscription", icon: CreditCard },
  { key: "admin", path: "/admin", icon: ShieldCheck, adminOnly: true },
  { key: "home", path: "/", icon: House },
];

const resourceItems: readonly Item[] = [
  { key: "resources", path: "/resources", icon: Library },
  { key: "activity", path: "/recent-activity", icon: History },
];

type SidebarProps = { role: ActorSummary["role"]; locale: Locale; labels: ShellLabels };

export function Sidebar({ role, locale, labels }: SidebarProps) {
  const links = { locale, nav: labels.nav };
  return (
    <div id="sidebar" role="complementary" aria-label={labels.sidebar.label} className="shell-sidebar no-print">
      <div className="shell-brand flex h-16 flex-none items-center justify-between px-4">
        <Brand className="shell-wide" />
        <span className="shell-narrow">
          <Mark size={30} />
        </span>
        <button
          type="button"
          data-drawer-close
          aria-label={labels.sidebar.close}
          className="shell-drawer-only hover:bg-sidebar-accent grid size-11 place-items-center rounded-lg"
        >
          <X size={20} aria-hidden="true" />
        </button>
      </div>
      <div aria-hidden="true" className="imigongo-band text-sun/90 mb-3 flex-none" />
      <nav
        aria-label={labels.nav.label}
        className="shell-scroll scroll-quiet grid flex-1 content-start gap-1 overflow-y-auto pb-4"
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

type NavListProps = { items: readonly Item[]; locale: Locale; nav: ShellLabels["nav"]; labelledBy?: string };

function NavList({ items, locale, nav, labelledBy }: NavListProps) {
  return (
    <ul aria-labelledby={labelledBy} className="grid gap-1">
      {items.map(({ key, path, icon: Icon }) => (
        <li key={key}>
          <NavLink href={localeHref(locale, path)} label={nav[key]} icon={<Icon size={20} aria-hidden="true" />} />
        </li>
      ))}
    </ul>
  );
}
