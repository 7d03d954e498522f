"use client";

import { Menu } from "@/components/ui/menu";
import { MenuItem, MenuLink, MenuSeparator } from "@/components/ui/menu-item";
import { Spinner } from "@/components/ui/spinner";
import { fill } from "@/lib/core/fill";
import type { PlanListLabels, PlanPaths, PlanRow } from "./types";
import type { PlanActions } from "./use-plan-actions";

type RowMenuProps = { row: PlanRow; actions: PlanActions; paths: PlanPaths; labels: PlanListLabels["list"] };

/** View, edit, copy, both downloads and delete. While a plan is being written it can only be viewed and deleted. */
export function RowMenu({ row, actions, paths, labels }: RowMenuProps) {
  const written = row.state !== "running";
  return (
    <Menu
      label={fill(labels.menu, { title: row.title })}
      trigger={actions.busy === row.id ? <Spinner /> : <Dots />}
      triggerClass="row-menu"
    >
      <MenuLink href={paths.view + row.id}>{labels.view}</MenuLink>
      {written ? (
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
    </Menu>
  );
}

function Dots() {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" width="16" height="16" fill="currentColor">
      <path d="M8 1.2 9.8 3 8 4.8 6.2 3zM8 6.2 9.8 8 8 9.8 6.2 8zM8 11.2 9.8 13 8 14.8 6.2 13z" />
    </svg>
  );
}
