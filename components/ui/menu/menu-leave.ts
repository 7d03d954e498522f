import { createContext, useContext } from "react";

/** How an entry lets go of its menu. */
type MenuLeave = {
  /** The focus goes back to the button, where a dialog that an entry opens will find it. */
  settle: () => void;
  /** Closes the menu once the browser has acted on a link, which must stand in the page until then. */
  leave: () => void;
};

export const MenuLeaveContext = createContext<MenuLeave | null>(null);

export function useMenuLeave(): MenuLeave {
  const ways = useContext(MenuLeaveContext);
  if (!ways) throw new Error("An entry of a menu stands in a menu.");
  return ways;
}
