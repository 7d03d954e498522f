"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";

const lookEveryMs = 5_000;

/** Renders the page again every five seconds while one of its plans is being written and somebody looks. */
export function useLiveRows(rows: readonly { state: string }[]): void {
  const router = useRouter();
  const writing = rows.some((row) => row.state === "running");
  useEffect(() => {
    if (!writing) return;
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") router.refresh();
    }, lookEveryMs);
    return () => clearInterval(timer);
  }, [router, writing]);
}
