export type IconName =
  | "bell"
  | "book-open-text"
  | "circle-check"
  | "credit-card"
  | "history"
  | "house"
  | "languages"
  | "layout-dashboard"
  | "library"
  | "log-out"
  | "message-circle"
  | "monitor"
  | "moon"
  | "panel-left"
  | "plus"
  | "refresh-cw"
  | "search-x"
  | "settings-2"
  | "shield-check"
  | "sparkles"
  | "sun"
  | "sun-moon"
  | "trash-2"
  | "user-round"
  | "user-round-plus"
  | "wrench"
  | "x";

/** A decorative sign in the colour of its text, 20 px wide; another size by a class such as `size-4.5`. Drawn by icons.css. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return <i aria-hidden="true" className={className ? `icon icon-${name} ${className}` : `icon icon-${name}`} />;
}
