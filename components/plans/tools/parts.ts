import type { ToolSection } from "@/lib/plans/kinds/tools";
import { isShown, type PlanFieldGroup } from "../fields";
import type { ToolPart } from "./types";

/** The groups of a plan whose texts the tools can change: those of which something is written already. */
export function toolParts(
  groups: readonly PlanFieldGroup[],
  sections: readonly ToolSection[],
  content: Record<string, unknown>,
): ToolPart[] {
  return groups.flatMap((group) => {
    const section = sections.find(({ name }) => name === group.name);
    if (!section || !isShown(group, (name) => content[name])) return [];
    const fields = group.fields.filter(({ name }) => name in section.fields);
    const isWritten = fields.some(({ name }) => String(content[name] ?? "").trim() !== "");
    return isWritten ? [{ name: group.name, title: group.title, fields }] : [];
  });
}
