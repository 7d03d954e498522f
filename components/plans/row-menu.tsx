"use client";

import { MenuItem, MenuLink, MenuSeparator } from "@/components/ui/menu-item";
import { RowMenuButton } from "@/components/ui/row-menu-button";
import { interpolate } from "@/lib/core/interpolate";
import type { PlanListContext, PlanRow } from "./types";
import type { PlanActions } from "./use-plan-actions";
import type { RowMenuState } from "@/components/ui/use-row-menu";

type RowMenuProps = { row: PlanRow; menu: RowMenuState; actions: PlanActions; context: PlanListContext };

/** What can be done with a plan of a list. */
export function RowMenu({ row, menu, actions, context }: RowMenuProps) {
  return (
    <RowMenuButton
      id={row.id}
      label={interpolate(context.labels.list.menu, { title: row.title })}
      menu={menu}
      busy={actions.busy === row.id}
      items={() => <RowItems row={row} actions={actions} context={context} />}
    />
  );
}

/** View, edit, copy, both downloads and delete. While a plan is being written it can only be viewed and deleted. */
function RowItems({ row, actions, context }: Omit<RowMenuProps, "menu">) {
  const { view, edit } = context.paths[row.kind];
  const labels = context.labels.list;
  return (
    <>
      <MenuLink href={view + row.id}>{labels.view}</MenuLink>
      {row.state !== "running" ? (
        <>
          <MenuLink href={edit + row.id}>{labels.edit}</MenuLink>
          <MenuItem onChoose={() => actions.copy(row)}>{labels.copy}</MenuItem>
          <MenuItem onChoose={() => actions.download(row, "PDF")}>{labels.pdf}</MenuItem>
          <MenuItem onChoose={() => actions.download(row, "DOCX")}>{labels.docx}</MenuItem>
        </>
      ) : null}
      <MenuSeparator />
      <MenuItem tone="destructive" onChoose={() => actions.askDelete(row)}>
        {labels.remove}
      </MenuItem>
    </>
  );
}
