"use client";

import { useId, useState, type ComponentProps, type KeyboardEvent, type MouseEvent } from "react";
import type { MenuPopupProps, MenuProps, Opening } from "./menu-types";
import { onDemand } from "./on-demand";

const surface = onDemand(() => import("./menu-surface").then((module) => module.MenuSurface));

/**
 * A button with a menu; its entries come from menu-item. What a menu does by keys is Radix's, which travels when a pointer or
 * the focus nears the first button of one.
 */
export function Menu({ label, trigger, triggerClass, children, align = "end" }: MenuProps) {
  const [opening, setOpening] = useState<Opening | null>(null);
  const id = useId();
  return (
    <>
      <MenuButton id={id} label={label} opening={opening} onToggle={setOpening} className={triggerClass}>
        {trigger}
      </MenuButton>
      {opening ? (
        <MenuPopup {...{ id, label, align }} {...opening} close={() => setOpening(null)}>
          {children}
        </MenuPopup>
      ) : null}
    </>
  );
}

type MenuButtonProps = Omit<ComponentProps<"button">, "onToggle"> & {
  /** Of the menu. */
  id: string;
  label: string;
  opening: Opening | null;
  onToggle: (opening: Opening | null) => void;
};

/** The button alone, for lists that keep one open menu for all their rows. */
export function MenuButton({ id, label, opening, onToggle, ...props }: MenuButtonProps) {
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
      onPointerEnter={surface.prefetch}
      onFocus={surface.prefetch}
      onClick={press}
      onKeyDown={openByArrow}
      {...props}
    />
  );
}

/** The menu, while it is open. */
export function MenuPopup(props: MenuPopupProps) {
  const isReady = surface.useReady(true, props.close);
  return isReady ? <surface.Part {...props} /> : null;
}
