"use client";

import type { ReactNode } from "react";
import { Menu, menuEntries } from "@/components/ui/menu/menu";
import type { ThemeEntriesProps } from "./theme-entries";

const entries = menuEntries(() => import("./theme-entries").then((module) => module.ThemeEntries));

type ThemeMenuProps = ThemeEntriesProps & { trigger: ReactNode; triggerClass: string };

export function ThemeMenu({ trigger, triggerClass, ...given }: ThemeMenuProps) {
  return <Menu label={given.labels.label} {...{ trigger, triggerClass, entries, given }} />;
}
