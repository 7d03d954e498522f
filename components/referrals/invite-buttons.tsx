"use client";

import type { MouseEvent, ReactNode } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import { toast } from "@/components/ui/toast";

type InviteButtonsProps = {
  link: string;
  share: () => Promise<void>;
  labels: Record<"copy" | "copied" | "copyFailed", string>;
  /** Other ways to hand it on, each marked with data-share. */
  children: ReactNode;
};

/** Copies the link; that it was handed on goes into the timeline, and nothing is lost when it does not. */
export function InviteButtons({ link, share, labels, children }: InviteButtonsProps) {
  function remember() {
    share().catch(() => undefined);
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      toast.success(labels.copied);
      remember();
    } catch {
      toast.error(labels.copyFailed);
    }
  }

  function handedOn(event: MouseEvent) {
    if (event.target instanceof Element && event.target.closest("[data-share]")) remember();
  }

  return (
    <div className="flex flex-wrap gap-2" onClick={handedOn}>
      <button type="button" onClick={() => void copy()} className={buttonVariants()}>
        {labels.copy}
      </button>
      {children}
    </div>
  );
}
