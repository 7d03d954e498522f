"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useTransition, type ReactNode } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import { Spinner } from "@/components/ui/spinner";
import { toast } from "@/components/ui/toast/toast";

type RefreshButtonProps = {
  label: string;
  pendingLabel: string;
  /** Said when the page has come. */
  doneMessage?: string;
  icon: ReactNode;
};

/** Asks the server for the page again, without losing what is typed or chosen on it. */
export function RefreshButton({ label, pendingLabel, doneMessage, icon }: RefreshButtonProps) {
  const router = useRouter();
  const [pending, start] = useTransition();
  const asked = useRef(false);

  useEffect(() => {
    if (asked.current && !pending && doneMessage) toast.success(doneMessage);
    asked.current = pending;
  }, [pending, doneMessage]);

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
