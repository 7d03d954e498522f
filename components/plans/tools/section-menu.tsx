"use client";

import { Menu } from "@/components/ui/menu";
import { MenuItem, MenuSeparator } from "@/components/ui/menu-item";
import { Icon } from "@/components/ui/icon";
import { interpolate } from "@/lib/core/interpolate";
import { usePlanTools } from "./context";

const plain = ["regenerate", "easier", "harder", "shorter", "detail"] as const;

/** What can be done with one part of a plan; nothing where the tools know no such part. */
export function SectionMenu({ part: name }: { part: string }) {
  const tools = usePlanTools();
  const part = tools?.parts.find((candidate) => candidate.name === name);
  if (!tools || !part) return null;
  const { labels, model, ask } = tools;
  return (
    <span className="no-print -my-2.5 flex-none">
      <Menu
        label={interpolate(labels.menu, { section: part.title })}
        trigger={
          <>
            <Icon name="sparkles" className="size-4.5" />
            <span className="text-sm font-semibold max-sm:sr-only">{labels.improve}</span>
          </>
        }
        triggerClass="text-primary hover:bg-accent inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-lg px-3"
      >
        {plain.map((wish) => (
          <MenuItem key={wish} onChoose={() => ask(name, wish)}>
            {labels.wishes[wish]}
          </MenuItem>
        ))}
        {model ? (
          <>
            <MenuSeparator />
            <MenuItem onChoose={() => ask(name, "instruction")}>{labels.wishes.instruction}</MenuItem>
          </>
        ) : (
          <>
            <MenuSeparator />
            <MenuItem disabled className="text-muted-foreground max-w-64 text-sm data-disabled:opacity-100">
              {labels.needsModel}
            </MenuItem>
          </>
        )}
      </Menu>
    </span>
  );
}
