"use client";

import { useTransition, type ReactNode } from "react";
import { toast } from "@/components/ui/toast/toast";
import { sayOutdated } from "@/components/ui/outdated";
import { idle } from "@/lib/web/form-state";
import type { NotificationActions } from "./types";

type MarkButtonProps = {
  /** Which one; all when left out. */
  id?: number;
  action: NotificationActions["markRead"];
  /** Said when it did not work and the server did not say why. */
  failed: string;
  /** Accessible name where the text alone does not say which. */
  name?: string;
  className: string;
  children: ReactNode;
};

/** Marks one or all read; the page comes anew in the same answer. */
export function MarkButton({ id, action, failed, name, className, children }: MarkButtonProps) {
  const [pending, start] = useTransition();

  function mark() {
    start(async () => {
      const state = await action(idle, { id }).catch(sayOutdated);
      if (state?.status !== "success") toast.error(state?.message ?? failed);
    });
  }

  return (
    <button type="button" aria-label={name} disabled={pending} aria-busy={pending} onClick={mark} className={className}>
      {children}
    </button>
  );
}
