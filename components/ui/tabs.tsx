"use client";

import { onDemand } from "./on-demand";
import { tabLink, type LinkTabsProps } from "./tab-link";

const surface = onDemand(() => import("./tabs-surface").then((module) => module.TabsSurface));

/**
 * Tabs, drawn by the server as links that Tab reaches one by one. Once a key has led to one, Radix comes and makes them
 * one stop, walked with the arrow keys; a pointer has no need of it.
 */
export function LinkTabs(props: LinkTabsProps) {
  const { label, tabs, panel, className } = props;
  const isReady = surface.useReady(false, () => undefined);
  if (isReady) return <surface.Part {...props} />;
  return (
    <div
      role="tablist"
      aria-label={label}
      className={className}
      onKeyDown={surface.prefetch}
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
