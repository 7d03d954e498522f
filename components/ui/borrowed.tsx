import { useLayoutEffect, type Ref } from "react";

type BorrowedProps = {
  /** Stands in the page already; it is not drawn here. */
  element: HTMLElement;
  ref?: Ref<HTMLElement>;
};

/**
 * Lets a part of Radix that came later take an element of the page as its trigger, instead of drawing one: drawn anew, the
 * element would lose the focus. Only the reference is handed over.
 */
export function Borrowed({ element, ref }: BorrowedProps) {
  useLayoutEffect(() => {
    const end = typeof ref === "function" ? ref(element) : undefined;
    return () => {
      if (typeof end === "function") end();
      else if (typeof ref === "function") ref(null);
    };
  }, [element, ref]);
  return null;
}
