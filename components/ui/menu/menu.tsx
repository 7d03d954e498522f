"use client";

import { useId, useState, type ComponentProps, type ComponentType, type KeyboardEvent, type MouseEvent } from "react";
import type { MenuEntries, MenuPopupProps, MenuProps, MenuOpening } from "./menu-types";
import { onDemand } from "../on-demand";

/**
 * The entries of a menu; they come from menu-item. They travel together with what a menu does by keys, which is Radix's, when
 * a pointer or the focus nears the button.
 */
export function menuEntries<Given extends object>(load: () => Promise<ComponentType<Given>>): MenuEntries<Given> {
  return onDemand(async () => {
    const [{ MenuSurface }, Entries] = await Promise.all([import("./menu-surface"), load()]);
    return function OpenMenu({ given, ...popup }: MenuPopupProps & { given: Given }) {
      return (
        <MenuSurface {...popup}>
          <Entries {...given} />
        </MenuSurface>
      );
    };
  });
}

/** A button with a menu. */
export function Menu<Given extends object>(props: MenuProps<Given>) {
  const { label, trigger, triggerClass, entries, given, align = "end" } = props;
  const [opening, setOpening] = useState<MenuOpening | null>(null);
  const id = useId();
  return (
    <>
      <MenuButton {...{ id, label, opening, entries }} onToggle={setOpening} className={triggerClass}>
        {trigger}
      </MenuButton>
      {opening ? (
        <MenuPopup {...{ id, label, align, entries, given }} {...opening} close={() => setOpening(null)} />
      ) : null}
    </>
  );
}

type MenuButtonProps = Omit<ComponentProps<"button">, "onToggle"> & {
  /** Of the menu. */
  id: string;
  label: string;
  opening: MenuOpening | null;
  onToggle: (opening: MenuOpening | null) => void;
  entries: { prefetch: () => void };
};

/** The button alone, for lists that keep one open menu for all their rows. */
export function MenuButton({ id, label, opening, onToggle, entries, ...props }: MenuButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    // A key presses a button without the pointer's detail.
    const focus = event.detail === 0 ? "first" : null;
    onToggle(opening ? null : { anchor: event.currentTarget, focus });
  }

  function openByArrow(event: KeyboardEvent<HTMLButtonElement>) {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    onToggle({ anchor: event.currentTarget, focus: event.key === "ArrowUp" ? "last" : "first" });
  }

  return (
    <button
      type="button"
      aria-haspopup="menu"
      aria-expanded={opening !== null}
      aria-controls={opening ? id : undefined}
      aria-label={label}
      onPointerEnter={entries.prefetch}
      onFocus={entries.prefetch}
      onClick={press}
      onKeyDown={openByArrow}
      {...props}
    />
  );
}

type OpenMenuProps<Given> = MenuPopupProps & Pick<MenuProps<Given>, "entries" | "given">;

/** The menu, while it is open. */
export function MenuPopup<Given extends object>({ entries, ...props }: OpenMenuProps<Given>) {
  const isReady = entries.useReady(true, props.close);
  return isReady ? <entries.Part {...props} /> : null;
}
