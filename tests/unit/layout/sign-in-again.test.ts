import { afterEach, describe, expect, it, vi } from "vitest";
import { signInAgainEvent, stayAndSignIn } from "@/components/layout/sign-in-again";

afterEach(() => vi.unstubAllGlobals());

/** Whether a press on the link to the sign-in stays on the page. */
function stays({ isShellAlive }: { isShellAlive: boolean }): boolean {
  const window = new EventTarget();
  vi.stubGlobal("window", window);
  if (isShellAlive) window.addEventListener(signInAgainEvent, (event) => event.preventDefault());
  const preventDefault = vi.fn();
  stayAndSignIn({ preventDefault });
  return preventDefault.mock.calls.length > 0;
}

describe("signing in again", () => {
  it("leaves the page and what was typed in it as they are", () => {
    expect(stays({ isShellAlive: true })).toBe(true);
  });

  it("leads away only where the shell cannot ask", () => {
    expect(stays({ isShellAlive: false })).toBe(false);
  });
});
