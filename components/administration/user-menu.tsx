"use client";

import type { RowMenuState } from "@/components/plans/use-row-menu";
import { MenuPopup, openingByKey } from "@/components/ui/menu";
import { MenuItem, MenuSeparator } from "@/components/ui/menu-item";
import { Spinner } from "@/components/ui/spinner";
import { fill } from "@/lib/core/fill";
import type { UserActions, UserLabels } from "./use-user-actions";
import type { UserRow } from "./user-rows";

type UserMenuProps = {
  row: UserRow;
  menu: RowMenuState;
  actions: UserActions;
  labels: UserLabels;
};

/** The button of a row and, while it is open, its menu. Nobody can shut out, delete or demote themself. */
export function UserMenu({ row, menu: { open, setOpen, close }, actions, labels }: UserMenuProps) {
  const opening = open?.id === row.id ? open : null;
  const label = fill(labels.menu, { email: row.email });
  const id = opening ? `user-menu-${row.id}` : undefined;
  if (row.deleted) return null;
  return (
    <>
      <button
        type="button"
        aria-haspopup="menu"
        aria-expanded={opening !== null}
        aria-controls={id}
        aria-label={label}
        className="row-menu"
        onClick={(event) => setOpen(opening ? null : { id: row.id, anchor: event.currentTarget, focus: "first" })}
        onKeyDown={(event) => {
          const byKey = openingByKey(event);
          if (byKey) setOpen({ id: row.id, ...byKey });
        }}
      >
        {actions.busy === row.id ? <Spinner /> : null}
      </button>
      {opening && id ? (
        <MenuPopup {...{ id, label, close }} anchor={opening.anchor} focus={opening.focus} align="end">
          {row.self ? null : (
            <>
              <MenuItem onClick={() => actions.toggleLock(row)}>{row.locked ? labels.unlock : labels.lock}</MenuItem>
              <MenuItem onClick={() => actions.ask("role", row)}>{labels.changeRole}</MenuItem>
            </>
          )}
          <MenuItem onClick={() => actions.ask("tier", row)}>{labels.assign}</MenuItem>
          {row.self ? null : (
            <>
              <MenuSeparator />
              <MenuItem tone="destructive" onClick={() => actions.ask("delete", row)}>
                {labels.delete}
              </MenuItem>
            </>
          )}
        </MenuPopup>
      ) : null}
    </>
  );
}
