"use client";

import type { ReactNode } from "react";
import { Menu, menuEntries } from "@/components/ui/menu/menu";
import type { LanguageEntriesProps } from "./language-entries";

const entries = menuEntries(() => import("./language-entries").then((module) => module.LanguageEntries));

type LanguageMenuProps = LanguageEntriesProps & { trigger: ReactNode; triggerClass: string };

export function LanguageMenu({ trigger, triggerClass, ...given }: LanguageMenuProps) {
  return <Menu label={given.labels.label} {...{ trigger, triggerClass, entries, given }} />;
}
