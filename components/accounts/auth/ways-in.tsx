import type { KeyboardEvent, MouseEvent } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import type { ViewProps } from "./types";

/** Google first; the e-mail form opens on demand. Links, so that both work before the scripts have come. */
export function WaysIn({ texts, ways }: Pick<ViewProps, "texts" | "ways">) {
  const { google } = texts.accounts;
  if (!ways.google) return null;
  const toggle = ways.toggle();
  return (
    <div className="grid gap-2">
      <a
        role="button"
        href={ways.google}
        onKeyDown={pressWithSpace}
        className={buttonVariants({ variant: "outline", size: "lg" })}
      >
        <GoogleMark />
        {google.continue}
      </a>
      <a
        role="button"
        aria-expanded={ways.emailOpen}
        aria-controls="email-form"
        {...toggle}
        onClick={(event: MouseEvent<HTMLAnchorElement>) => {
          toggle.onClick(event);
          if (!ways.emailOpen) requestAnimationFrame(focusForm);
        }}
        onKeyDown={pressWithSpace}
        className={buttonVariants({ variant: "ghost" })}
      >
        {ways.emailOpen ? google.hideEmail : google.useEmail}
      </a>
    </div>
  );
}

function focusForm(): void {
  document.querySelector<HTMLElement>("#email-form input:not([type=hidden])")?.focus();
}

/** A link that is called a button answers to the space bar as one. */
function pressWithSpace(event: KeyboardEvent<HTMLAnchorElement>): void {
  if (event.key !== " ") return;
  event.preventDefault();
  event.currentTarget.click();
}

const marks = [
  ["#4285F4", "M23.5 12.3c0-.9-.1-1.5-.3-2.2H12v4.2h6.6a5.7 5.7 0 0 1-2.4 3.8v3h3.9c2.2-2.1 3.4-5.1 3.4-8.8z"],
  ["#34A853", "M12 24c3.2 0 6-1.1 8-2.9l-3.9-3a7.2 7.2 0 0 1-10.8-3.8H1.3v3.1A12 12 0 0 0 12 24z"],
  ["#FBBC05", "M5.3 14.3a7.3 7.3 0 0 1 0-4.6V6.6h-4a12 12 0 0 0 0 10.8z"],
  ["#EA4335", "M12 4.7c1.8 0 3.3.6 4.6 1.8L20 3A12 12 0 0 0 1.3 6.6l4 3.1A7.2 7.2 0 0 1 12 4.7z"],
] as const;

function GoogleMark() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5">
      {marks.map(([color, path]) => (
        <path key={color} fill={color} d={path} />
      ))}
    </svg>
  );
}
