import type { ReactNode } from "react";
import type { OnDemand } from "../on-demand";

export type MenuProps<Given> = {
  /** Accessible name of the button and of the menu. */
  label: string;
  trigger: ReactNode;
  triggerClass: string;
  entries: MenuEntries<Given>;
  /** What the entries are made of. */
  given: Given;
  align?: "start" | "end";
};

/** The button that was pressed and the entry that gets the focus: none after a press of a pointer. */
export type MenuOpening = { anchor: HTMLButtonElement; focus: "first" | "last" | null };

export type MenuPopupProps = MenuOpening & {
  id: string;
  label: string;
  align: "start" | "end";
  close: () => void;
};

/** What a menu holds, together with what a menu does. */
export type MenuEntries<Given> = OnDemand<MenuPopupProps & { given: Given }>;
