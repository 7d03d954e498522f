"use client";

import { useId, useState, type KeyboardEvent, type ReactNode } from "react";
import { rovingTarget } from "./roving";

export type TabItem = { id: string; label: string; content: ReactNode };

type TabsProps = { label: string; items: readonly TabItem[]; defaultId?: string; onSelect?: (id: string) => void };

/** Tabs with arrow keys, Home and End. Every panel stays mounted, so that nothing typed in one is lost. */
export function Tabs({ label, items, defaultId, onSelect }: TabsProps) {
  const base = useId();
  const [active, setActive] = useState(defaultId ?? items[0]?.id);

  function select(id: string) {
    setActive(id);
    onSelect?.(id);
  }

  function move(event: KeyboardEvent<HTMLDivElement>) {
    const target = rovingTarget({ event, selector: "[role=tab]", axis: "horizontal" });
    if (!target) return;
    event.preventDefault();
    target.focus();
    target.click();
  }

  return (
    <div>
      <div
        role="tablist"
        aria-label={label}
        onKeyDown={move}
        className="scroll-quiet border-border flex gap-1 overflow-x-auto border-b"
      >
        {items.map((item) => (
          <button
            key={item.id}
            type="button"
            role="tab"
            id={`${base}-tab-${item.id}`}
            aria-selected={item.id === active}
            aria-controls={`${base}-panel-${item.id}`}
            tabIndex={item.id === active ? 0 : -1}
            className="text-muted-foreground hover:text-foreground aria-selected:border-sun aria-selected:text-foreground -mb-px min-h-11 flex-none border-b-3 border-transparent px-4 text-[0.9375rem] font-semibold -outline-offset-2"
            onClick={() => select(item.id)}
          >
            {item.label}
          </button>
        ))}
      </div>
      {items.map((item) => (
        <div
          key={item.id}
          role="tabpanel"
          id={`${base}-panel-${item.id}`}
          aria-labelledby={`${base}-tab-${item.id}`}
          hidden={item.id !== active}
          tabIndex={0}
          className="pt-5 -outline-offset-2"
        >
          {item.content}
        </div>
      ))}
    </div>
  );
}
