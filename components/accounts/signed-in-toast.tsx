"use client";

import { useEffect } from "react";
import { toast } from "@/components/ui/toast";
import { signedInCookie } from "@/lib/accounts/constants";

/** Says once, on the first page after signing in, that it succeeded. */
export function SignedInToast({ message }: { message: string }) {
  useEffect(() => {
    if (!document.cookie.split("; ").includes(`${signedInCookie}=1`)) return;
    document.cookie = `${signedInCookie}=; path=/; max-age=0; samesite=lax`;
    toast.success(message);
  }, [message]);
  return null;
}
