"use client";

import { useState, type ReactNode } from "react";
import { Menu } from "@/components/ui/menu";
import { MenuChoice, MenuChoices } from "@/components/ui/menu-item";
import { chooseTheme, storedTheme } from "./theme";
import type { ShellLabels, ThemeChoice } from "./types";

type ThemeMenuProps = {
  labels: ShellLabels["theme"];
  icons: Record<ThemeChoice, ReactNode>;
  trigger: ReactNode;
  triggerClass: string;
};

const choices = ["light", "dark", "system"] as const satisfies readonly ThemeChoice[];

export function ThemeMenu({ labels, icons, trigger, triggerClass }: ThemeMenuProps) {
  return (
    <Menu label={labels.label} trigger={trigger} triggerClass={triggerClass}>
      <ThemeChoices labels={labels} icons={icons} />
    </Menu>
  );
}

function take(value: string): void {
  const chosen = choices.find((choice) => choice === value);
  if (chosen) chooseTheme(chosen);
}

// Mounted only while the menu is open, so that the storage is read in the browser and afresh each time.
function ThemeChoices({ labels, icons }: Pick<ThemeMenuProps, "labels" | "icons">) {
  const [theme] = useState(storedTheme);
  return (
    <MenuChoices value={theme} onChoose={take}>
      {choices.map((choice) => (
        <MenuChoice key={choice} value={choice} icon={icons[choice]}>
          {labels[choice]}
        </MenuChoice>
      ))}
    </MenuChoices>
  );
}
