import { clsx } from "clsx";
import {
  DropdownMenuItem,
  DropdownMenuItemIndicator,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
} from "radix-ui/dropdown-menu";
import { useId, type ComponentProps, type ReactElement, type ReactNode } from "react";
import { useMenuLeave } from "./menu-leave";

const look =
  "flex min-h-11 w-full cursor-pointer select-none items-center gap-3 rounded-lg px-3 py-2 text-left text-[0.9375rem] leading-snug font-medium hover:bg-accent focus:bg-accent focus-visible:-outline-offset-2 data-disabled:cursor-default data-disabled:opacity-55 [&_svg]:flex-none";

type MenuItemProps = {
  icon?: ReactNode;
  tone?: "normal" | "destructive";
  className?: string;
  disabled?: boolean;
  /** What there is to know before it is chosen; no part of its name. */
  note?: string;
  children: ReactNode;
  onChoose?: () => void;
};

/** An action of a menu. All entries travel with their menu (`menuEntries`), never with a page. */
export function MenuItem({ icon, tone, className, disabled, note, children, onChoose }: MenuItemProps) {
  const { settle } = useMenuLeave();
  const id = useId();

  function choose() {
    settle();
    onChoose?.();
  }

  return (
    <DropdownMenuItem
      disabled={disabled}
      onSelect={choose}
      {...(note ? { "aria-labelledby": `${id}-name`, "aria-describedby": `${id}-note` } : {})}
      className={clsx(look, tone === "destructive" && "text-destructive", className)}
    >
      {icon}
      {note ? (
        <span>
          <span id={`${id}-name`}>{children}</span>
          <span id={`${id}-note`} className="text-muted-foreground block text-sm font-normal">
            {note}
          </span>
        </span>
      ) : (
        children
      )}
    </DropdownMenuItem>
  );
}

type MenuLinkProps = ComponentProps<"a"> & Pick<MenuItemProps, "icon">;

export function MenuLink({ icon, className, children, ...props }: MenuLinkProps) {
  return (
    <MenuLinkItem>
      <a className={clsx(look, className)} {...props}>
        {icon}
        {children}
      </a>
    </MenuLinkItem>
  );
}

/** Makes the link inside an entry of the menu. */
export function MenuLinkItem({ children }: { children: ReactElement }) {
  const { leave } = useMenuLeave();
  return (
    <DropdownMenuItem asChild onClickCapture={leave} onSelect={(event) => event.preventDefault()}>
      {children}
    </DropdownMenuItem>
  );
}

type MenuChoicesProps = { value: string; onChoose: (value: string) => void; children: ReactNode };

/** Entries of which one is chosen. */
export function MenuChoices({ value, onChoose, children }: MenuChoicesProps) {
  return (
    <DropdownMenuRadioGroup value={value} onValueChange={onChoose}>
      {children}
    </DropdownMenuRadioGroup>
  );
}

type MenuChoiceProps = { value: string; icon?: ReactNode; children: ReactNode };

/** One of several choices; the chosen one carries a sun. */
export function MenuChoice({ value, icon, children }: MenuChoiceProps) {
  const { settle } = useMenuLeave();
  return (
    <DropdownMenuRadioItem value={value} onSelect={settle} className={look}>
      {icon}
      <span className="flex-1">{children}</span>
      <DropdownMenuItemIndicator>
        <svg viewBox="0 0 12 12" aria-hidden="true" className="text-primary size-3">
          <path d="m6 0 6 6-6 6-6-6z" fill="currentColor" />
        </svg>
      </DropdownMenuItemIndicator>
    </DropdownMenuRadioItem>
  );
}

export function MenuSeparator() {
  return <DropdownMenuSeparator className="border-border -mx-1.5 my-1.5 border-t" />;
}
