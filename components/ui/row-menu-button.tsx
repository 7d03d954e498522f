"use client";

import type { ReactNode } from "react";
import { MenuButton, MenuPopup } from "./menu";
import { Spinner } from "./spinner";
import type { RowMenuState } from "./use-row-menu";

type RowMenuButtonProps = {
  /** Of the row. */
  id: number;
  label: string;
  menu: RowMenuState;
  busy: boolean;
  /** Made only while the menu is open. */
  items: () => ReactNode;
};

/** The button of a row and, while it is open, its menu. */
export function RowMenuButton({ id, label, menu, busy, items }: RowMenuButtonProps) {
  const opening = menu.open?.id === id ? menu.open : null;
  const popup = `row-menu-${id}`;
  return (
    <>
      <MenuButton
        id={popup}
        {...{ label, opening }}
        data-row={id}
        className="row-menu"
        onToggle={(next) => menu.setOpen(next && { id, ...next })}
      >
        {busy ? <Spinner /> : null}
      </MenuButton>
      {opening ? (
        <MenuPopup
          {...{ label, close: menu.close }}
          id={popup}
          align="end"
          anchor={opening.anchor}
          focus={opening.focus}
        >
          {items()}
        </MenuPopup>
      ) : null}
    </>
  );
}
