import { cookies } from "next/headers";
import { getLocale } from "next-intl/server";
import type { ReactNode } from "react";
import { SignedInToast } from "@/components/accounts/signed-in-toast";
import { AddressNotice } from "@/components/layout/address-notice";
import { AppShell } from "@/components/layout/app-shell";
import { localeHref } from "@/components/layout/paths";
import { SessionBanner } from "@/components/layout/session-banner";
import { isSidebarCollapsed, sidebarCookie } from "@/components/layout/sidebar-state";
import { loadMessages } from "@/lib/i18n/messages";
import { keepLanguageAction, logOutAction } from "@/lib/accounts/actions";
import { countUnread } from "@/lib/notifications/queries";
import { errorNotices } from "@/lib/plans/editing/constants";
import { requireActor } from "@/lib/web/session";
import "../../globals.css";

export default async function TeacherLayout({ children }: { children: ReactNode }) {
  const [actor, locale, store] = await Promise.all([requireActor(), getLocale(), cookies()]);
  const { shell, accounts } = loadMessages(locale);
  return (
    <AppShell
      actor={{ email: actor.email, fullName: actor.fullName, role: actor.role }}
      locale={locale}
      labels={shell}
      sidebarCollapsed={isSidebarCollapsed(store.get(sidebarCookie)?.value)}
      unread={await countUnread(actor)}
      logoutAction={logOutAction}
      saveLanguage={keepLanguageAction}
      banner={
        <SessionBanner
          expiresAt={actor.sessionEndsAt.getTime()}
          signInHref={localeHref(locale, "/auth?mode=login")}
          labels={shell.session}
        />
      }
    >
      <AddressNotice texts={loadMessages(locale).editor.notices} errors={errorNotices} />
      {children}
      <SignedInToast message={accounts.signedIn} />
    </AppShell>
  );
}
