"use client";

import { useState } from "react";
import type { MenuOpening } from "./menu-types";

/** Which row's menu is open. The rows share it: twenty menus of their own would cost every rendering of the list. */
export function useRowMenu() {
  const [open, setOpen] = useState<(MenuOpening & { id: number }) | null>(null);
  return { open, setOpen, close: () => setOpen(null) };
}

export type RowMenuState = ReturnType<typeof useRowMenu>;
