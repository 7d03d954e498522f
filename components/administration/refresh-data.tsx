"use client";

import type { ReactNode } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import { Spinner } from "@/components/ui/spinner";
import { refreshDataAction } from "@/lib/administration/finance/actions";
import { idle } from "@/lib/web/form-state";
import type administration from "@/messages/en/administration.json";
import { useAdministering } from "./use-administering";

type RefreshDataProps = { labels: (typeof administration)["refresh"]; icon: ReactNode };

/** Reads the page's data anew, also what the server keeps for some seconds. */
export function RefreshData({ labels, icon }: RefreshDataProps) {
  const { busy, perform } = useAdministering();
  const pending = busy !== null;
  return (
    <button
      type="button"
      disabled={pending}
      aria-busy={pending}
      onClick={() => void perform({ id: 0, run: () => refreshDataAction(idle, null), failed: labels.failed })}
      className={buttonVariants({ variant: "outline" })}
    >
      {pending ? <Spinner /> : icon}
      <span className="max-sm:sr-only">{pending ? labels.pending : labels.label}</span>
    </button>
  );
}
