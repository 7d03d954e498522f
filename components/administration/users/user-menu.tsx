"use client";

import { menuEntries } from "@/components/ui/menu/menu";
import { RowMenuButton } from "@/components/ui/menu/row-menu-button";
import type { RowMenuState } from "@/components/ui/menu/use-row-menu";
import { interpolate } from "@/lib/core/interpolate";
import type { UserEntriesProps } from "./user-entries";

const entries = menuEntries(() => import("./user-entries").then((module) => module.UserEntries));

/** The menu of an account in the list of all. */
export function UserMenu({ menu, ...given }: UserEntriesProps & { menu: RowMenuState }) {
  const { row, actions, labels } = given;
  return (
    <RowMenuButton
      id={row.id}
      label={interpolate(labels.menu, { email: row.email })}
      busy={actions.busy === row.id}
      {...{ menu, entries, given }}
    />
  );
}
