import { createContext, useContext } from "react";
import type {
  DropdownMenuItem,
  DropdownMenuItemIndicator,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
} from "radix-ui/dropdown-menu";

/** What an open menu gives to its entries. They are written in the page, and Radix comes later. */
export type MenuParts = {
  Item: typeof DropdownMenuItem;
  RadioGroup: typeof DropdownMenuRadioGroup;
  RadioItem: typeof DropdownMenuRadioItem;
  ItemIndicator: typeof DropdownMenuItemIndicator;
  Separator: typeof DropdownMenuSeparator;
  /** The focus goes back to the button, where a dialog that an entry opens will find it. */
  settle: () => void;
  /** Closes the menu once the browser has acted on a link, which must stand in the page until then. */
  leave: () => void;
};

export const MenuPartsContext = createContext<MenuParts | null>(null);

export function useMenuParts(): MenuParts {
  const parts = useContext(MenuPartsContext);
  if (!parts) throw new Error("An entry of a menu stands in a menu.");
  return parts;
}
