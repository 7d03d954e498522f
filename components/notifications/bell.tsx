"use client";

import { Icon } from "@/components/ui/icon";
import { Menu, menuEntries } from "@/components/ui/menu/menu";
import { interpolate } from "@/lib/core/interpolate";
import type { BellMenuProps } from "./bell-menu";

const entries = menuEntries(() => import("./bell-menu").then((module) => module.BellMenu));

type BellProps = BellMenuProps & { triggerClass: string };

/** The bell with the number of what is unread; pressed, it asks the server for the newest. */
export function Bell({ href, unread, actions, labels, triggerClass }: BellProps) {
  const name = unread > 0 ? interpolate(labels.unread, { count: unread }) : labels.none;
  return (
    <Menu
      label={name}
      triggerClass={`relative ${triggerClass}`}
      trigger={<BellSign unread={unread} />}
      entries={entries}
      given={{ href, unread, actions, labels }}
    />
  );
}

function BellSign({ unread }: { unread: number }) {
  return (
    <>
      <Icon name="bell" />
      {unread > 0 ? (
        <span
          aria-hidden="true"
          className="bg-sun text-sun-foreground absolute top-1 right-0.5 min-w-5 rounded-full px-1 text-center text-xs leading-5 font-bold tabular-nums"
        >
          {unread > 99 ? "99+" : unread}
        </span>
      ) : null}
    </>
  );
}
