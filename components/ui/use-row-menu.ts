"use client";

import { useState } from "react";
import type { Opening } from "./menu";

/** Which row's menu is open. The rows share it: twenty menus of their own would cost every rendering of the list. */
export function useRowMenu() {
  const [open, setOpen] = useState<(Opening & { id: number }) | null>(null);

  function close(refocus: boolean) {
    setOpen(null);
    if (refocus) open?.anchor.focus();
  }

  return { open, setOpen, close };
}

export type RowMenuState = ReturnType<typeof useRowMenu>;
