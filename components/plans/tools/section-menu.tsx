"use client";

import { Icon } from "@/components/ui/icon";
import { Menu, menuEntries } from "@/components/ui/menu/menu";
import { interpolate } from "@/lib/core/interpolate";
import { usePlanTools } from "./context";

const entries = menuEntries(() => import("./section-entries").then((module) => module.SectionEntries));

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
        entries={entries}
        given={{ part: name, labels, model, ask }}
      />
    </span>
  );
}
