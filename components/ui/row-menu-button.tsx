"use client";

import type { ReactNode } from "react";
import { MenuPopup, openingByKey } from "./menu";
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
export function RowMenuButton({ id, label, menu: { open, setOpen, close }, busy, items }: RowMenuButtonProps) {
  const opening = open?.id === id ? open : null;
  const popup = opening ? `row-menu-${id}` : undefined;
  return (
    <>
      <button
        type="button"
        aria-haspopup="menu"
        aria-expanded={opening !== null}
        aria-controls={popup}
        aria-label={label}
        className="row-menu"
        data-row={id}
        onClick={(event) => setOpen(opening ? null : { id, anchor: event.currentTarget, focus: "first" })}
        onKeyDown={(event) => {
          const byKey = openingByKey(event);
          if (byKey) setOpen({ id, ...byKey });
        }}
      >
        {busy ? <Spinner /> : null}
      </button>
      {opening && popup ? (
        <MenuPopup {...{ id: popup, label, close }} anchor={opening.anchor} focus={opening.focus} align="end">
          {items()}
        </MenuPopup>
      ) : null}
    </>
  );
}
