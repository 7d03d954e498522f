"use client";

import { useEffect, useState, useTransition } from "react";
import { MenuItem, MenuLink, MenuLinkItem, MenuSeparator } from "@/components/ui/menu/menu-item";
import { isOutdated, sayOutdated } from "@/components/ui/outdated";
import { toast } from "@/components/ui/toast/toast";
import { idle } from "@/lib/web/form-state";
import type shell from "@/messages/en/shell.json";
import { OpenLink } from "./open-link";
import type { NotificationActions, NotificationRow } from "./types";

export type BellMenuProps = {
  /** The page with all notifications. */
  href: string;
  unread: number;
  actions: NotificationActions;
  labels: (typeof shell)["bell"] & { renewed: (typeof shell)["renewed"] };
};

/** What the bell's menu holds: the newest notifications, and the ways to all of them and to silence. */
export function BellMenu({ href, unread, actions, labels }: BellMenuProps) {
  const { rows, gone } = useNewest(actions.load);
  const [, start] = useTransition();
  const trouble = gone ? labels.renewed.text : labels.failed;

  function markAll() {
    start(async () => {
      const state = await actions.markAllRead(idle, {}).catch(sayOutdated);
      if (state?.status !== "success") toast.error(state?.message ?? labels.failed);
    });
  }

  return (
    <div className="w-[22rem] max-w-full">
      <p className="px-3 pt-2 pb-1 font-bold">{labels.title}</p>
      <div role="group" aria-label={labels.title} aria-busy={rows === undefined}>
        {rows ? (
          rows.map((row) => <BellItem key={row.id} row={row} href={href} open={actions.open} unread={labels.one} />)
        ) : (
          <p className="text-muted-foreground px-3 py-4 text-sm">{rows === null ? trouble : labels.loading}</p>
        )}
        {rows?.length === 0 ? <p className="text-muted-foreground px-3 py-4 text-sm">{labels.empty}</p> : null}
      </div>
      <MenuSeparator />
      {gone ? <MenuItem onChoose={() => location.reload()}>{labels.renewed.reload}</MenuItem> : null}
      <MenuLink href={href}>{labels.all}</MenuLink>
      {unread > 0 ? <MenuItem onChoose={markAll}>{labels.markAll}</MenuItem> : null}
    </div>
  );
}

/**
 * The newest notifications: undefined while they travel, null when they did not come; `gone` when they cannot, because
 * the server has another version of this page.
 */
function useNewest(load: BellMenuProps["actions"]["load"]) {
  const [rows, setRows] = useState<NotificationRow[] | null>();
  const [gone, setGone] = useState(false);
  useEffect(() => {
    let gone = false;
    const show = (found: NotificationRow[] | null) => (gone ? undefined : setRows(found));
    load(idle, {}).then(
      (state) => show(state.data ?? null),
      (error: unknown) => {
        show(null);
        setGone(isOutdated(error));
      },
    );
    return () => {
      gone = true;
    };
  }, [load]);
  return { rows, gone };
}

type BellItemProps = { row: NotificationRow; href: string; open: BellMenuProps["actions"]["open"]; unread: string };

function BellItem({ row, href, open, unread }: BellItemProps) {
  return (
    <MenuLinkItem>
      <OpenLink
        id={row.id}
        href={row.href ?? href}
        open={open}
        className="hover:bg-accent focus:bg-accent grid grid-cols-[0.625rem_1fr] gap-x-2.5 rounded-lg px-3 py-2.5 leading-snug focus-visible:-outline-offset-2"
      >
        <span className="pt-1.5">
          {row.read ? null : (
            <>
              <span aria-hidden="true" className="bg-sun block size-2.5 rotate-45 rounded-[2px]" />
              <span className="sr-only">{unread}</span>
            </>
          )}
        </span>
        <span className="grid min-w-0 gap-0.5">
          <span className={row.read ? "font-medium" : "font-bold"}>{row.title}</span>
          <span className="text-muted-foreground line-clamp-2 text-sm break-words">{row.message}</span>
          <time dateTime={row.createdAt} title={row.moment} className="text-muted-foreground text-xs tabular-nums">
            {row.when}
          </time>
        </span>
      </OpenLink>
    </MenuLinkItem>
  );
}
