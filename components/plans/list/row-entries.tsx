import { MenuItem, MenuLink, MenuSeparator } from "@/components/ui/menu/menu-item";
import type { PlanListContext, PlanRow } from "../types";
import { translationsPlace } from "../translations/place";
import type { PlanActions } from "./use-plan-actions";

export type RowEntriesProps = { row: PlanRow; actions: PlanActions; context: PlanListContext };

/** View, edit, copy, translate, both downloads and delete. While a plan is being written it can only be viewed and deleted. */
export function RowEntries({ row, actions, context }: RowEntriesProps) {
  const { view, edit } = context.paths[row.kind];
  const labels = context.labels.list;
  return (
    <>
      <MenuLink href={view + row.id}>{labels.view}</MenuLink>
      {row.state !== "running" ? (
        <>
          <MenuLink href={edit + row.id}>{labels.edit}</MenuLink>
          <MenuItem note={labels.copyCost} onChoose={() => actions.copy(row)}>
            {labels.copy}
          </MenuItem>
          <MenuLink href={`${view}${row.id}#${translationsPlace}`}>{labels.translate}</MenuLink>
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
