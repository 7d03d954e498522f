"use client";

import { MenuButton, MenuPopup } from "./menu";
import type { MenuEntries } from "./menu-types";
import { Spinner } from "../spinner";
import type { RowMenuState } from "./use-row-menu";

type RowMenuButtonProps<Given> = {
  /** Of the row. */
  id: number;
  label: string;
  menu: RowMenuState;
  busy: boolean;
  entries: MenuEntries<Given>;
  /** What the entries are made of. */
  given: Given;
};

/** The button of a row and, while it is open, its menu. */
export function RowMenuButton<Given extends object>(props: RowMenuButtonProps<Given>) {
  const { id, label, menu, busy, entries, given } = props;
  const opening = menu.open?.id === id ? menu.open : null;
  const popup = `row-menu-${id}`;
  return (
    <>
      <MenuButton
        id={popup}
        {...{ label, opening, entries }}
        data-row={id}
        className="row-menu"
        onToggle={(next) => menu.setOpen(next && { id, ...next })}
      >
        {busy ? <Spinner /> : null}
      </MenuButton>
      {opening ? (
        <MenuPopup
          {...{ label, entries, given, close: menu.close }}
          id={popup}
          align="end"
          anchor={opening.anchor}
          focus={opening.focus}
        />
      ) : null}
    </>
  );
}
