"use client";

import { useLayoutEffect, type ReactNode } from "react";
import { SignedInToast } from "@/components/accounts/auth/signed-in-toast";
import { Tooltips } from "@/components/ui/tooltip/tooltip";
import { useUnpacked } from "@/components/ui/use-unpacked";
import type { Serialised } from "@/lib/core/serialised-props";
import { AddressNotice } from "./address-notice";
import { RenewalBanner } from "./renewal-banner";
import { SessionBanner, type SessionBannerProps } from "./session-banner";
import { Sidebar } from "./sidebar";
import { hearing } from "@/components/layout/hearing";
import { meetServerClock } from "@/components/layout/server-clock";
import { followTheme } from "@/components/layout/theme";
import { TopBar, type TopBarProps } from "./top-bar";
import type { FrameLabels } from "@/components/layout/types";

type AppShellProps = Omit<TopBarProps, "labels"> & {
  labels: Serialised<FrameLabels>;
  stay: SessionBannerProps["stay"];
  /** When the server made this, in milliseconds since 1970. */
  madeAt: number;
  children: ReactNode;
};

/**
 * The signed-in frame. A client component, because strings handed over travel once; rendered on the server they would
 * travel as HTML and a second time as the tree. `sidebarCollapsed` comes from the cookie (`isSidebarCollapsed`), so that nothing
 * jumps.
 */
export function AppShell({ stay, madeAt, children, labels: packed, ...bar }: AppShellProps) {
  const labels = useUnpacked(packed);
  useLayoutEffect(followTheme, []);
  useLayoutEffect(() => meetServerClock(madeAt), [madeAt]);
  return (
    <div
      id="shell"
      data-sidebar={bar.sidebarCollapsed ? "collapsed" : "expanded"}
      data-toast-label={labels.toasts}
      className="shell"
      {...hearing}
    >
      <a
        href="#content"
        className="no-print bg-sun text-sun-foreground fixed top-2 left-2 z-50 -translate-y-20 rounded-lg px-4 py-2.5 font-semibold focus:translate-y-0"
      >
        {labels.skip}
      </a>
      <Sidebar role={bar.actor.role} locale={bar.locale} labels={labels} />
      <div data-drawer-close className="shell-backdrop" />
      <div id="shell-main" className="shell-main">
        <TopBar {...bar} labels={labels} />
        <RenewalBanner labels={labels.renewed} />
        <SessionBanner stay={stay} email={bar.actor.email} labels={labels.session} again={labels.again} />
        <main
          id="content"
          tabIndex={-1}
          className="mx-auto w-full max-w-6xl flex-1 px-4 py-6 outline-none sm:px-6 lg:py-8"
        >
          <AddressNotice {...labels.notices} />
          {children}
          <SignedInToast messages={labels.signedIn} />
        </main>
      </div>
      <Tooltips />
    </div>
  );
}
