import { cookies } from "next/headers";
import { getLocale } from "next-intl/server";
import type { ReactNode } from "react";
import { notificationActions } from "@/app/[locale]/(teacher)/notifications/bell-actions";
import { AppShell } from "@/components/shell/app-shell";
import { isSidebarCollapsed, sidebarCookie } from "@/components/shell/sidebar-state";
import type { Actor } from "@/lib/core/actor";
import { now } from "@/lib/core/clock";
import { serialise } from "@/lib/core/serialised-props";
import { loadMessages } from "@/lib/i18n/messages";
import { countUnread } from "@/lib/notifications/queries";
import { errorNotices } from "@/lib/plans/editing/constants";
import { earlyScript } from "@/server/pages/inline-scripts.mjs";

type SignedInFrameProps = { actor: Actor; children: ReactNode };

/** What stands around every page of somebody signed in. */
export async function SignedInFrame({ actor, children }: SignedInFrameProps) {
  const [locale, store, unread] = await Promise.all([getLocale(), cookies(), countUnread(actor)]);
  const { shell, accounts, administration, common, editor, profile } = loadMessages(locale);
  const labels = {
    ...shell,
    again: { ...profile.again, ...common.password, cancel: common.actions.cancel },
    notices: {
      texts: { ...editor.notices, noAdmin: administration.noAdmin, referrer: accounts.notes.referrer },
      errors: [...errorNotices, "noAdmin"],
    },
    signedIn: { email: accounts.signedIn, google: accounts.signedInWithGoogle },
  };
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: earlyScript }} />
      <AppShell
        actor={{ email: actor.email, fullName: actor.fullName, role: actor.role }}
        stay={{ accountId: actor.accountId, endsAt: actor.sessionEndsAt.getTime() }}
        madeAt={now().getTime()}
        locale={locale}
        labels={serialise(labels)}
        sidebarCollapsed={isSidebarCollapsed(store.get(sidebarCookie)?.value)}
        unread={unread}
        notificationActions={notificationActions}
      >
        {children}
      </AppShell>
    </>
  );
}
