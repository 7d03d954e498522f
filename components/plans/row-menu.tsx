"use client";

import { MenuPopup, openingByKey } from "@/components/ui/menu";
import { MenuItem, MenuLink, MenuSeparator } from "@/components/ui/menu-item";
import { Spinner } from "@/components/ui/spinner";
import { fill } from "@/lib/core/fill";
import type { PlanListContext, PlanRow } from "./types";
import type { PlanActions } from "./use-plan-actions";
import type { RowMenuState } from "./use-row-menu";

type RowMenuProps = { row: PlanRow; menu: RowMenuState; actions: PlanActions; context: PlanListContext };

/** The button of a row and, while it is open, its menu. */
export function RowMenu({ row, menu, actions, context }: RowMenuProps) {
  const { open, setOpen, close } = menu;
  const opening = open?.id === row.id ? open : null;
  const label = fill(context.labels.list.menu, { title: row.title });
  const id = opening ? `row-menu-${row.id}` : undefined;
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
          <RowItems row={row} actions={actions} context={context} />
        </MenuPopup>
      ) : null}
    </>
  );
}

/** View, edit, copy, both downloads and delete. While a plan is being written it can only be viewed and deleted. */
function RowItems({ row, actions, context }: Omit<RowMenuProps, "menu">) {
  const { paths } = context;
  const labels = context.labels.list;
  return (
    <>
      <MenuLink href={paths.view + row.id}>{labels.view}</MenuLink>
      {row.state !== "running" ? (
        <>
          <MenuLink href={paths.edit + row.id}>{labels.edit}</MenuLink>
          <MenuItem onClick={() => actions.copy(row)}>{labels.copy}</MenuItem>
          <MenuItem onClick={() => actions.download(row, "PDF")}>{labels.pdf}</MenuItem>
          <MenuItem onClick={() => actions.download(row, "DOCX")}>{labels.docx}</MenuItem>
        </>
      ) : null}
      <MenuSeparator />
      <MenuItem tone="destructive" onClick={() => actions.askDelete(row)}>
        {labels.remove}
      </MenuItem>
    </>
  );
}
