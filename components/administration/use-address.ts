"use client";

import { useRouter } from "next/navigation";
import { useTransition } from "react";
import { adminHref } from "./address";

/** Puts what is asked for into the address; the server answers with the rows. `busy` until they have come. */
export function useAddress(path: string) {
  const router = useRouter();
  const [busy, start] = useTransition();

  function ask(query: Readonly<Record<string, string | number>>) {
    start(() => router.replace(adminHref(path, query), { scroll: false }));
  }

  return { busy, ask };
}
