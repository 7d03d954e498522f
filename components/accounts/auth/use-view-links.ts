import { useSearchParams } from "next/navigation";
import type { MouseEvent } from "react";
import type { AuthMode } from "./modes";
import type { ViewLink } from "./types";

/** Parameters that belong to one showing of one view. */
const passing = ["email", "note", "error", "link"];

/** A press that the browser answers itself: in a new tab, a new window, a download. */
function opensElsewhere({ metaKey, ctrlKey, shiftKey, button }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || button !== 0;
}

type ViewLinksOptions = {
  path: string;
  /** Where somebody goes on who is in already and only asked who brought them. */
  onward: string | null;
  /** The view changes in place. */
  onLeave: () => void;
};

/** Links between the views of /auth: they change the address, and no request is made. */
export function useViewLinks({ path, onward, onLeave }: ViewLinksOptions) {
  const params = useSearchParams();

  /** The address with these parameters instead of its own. */
  function linkWith(changes: Record<string, string>): ViewLink {
    const next = new URLSearchParams(params);
    for (const name of passing) next.delete(name);
    for (const [name, value] of Object.entries(changes)) next.set(name, value);
    const href = `${path}?${next}`;
    const onClick = (event: MouseEvent) => {
      if (opensElsewhere(event)) return;
      event.preventDefault();
      onLeave();
      history.replaceState(null, "", href);
    };
    return { href, onClick };
  }

  /** Back at the sign-in the address that was confirmed need not be typed again. */
  function linkTo(target: AuthMode): ViewLink {
    if (onward !== null && target === "login") return { href: onward, onClick: () => undefined };
    const email = params.get("email");
    return linkWith(target === "login" && email ? { mode: target, email } : { mode: target });
  }

  return { linkWith, linkTo };
}
