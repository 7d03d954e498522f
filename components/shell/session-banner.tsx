"use client";

import { Suspense, useEffect, useState } from "react";
import { lazyDialog } from "@/components/ui/dialog/dialog";
import { forgetStay, keepStay, readStoredSession } from "@/components/layout/browser-memory";
import { serverNow } from "@/components/layout/server-clock";
import type { AgainLabels, ShellLabels } from "@/components/layout/types";

const SignInAgain = lazyDialog(async () => (await import("@/components/accounts/sign-in-again")).SignInAgain);

export type SessionBannerProps = {
  /** Whose session it is, and when it ends by the server's clock, in milliseconds since 1970. */
  stay: { accountId: number; endsAt: number };
  email: string;
  labels: ShellLabels["session"];
  again: AgainLabels;
};

const warningMs = 5 * 60_000;
const checkMs = 15_000;

/** When the session ends as this browser knows it: another tab may have signed the same person in again. */
function useStay({ accountId, endsAt }: SessionBannerProps["stay"]) {
  const [left, setLeft] = useState(Number.POSITIVE_INFINITY);

  useEffect(() => {
    const known = readStoredSession();
    if (!known || known.accountId !== accountId || known.endsAt < endsAt) keepStay({ accountId, endsAt });
    function look() {
      const stay = readStoredSession();
      const end = stay?.accountId === accountId ? Math.max(stay.endsAt, endsAt) : endsAt;
      setLeft(end - serverNow());
      // Nobody else has signed in here since.
      if (stay && stay.endsAt <= serverNow()) forgetStay();
    }
    const first = setTimeout(look);
    const timer = setInterval(look, checkMs);
    // A phone that slept did not count; look again when the page is seen, and when another tab signed in.
    document.addEventListener("visibilitychange", look);
    window.addEventListener("storage", look);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
      window.removeEventListener("storage", look);
    };
  }, [accountId, endsAt]);

  return { left, renew: (end: number) => setLeft(end - serverNow()) };
}

/** From five minutes before the session ends: an offer to sign in again on this page, so that nothing typed is lost. */
export function SessionBanner({ stay, email, labels, again }: SessionBannerProps) {
  const [endsAt, setEndsAt] = useState(stay.endsAt);
  const { left, renew } = useStay({ accountId: stay.accountId, endsAt: Math.max(endsAt, stay.endsAt) });
  const [asking, setAsking] = useState(false);

  function signedIn(end: number) {
    keepStay({ accountId: stay.accountId, endsAt: end });
    setEndsAt(end);
    renew(end);
    setAsking(false);
    // Forms that were refused meanwhile try again.
    window.dispatchEvent(new Event("online"));
  }

  if (left > warningMs) return null;
  return (
    <div
      role="status"
      className="no-print bg-sun text-sun-foreground flex flex-wrap items-center justify-center gap-x-4 gap-y-1 px-4 py-2.5 text-center text-[0.9375rem] font-semibold"
    >
      <span>{left > 0 ? labels.ending : labels.ended}</span>
      <button type="button" onClick={() => setAsking(true)} className="min-h-8 underline underline-offset-4">
        {labels.signIn}
      </button>
      {asking ? (
        <Suspense>
          <SignInAgain
            {...{ email, labels: again, hasEnded: left <= 0 }}
            onDone={signedIn}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
