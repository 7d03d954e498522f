import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";

const look =
  "flex min-h-11 w-full items-center gap-3 rounded-lg px-3 py-2 text-left text-[0.9375rem] leading-snug font-medium hover:bg-accent focus:bg-accent focus-visible:-outline-offset-2 aria-disabled:opacity-55 [&_svg]:flex-none";

type Shared = { icon?: ReactNode; tone?: "normal" | "destructive" };

/** An action of a menu. Inside a server component it may carry no handler: give it `form` and `type="submit"`. */
export function MenuItem({
  icon,
  tone,
  className,
  children,
  type = "button",
  ...props
}: ComponentProps<"button"> & Shared) {
  return (
    <button
      type={type}
      role="menuitem"
      tabIndex={-1}
      className={clsx(look, tone === "destructive" && "text-destructive", className)}
      {...props}
    >
      {icon}
      {children}
    </button>
  );
}

export function MenuLink({ icon, tone, className, children, ...props }: ComponentProps<"a"> & Shared) {
  return (
    <a
      role="menuitem"
      tabIndex={-1}
      className={clsx(look, tone === "destructive" && "text-destructive", className)}
      {...props}
    >
      {icon}
      {children}
    </a>
  );
}

type MenuRadioProps = ComponentProps<"button"> & Shared & { checked: boolean };

/** One of several choices; the chosen one carries a sun. */
export function MenuRadio({ icon, tone, checked, className, children, ...props }: MenuRadioProps) {
  return (
    <button
      type="button"
      role="menuitemradio"
      aria-checked={checked}
      tabIndex={-1}
      className={clsx(look, tone === "destructive" && "text-destructive", className)}
      {...props}
    >
      {icon}
      <span className="flex-1">{children}</span>
      {checked ? (
        <svg viewBox="0 0 12 12" aria-hidden="true" className="text-primary size-3">
          <path d="m6 0 6 6-6 6-6-6z" fill="currentColor" />
        </svg>
      ) : null}
    </button>
  );
}

export function MenuSeparator() {
  return <div role="separator" className="border-border -mx-1.5 my-1.5 border-t" />;
}
