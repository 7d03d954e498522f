"use client";

import { useEffect, useState } from "react";
import type { ShellLabels } from "./types";

type SessionBannerProps = {
  /** Milliseconds since 1970 at which the session ends. */
  expiresAt: number;
  signInHref: string;
  labels: ShellLabels["session"];
};

const warningMs = 5 * 60_000;
const checkMs = 15_000;

/** From five minutes before the session ends: an offer to sign in again, so that a half-written form is not lost. */
export function SessionBanner({ expiresAt, signInHref, labels }: SessionBannerProps) {
  const [left, setLeft] = useState(Number.POSITIVE_INFINITY);

  useEffect(() => {
    function look() {
      setLeft(expiresAt - Date.now());
    }
    const first = setTimeout(look);
    const timer = setInterval(look, checkMs);
    // A phone that slept did not count; look again when the page is seen.
    document.addEventListener("visibilitychange", look);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [expiresAt]);

  if (left > warningMs) return null;
  return (
    <div
      role="status"
      className="no-print bg-sun text-sun-foreground flex flex-wrap items-center justify-center gap-x-4 gap-y-1 px-4 py-2.5 text-center text-[0.9375rem] font-semibold"
    >
      <span>{left > 0 ? labels.ending : labels.ended}</span>
      <a href={signInHref} className="underline underline-offset-4">
        {labels.signIn}
      </a>
    </div>
  );
}
