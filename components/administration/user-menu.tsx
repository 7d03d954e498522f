"use client";

import type { RowMenuState } from "@/components/ui/use-row-menu";
import { MenuItem, MenuSeparator } from "@/components/ui/menu-item";
import { RowMenuButton } from "@/components/ui/row-menu-button";
import { interpolate } from "@/lib/core/interpolate";
import type { UserActions, UserLabels } from "./use-user-actions";
import type { UserRow } from "./user-rows";

type UserMenuProps = {
  row: UserRow;
  menu: RowMenuState;
  actions: UserActions;
  labels: UserLabels;
};

/** What can be done with an account. Nobody can shut out, delete or demote themself, nor reset the own second factor. */
export function UserMenu({ row, menu, actions, labels }: UserMenuProps) {
  return (
    <RowMenuButton
      id={row.id}
      label={interpolate(labels.menu, { email: row.email })}
      menu={menu}
      busy={actions.busy === row.id}
      items={() => <UserItems row={row} actions={actions} labels={labels} />}
    />
  );
}

function UserItems({ row, actions, labels }: Omit<UserMenuProps, "menu">) {
  const assign = <MenuItem onChoose={() => actions.ask("tier", row)}>{labels.assign}</MenuItem>;
  if (row.self) return assign;
  return (
    <>
      <MenuItem onChoose={() => actions.toggleLock(row)}>{row.locked ? labels.unlock : labels.lock}</MenuItem>
      <MenuItem onChoose={() => actions.ask("role", row)}>{labels.changeRole}</MenuItem>
      {assign}
      {row.secondFactor ? <MenuItem onChoose={() => actions.ask("factor", row)}>{labels.resetFactor}</MenuItem> : null}
      <MenuSeparator />
      <MenuItem tone="destructive" onChoose={() => actions.ask("delete", row)}>
        {labels.delete}
      </MenuItem>
    </>
  );
}
