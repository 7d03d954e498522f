import { MenuItem, MenuSeparator } from "@/components/ui/menu/menu-item";
import type { ToolsContext } from "./types";

const plain = ["regenerate", "easier", "harder", "shorter", "detail"] as const;

export type SectionEntriesProps = Pick<ToolsContext, "labels" | "model" | "ask"> & { part: string };

/** What may be wished of one part; an instruction of one's own needs a model. */
export function SectionEntries({ part, labels, model, ask }: SectionEntriesProps) {
  return (
    <>
      {plain.map((wish) => (
        <MenuItem key={wish} onChoose={() => ask(part, wish)}>
          {labels.wishes[wish]}
        </MenuItem>
      ))}
      <MenuSeparator />
      {model ? (
        <MenuItem onChoose={() => ask(part, "instruction")}>{labels.wishes.instruction}</MenuItem>
      ) : (
        <MenuItem disabled className="text-muted-foreground max-w-64 text-sm data-disabled:opacity-100">
          {labels.needsModel}
        </MenuItem>
      )}
    </>
  );
}
