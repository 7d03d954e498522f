"use client";

import { useEffect, useState } from "react";
import { isOutdated, outdatedEvent } from "@/components/ui/outdated";
import type { ShellLabels } from "@/components/layout/types";

/** Offers to load the page again once a part of it is gone from the server; what nobody else caught is heard, too. */
export function RenewalBanner({ labels }: { labels: ShellLabels["renewed"] }) {
  const [gone, setGone] = useState(false);

  useEffect(() => {
    const say = () => setGone(true);
    const look = ({ reason }: PromiseRejectionEvent) => (isOutdated(reason) ? say() : undefined);
    window.addEventListener(outdatedEvent, say);
    window.addEventListener("unhandledrejection", look);
    return () => {
      window.removeEventListener(outdatedEvent, say);
      window.removeEventListener("unhandledrejection", look);
    };
  }, []);

  if (!gone) return null;
  return (
    <div
      role="alert"
      className="no-print bg-sun text-sun-foreground flex flex-wrap items-center justify-center gap-x-4 gap-y-1 px-4 py-2.5 text-center text-[0.9375rem] font-semibold"
    >
      <span>{labels.text}</span>
      <button type="button" onClick={() => location.reload()} className="min-h-8 underline underline-offset-4">
        {labels.reload}
      </button>
    </div>
  );
}
