"use client";

import { useRouter } from "next/navigation";
import { useTransition, type ReactNode } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import { Spinner } from "@/components/ui/spinner";

type RefreshButtonProps = { label: string; pendingLabel: string; icon: ReactNode };

/** Asks the server for the page again, without losing what is typed or chosen on it. */
export function RefreshButton({ label, pendingLabel, icon }: RefreshButtonProps) {
  const router = useRouter();
  const [pending, start] = useTransition();
  return (
    <button
      type="button"
      disabled={pending}
      aria-busy={pending}
      onClick={() => start(() => router.refresh())}
      className={buttonVariants({ variant: "outline" })}
    >
      {pending ? <Spinner /> : icon}
      <span className="max-sm:sr-only">{pending ? pendingLabel : label}</span>
    </button>
  );
}
