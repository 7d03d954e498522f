"use client";

import { useEffect } from "react";
import { toast } from "./toast";
import type { ToastKind } from "./toast-types";

type FlashToastProps = {
  message: string;
  kind?: ToastKind;
  /** A query parameter to take out of the address, so that a reload does not repeat it. */ clearParam?: string;
};

/** Says once what the server wants said after a redirect. */
export function FlashToast({ message, kind = "success", clearParam }: FlashToastProps) {
  useEffect(() => {
    toast[kind](message);
    if (!clearParam) return;
    const address = new URL(location.href);
    address.searchParams.delete(clearParam);
    history.replaceState(history.state, "", address);
  }, [message, kind, clearParam]);
  return null;
}
