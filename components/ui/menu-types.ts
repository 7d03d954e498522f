import type { ReactNode } from "react";

export type MenuProps = {
  /** Accessible name of the button and of the menu. */
  label: string;
  trigger: ReactNode;
  triggerClass: string;
  children: ReactNode;
  align?: "start" | "end";
};

/** The button that was pressed and the entry that gets the focus: none after a press of a pointer. */
export type Opening = { anchor: HTMLButtonElement; focus: "first" | "last" | null };

export type MenuPopupProps = Pick<MenuProps, "label" | "children"> &
  Opening & {
    id: string;
    align: "start" | "end";
    close: () => void;
  };
