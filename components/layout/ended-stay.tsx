"use client";

import { useEffect } from "react";
import { forgetStay, readStoredSession } from "./browser-memory";

/** On the page of visitors: whoever was signed in here is not any more, so what the browser kept of them goes. */
export function EndedStay() {
  useEffect(() => {
    if (readStoredSession()) forgetStay();
  }, []);
  return null;
}
