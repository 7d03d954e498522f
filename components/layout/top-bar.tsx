import { Bell, Languages, LogOut, Monitor, Moon, PanelLeft, Sun, SunMoon, UserRound } from "lucide-react";
import type { Locale } from "@/lib/core/language";
import { fill } from "@/lib/core/fill";
import { AvatarMenu } from "./avatar-menu";
import { LanguageMenu } from "./language-menu";
import { PageTitle } from "./page-title";
import { localeHref } from "./paths";
import { SidebarControls } from "./sidebar-controls";
import { ThemeMenu } from "./theme-menu";
import type { ActorSummary, LogoutAction, SaveLanguage, ShellLabels } from "./types";

export type TopBarProps = {
  actor: ActorSummary;
  locale: Locale;
  labels: ShellLabels;
  sidebarCollapsed: boolean;
  unread: number;
  logoutAction: LogoutAction;
  saveLanguage?: SaveLanguage;
};

const iconButton = "grid size-11 flex-none place-items-center rounded-lg hover:bg-accent aria-expanded:bg-accent";

export function TopBar({ actor, locale, labels, sidebarCollapsed, unread, logoutAction, saveLanguage }: TopBarProps) {
  return (
    <header className="shell-top border-border bg-background sticky top-0 z-20 flex h-16 flex-none items-center gap-1 border-b px-2 sm:gap-2 sm:px-4">
      <SidebarControls
        collapsed={sidebarCollapsed}
        labels={labels.sidebar}
        icon={<PanelLeft size={20} aria-hidden="true" />}
      />
      <PageTitle titles={labels.titles} />
      <LanguageMenu
        current={locale}
        labels={labels.language}
        saveLanguage={saveLanguage}
        triggerClass={iconButton}
        trigger={<Languages size={20} aria-hidden="true" />}
      />
      <ThemeMenu
        labels={labels.theme}
        triggerClass={iconButton}
        trigger={<SunMoon size={20} aria-hidden="true" />}
        icons={{
          light: <Sun size={18} aria-hidden="true" />,
          dark: <Moon size={18} aria-hidden="true" />,
          system: <Monitor size={18} aria-hidden="true" />,
        }}
      />
      <BellLink href={localeHref(locale, "/recent-activity")} unread={unread} labels={labels.bell} />
      <AvatarMenu
        email={actor.email}
        profileHref={localeHref(locale, "/profile")}
        labels={labels.account}
        icons={{ profile: <UserRound size={18} aria-hidden="true" />, logout: <LogOut size={18} aria-hidden="true" /> }}
        logoutAction={logoutAction}
      />
      <div aria-hidden="true" className="shell-pending imigongo-band" />
    </header>
  );
}

type BellLinkProps = { href: string; unread: number; labels: ShellLabels["bell"] };

function BellLink({ href, unread, labels }: BellLinkProps) {
  const name = unread > 0 ? fill(labels.unread, { count: unread }) : labels.none;
  return (
    <a href={href} aria-label={name} className={`relative ${iconButton}`}>
      <Bell size={20} aria-hidden="true" />
      {unread > 0 ? (
        <span
          aria-hidden="true"
          className="bg-sun text-sun-foreground absolute top-1 right-0.5 min-w-5 rounded-full px-1 text-center text-xs leading-5 font-bold tabular-nums"
        >
          {unread > 99 ? "99+" : unread}
        </span>
      ) : null}
    </a>
  );
}
