import type { MouseEvent } from "react";

/** Heard by the shell, which then offers to sign in over the page that is open. */
export const signInAgainEvent = "isomo-sign-in-again";

/** For a link to the sign-in: the page stays, with what was typed in it. Where the shell is not there yet, the link leads away. */
export function stayAndSignIn(event: Pick<MouseEvent, "preventDefault">): void {
  if (!window.dispatchEvent(new Event(signInAgainEvent, { cancelable: true }))) event.preventDefault();
}
