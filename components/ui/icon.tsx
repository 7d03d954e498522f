/** Drawn by administration.css, for its pages alone. */
type AdministrationIcon = "clipboard-check" | "flag" | "inbox" | "users";

export type IconName =
  | "bell"
  | "book-open-text"
  | "circle-check"
  | AdministrationIcon
  | "copy"
  | "credit-card"
  | "download"
  | "eye"
  | "file-plus-2"
  | "history"
  | "house"
  | "languages"
  | "layout-dashboard"
  | "layout-template"
  | "library"
  | "log-out"
  | "message-circle"
  | "monitor"
  | "moon"
  | "panel-left"
  | "pencil"
  | "plus"
  | "refresh-cw"
  | "search-x"
  | "settings-2"
  | "share-2"
  | "shield-alert"
  | "shield-check"
  | "sparkles"
  | "star"
  | "sun"
  | "sun-moon"
  | "thumbs-up"
  | "trash-2"
  | "user-round"
  | "user-round-plus"
  | "wrench"
  | "x";

/** A decorative sign in the colour of its text, 20 px wide; another size by a class such as `size-4.5`. Drawn by icons.css. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return <i aria-hidden="true" className={className ? `icon icon-${name} ${className}` : `icon icon-${name}`} />;
}
