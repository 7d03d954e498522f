import { Bell } from "@/components/notifications/bell";
import type { NotificationActions } from "@/components/notifications/types";
import { Icon } from "@/components/ui/icon";
import type { Locale } from "@/lib/core/language";
import { keepLanguageAction } from "@/lib/accounts/actions";
import { AvatarMenu } from "./avatar-menu";
import { LanguageMenu } from "@/components/layout/language-menu";
import { PageTitle } from "./page-title";
import { localeHref } from "@/components/layout/paths";
import { SidebarControls } from "./sidebar-controls";
import { ThemeMenu } from "@/components/layout/theme-menu";
import type { ActorSummary, ShellLabels } from "@/components/layout/types";

export type TopBarProps = {
  actor: ActorSummary;
  locale: Locale;
  labels: ShellLabels;
  sidebarCollapsed: boolean;
  unread: number;
  notificationActions: NotificationActions;
};

const iconButton = "grid size-11 flex-none place-items-center rounded-lg hover:bg-accent aria-expanded:bg-accent";

export function TopBar({ actor, locale, labels, sidebarCollapsed, unread, notificationActions }: TopBarProps) {
  return (
    <header className="shell-top border-border bg-background sticky top-0 z-20 flex h-16 flex-none items-center border-b px-2 min-[400px]:gap-1 sm:gap-2 sm:px-4">
      <SidebarControls collapsed={sidebarCollapsed} labels={labels.sidebar} icon={<Icon name="panel-left" />} />
      <PageTitle titles={labels.titles} />
      <LanguageMenu
        current={locale}
        labels={labels.language}
        saveLanguage={keepLanguageAction}
        triggerClass={iconButton}
        trigger={<Icon name="languages" />}
      />
      <ThemeMenu
        labels={labels.theme}
        triggerClass={iconButton}
        trigger={<Icon name="sun-moon" />}
        icons={{
          light: <Icon name="sun" className="size-4.5" />,
          dark: <Icon name="moon" className="size-4.5" />,
          system: <Icon name="monitor" className="size-4.5" />,
        }}
      />
      <Bell
        href={localeHref(locale, "/notifications")}
        unread={unread}
        actions={notificationActions}
        labels={{ ...labels.bell, renewed: labels.renewed }}
        triggerClass={iconButton}
      />
      <AvatarMenu
        email={actor.email}
        fullName={actor.fullName}
        profileHref={localeHref(locale, "/profile")}
        labels={labels.account}
        icons={{
          profile: <Icon name="user-round" className="size-4.5" />,
          logout: <Icon name="log-out" className="size-4.5" />,
        }}
      />
      <div aria-hidden="true" className="shell-pending imigongo-band" />
    </header>
  );
}
