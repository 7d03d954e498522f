import { MenuItem, MenuLink, MenuSeparator } from "@/components/ui/menu/menu-item";
import type editor from "@/messages/en/editor.json";

export type ToolbarLabels = (typeof editor)["toolbar"];

export type ToolbarEntriesProps = {
  /** Address of the versions. */
  versions: string;
  labels: ToolbarLabels;
  onCopy: () => void;
  /** Leads to the plan's other languages. */
  onTranslate: () => void;
  onDelete: () => void;
};

/** What is done with a plan less often. */
export function ToolbarEntries({ versions, labels, onCopy, onTranslate, onDelete }: ToolbarEntriesProps) {
  return (
    <>
      <MenuLink href={versions}>{labels.versions}</MenuLink>
      <MenuItem note={labels.copyCost} onChoose={onCopy}>
        {labels.copy}
      </MenuItem>
      <MenuItem onChoose={onTranslate}>{labels.translate}</MenuItem>
      <MenuSeparator />
      <MenuItem tone="destructive" onChoose={onDelete}>
        {labels.delete}
      </MenuItem>
    </>
  );
}
