"use client";

import { useState, type ReactNode } from "react";
import type { LogoutAction, ShellLabels } from "@/components/layout/types";
import { buttonVariants } from "@/components/ui/button-variants";
import { ConfirmDialog } from "@/components/ui/dialog/confirm-dialog";

type SignOutProps = { label: string; icon: ReactNode; labels: ShellLabels["account"]; action: LogoutAction };

/** A button that ends the session after a question. */
export function SignOut({ label, icon, labels, action }: SignOutProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setAsking(true)} className={buttonVariants({ variant: "outline" })}>
        {icon}
        {label}
      </button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        action={action}
        labels={{
          title: label,
          question: labels.logoutQuestion,
          confirm: label,
          cancel: labels.cancel,
          pending: labels.loggingOut,
        }}
      />
    </>
  );
}
