"use client";

import { useEffect, useRef, useState, type ReactNode } from "react";
import { writeSidebarCookie } from "./sidebar-state";
import type { ShellLabels } from "@/components/layout/types";
import { useDrawer } from "./use-drawer";

type SidebarControlsProps = { collapsed: boolean; labels: ShellLabels["sidebar"]; icon: ReactNode };

const drawerQuery = "(width < 768px)";

/**
 * The toggle of the sidebar: folds it on a wide screen, opens it as a drawer on a phone. Ctrl or Cmd and B press it, also before
 * the page is alive (`layout/inline/early.ts`).
 */
export function SidebarControls({ collapsed: initial, labels, icon }: SidebarControlsProps) {
  const [collapsed, setCollapsed] = useState(initial);
  const [phone, setPhone] = useState(false);
  const [drawer, setDrawer] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useDrawer({ open: drawer, label: labels.label, close: () => setDrawer(false), opener: button });

  function toggle() {
    if (matchMedia(drawerQuery).matches) return setDrawer(!drawer);
    setCollapsed(!collapsed);
    writeSidebarCookie(collapsed);
    const shell = document.getElementById("shell");
    shell?.setAttribute("data-moving", "");
    shell?.setAttribute("data-sidebar", collapsed ? "expanded" : "collapsed");
  }

  useEffect(() => {
    const media = matchMedia(drawerQuery);
    function follow() {
      setPhone(media.matches);
      if (!media.matches) setDrawer(false);
    }
    follow();
    media.addEventListener("change", follow);
    return () => media.removeEventListener("change", follow);
  }, []);

  return (
    <button
      ref={button}
      type="button"
      aria-label={labels.toggle}
      aria-keyshortcuts="Control+B Meta+B"
      aria-expanded={phone ? drawer : !collapsed}
      aria-controls="sidebar"
      data-tip={labels.hint}
      className="hover:bg-accent grid size-11 flex-none place-items-center rounded-lg"
      onClick={toggle}
    >
      {icon}
    </button>
  );
}
