import { MenuItem, MenuSeparator } from "@/components/ui/menu/menu-item";
import type { UserRow } from "./user-rows";
import type { UserActions, UserLabels } from "./user-types";

export type UserEntriesProps = { row: UserRow; actions: UserActions; labels: UserLabels };

/** What can be done with an account. Nobody can shut out, delete or demote themself, nor reset the own second factor. */
export function UserEntries({ row, actions, labels }: UserEntriesProps) {
  const assign = <MenuItem onChoose={() => actions.ask("tier", row)}>{labels.assign}</MenuItem>;
  if (row.self) return assign;
  return (
    <>
      {row.locked ? (
        <MenuItem onChoose={() => actions.unlock(row)}>{labels.unlock}</MenuItem>
      ) : (
        <MenuItem onChoose={() => actions.ask("lock", row)}>{labels.lock}</MenuItem>
      )}
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
