"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";

/** The signal's name in the browser's storage. Source: RTB-8. */
const signal = "rtbLessonPlanCreated";

/** Tells the other tabs that a session plan was created. Without storage they learn of it at their next look. */
export function sayCreated(): void {
  try {
    localStorage.setItem(signal, String(Date.now()));
  } catch {
    return;
  }
}

/** Renders the list again when another tab has created a session plan. */
export function CreatedSignal() {
  const router = useRouter();
  useEffect(() => {
    function look(event: StorageEvent) {
      if (event.key === signal) router.refresh();
    }
    addEventListener("storage", look);
    return () => removeEventListener("storage", look);
  }, [router]);
  return null;
}
