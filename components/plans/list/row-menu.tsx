"use client";

import { menuEntries } from "@/components/ui/menu/menu";
import { RowMenuButton } from "@/components/ui/menu/row-menu-button";
import type { RowMenuState } from "@/components/ui/menu/use-row-menu";
import { interpolate } from "@/lib/core/interpolate";
import type { RowEntriesProps } from "./row-entries";

const entries = menuEntries(() => import("./row-entries").then((module) => module.RowEntries));

/** What can be done with a plan of a list. */
export function RowMenu({ menu, ...given }: RowEntriesProps & { menu: RowMenuState }) {
  const { row, actions, context } = given;
  return (
    <RowMenuButton
      id={row.id}
      label={interpolate(context.labels.list.menu, { title: row.title })}
      busy={actions.busy === row.id}
      {...{ menu, entries, given }}
    />
  );
}
