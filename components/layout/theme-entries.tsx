import { useState, type ReactNode } from "react";
import { MenuChoice, MenuChoices } from "@/components/ui/menu/menu-item";
import { chooseTheme, storedTheme } from "./theme";
import type { ShellLabels, ThemeChoice } from "./types";

export type ThemeEntriesProps = { labels: ShellLabels["theme"]; icons: Record<ThemeChoice, ReactNode> };

const choices = ["light", "dark", "system"] as const satisfies readonly ThemeChoice[];

function take(value: string): void {
  const chosen = choices.find((choice) => choice === value);
  if (chosen) chooseTheme(chosen);
}

/** Mounted only while the menu is open, so that the storage is read in the browser and afresh each time. */
export function ThemeEntries({ labels, icons }: ThemeEntriesProps) {
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
