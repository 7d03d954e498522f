"use client";

import { useEffect } from "react";
import { toast } from "@/components/ui/toast/toast";
import { signedInCookie } from "@/lib/accounts/sessions/constants";

/** Says once, on the first page after signing in, that it succeeded. */
export function SignedInToast({ messages }: { messages: { email: string; google: string } }) {
  const { email, google } = messages;
  useEffect(() => {
    const way = new RegExp(`(?:^|; )${signedInCookie}=(email|google)(?:;|$)`).exec(document.cookie)?.[1];
    if (!way) return;
    document.cookie = `${signedInCookie}=; path=/; max-age=0; samesite=lax`;
    toast.success(way === "google" ? google : email);
  }, [email, google]);
  return null;
}
