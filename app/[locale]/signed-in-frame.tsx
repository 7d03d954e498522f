import { cookies } from "next/headers";
import { getLocale } from "next-intl/server";
import type { ReactNode } from "react";
import { notificationActions } from "@/app/[locale]/(teacher)/notifications/bell-actions";
import { SignedInToast } from "@/components/accounts/signed-in-toast";
import { AddressNotice } from "@/components/layout/address-notice";
import { AppShell } from "@/components/layout/app-shell";
import { SessionBanner } from "@/components/layout/session-banner";
import { isSidebarCollapsed, sidebarCookie } from "@/components/layout/sidebar-state";
import type { Actor } from "@/lib/core/actor";
import { pack } from "@/lib/core/packed";
import { loadMessages } from "@/lib/i18n/messages";
import { keepLanguageAction, logOutAction } from "@/lib/accounts/actions";
import { countUnread } from "@/lib/notifications/queries";
import { errorNotices } from "@/lib/plans/editing/constants";

type SignedInFrameProps = { actor: Actor; children: ReactNode };

/** What stands around every page of somebody signed in. */
export async function SignedInFrame({ actor, children }: SignedInFrameProps) {
  const [locale, store, unread] = await Promise.all([getLocale(), cookies(), countUnread(actor)]);
  const { shell, accounts, administration, common, editor, profile } = loadMessages(locale);
  return (
    <AppShell
      actor={{ email: actor.email, fullName: actor.fullName, role: actor.role }}
      locale={locale}
      labels={pack(shell)}
      sidebarCollapsed={isSidebarCollapsed(store.get(sidebarCookie)?.value)}
      unread={unread}
      notificationActions={notificationActions}
      logoutAction={logOutAction}
      saveLanguage={keepLanguageAction}
      banner={
        <SessionBanner
          stay={{ accountId: actor.accountId, endsAt: actor.sessionEndsAt.getTime() }}
          email={actor.email}
          labels={shell.session}
          again={{ ...profile.again, ...common.password, cancel: common.actions.cancel }}
          logoutAction={logOutAction}
        />
      }
    >
      <AddressNotice
        texts={pack({ ...editor.notices, noAdmin: administration.noAdmin })}
        errors={[...errorNotices, "noAdmin"]}
      />
      {children}
      <SignedInToast messages={{ email: accounts.signedIn, google: accounts.signedInWithGoogle }} />
    </AppShell>
  );
}
