"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { createdSignal } from "./created";

/** Renders the list again when another tab has created a session plan. */
export function CreatedSignal() {
  const router = useRouter();
  useEffect(() => {
    function look(event: StorageEvent) {
      if (event.key === createdSignal) router.refresh();
    }
    addEventListener("storage", look);
    return () => removeEventListener("storage", look);
  }, [router]);
  return null;
}
