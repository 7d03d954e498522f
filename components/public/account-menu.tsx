import type { Locale } from "@/lib/core/language";
import { localeHref } from "@/components/layout/paths";
import type { LogoutAction, ShellLabels } from "@/components/layout/types";
import { buttonVariants } from "@/components/ui/button-variants";
import { menuItem, SiteMenu } from "./site-menu";

type AccountMenuProps = { locale: Locale; labels: ShellLabels; dashboard: string; logoutAction: LogoutAction };

/** The avatar of a signed-in reader: the letter and the name come from the hint cookie, in the browser. */
export function AccountMenu({ locale, labels, dashboard, logoutAction }: AccountMenuProps) {
  const { account } = labels;
  return (
    <div className="for-members">
      <SiteMenu id="menu-account" label={account.label} trigger={<span aria-hidden="true" className="site-initial" />}>
        <p
          data-user-name={account.user}
          suppressHydrationWarning
          className="border-border mb-1.5 truncate border-b px-3 pt-2 pb-2.5 font-bold"
        >
          {account.user}
        </p>
        <a role="menuitem" tabIndex={-1} href={localeHref(locale, "/dashboard")} className={menuItem}>
          {dashboard}
        </a>
        <a role="menuitem" tabIndex={-1} href={localeHref(locale, "/profile")} className={menuItem}>
          {account.profile}
        </a>
        <button
          type="button"
          role="menuitem"
          tabIndex={-1}
          popoverTarget="log-out"
          className={`${menuItem} text-destructive`}
        >
          {account.logout}
        </button>
      </SiteMenu>
      <div
        id="log-out"
        popover="auto"
        role="alertdialog"
        aria-labelledby="log-out-question"
        className="border-border bg-card text-card-foreground shadow-overlay m-auto w-[min(24rem,calc(100vw-2rem))] rounded-xl border p-6"
      >
        <p id="log-out-question" className="text-h3 font-bold">
          {account.logoutQuestion}
        </p>
        <form action={logoutAction} className="mt-5 flex flex-wrap justify-end gap-3">
          <input type="hidden" name="locale" value={locale} />
          <button type="button" popoverTarget="log-out" popoverTargetAction="hide" className={buttonVariants({ variant: "outline" })}>
            {account.cancel}
          </button>
          <button type="submit" className={buttonVariants({ variant: "destructive" })}>
            {account.logout}
          </button>
        </form>
      </div>
    </div>
  );
}
