"use client";

import { Suspense, useEffect, useState } from "react";
import { prefetchDialog } from "@/components/ui/dialog/dialog";
import { isOutdated, lazyPart, sayOutdated } from "@/components/ui/outdated";
import { toast } from "@/components/ui/toast/toast";
import { forgetStay, keepStay, readStoredSession } from "@/components/layout/browser-memory";
import { signInAgainEvent } from "@/components/layout/sign-in-again";
import { serverNow } from "@/components/layout/server-clock";
import type { AgainLabels, ShellLabels } from "@/components/layout/types";

function loadDialog() {
  return import("@/components/accounts/sign-in-again");
}

const SignInAgain = lazyPart(async () => (await loadDialog()).SignInAgain);

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

/** The dialog, once all of it is there: without a connection the page stays as it is, and that is said. */
function useAsking(offline: string) {
  const [asking, setAsking] = useState(false);

  useEffect(() => {
    function ask(event: Event) {
      event.preventDefault();
      Promise.all([loadDialog(), prefetchDialog()]).then(
        () => setAsking(true),
        (error: unknown) => (isOutdated(error) && navigator.onLine ? sayOutdated(error) : toast.error(offline)),
      );
    }
    window.addEventListener(signInAgainEvent, ask);
    return () => window.removeEventListener(signInAgainEvent, ask);
  }, [offline]);

  return { asking, close: () => setAsking(false) };
}

function ask(): void {
  window.dispatchEvent(new Event(signInAgainEvent, { cancelable: true }));
}

/**
 * From five minutes before the session ends: an offer to sign in again on this page, so that nothing typed is lost. The page itself
 * can ask for the same at any time.
 */
export function SessionBanner({ stay, email, labels, again }: SessionBannerProps) {
  const [endsAt, setEndsAt] = useState(stay.endsAt);
  const { left, renew } = useStay({ accountId: stay.accountId, endsAt: Math.max(endsAt, stay.endsAt) });
  const { asking, close } = useAsking(again.offline);
  const isNear = left <= warningMs;

  useEffect(() => {
    // While there may still be a connection.
    if (isNear) void Promise.all([loadDialog(), prefetchDialog()]).catch(() => null);
  }, [isNear]);

  function signedIn(end: number) {
    keepStay({ accountId: stay.accountId, endsAt: end });
    setEndsAt(end);
    renew(end);
    close();
    // Forms that were refused meanwhile try again.
    window.dispatchEvent(new Event("online"));
  }

  return (
    <>
      {isNear ? (
        <div
          role="status"
          className="no-print bg-sun text-sun-foreground flex flex-wrap items-center justify-center gap-x-4 gap-y-1 px-4 py-2.5 text-center text-[0.9375rem] font-semibold"
        >
          <span>{left > 0 ? labels.ending : labels.ended}</span>
          <button type="button" onClick={ask} className="min-h-8 underline underline-offset-4">
            {labels.signIn}
          </button>
        </div>
      ) : null}
      {asking ? (
        <Suspense>
          <SignInAgain {...{ email, labels: again, hasEnded: left <= 0 }} onDone={signedIn} onClose={close} />
        </Suspense>
      ) : null}
    </>
  );
}
