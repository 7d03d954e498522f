"use client";

import type { KeyboardEvent } from "react";
import { onDemand } from "../on-demand";
import { rovingTarget } from "./roving";
import { tabLink, type LinkTabsProps } from "./tab-link";

const surface = onDemand(() => import("./tabs-surface").then((module) => module.TabsSurface));

/**
 * Tabs, drawn by the server as links that Tab reaches one by one. Once a key has led to one, Radix comes and makes them
 * one stop; a pointer has no need of it. The arrow keys walk them before it has come, too.
 */
export function LinkTabs(props: LinkTabsProps) {
  const { label, tabs, panel, className } = props;
  const isReady = surface.useReady(false, () => undefined);
  if (isReady) return <surface.Part {...props} />;

  function walk(event: KeyboardEvent<HTMLDivElement>) {
    surface.prefetch();
    const next = rovingTarget({ event, selector: "[role=tab]", axis: "horizontal" });
    if (!next) return;
    event.preventDefault();
    next.focus();
  }
  return (
    <div
      role="tablist"
      aria-label={label}
      className={className}
      onKeyDown={walk}
      onFocus={({ target }) => (target.matches(":focus-visible") ? surface.prefetch() : undefined)}
    >
      {tabs.map((tab) => (
        <a key={tab.key} role="tab" aria-selected={tab.isChosen} {...tabLink(tab, panel)}>
          {tab.label}
        </a>
      ))}
    </div>
  );
}
