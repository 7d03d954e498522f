"use client";

import { buttonVariants } from "@/components/ui/button-variants";
import { askForMailboxProofAction } from "@/lib/accounts/recovery/actions";
import { idle } from "@/lib/web/form-state";
import type security from "@/messages/en/security.json";
import { useSecurityAct } from "./use-security-act";

/** What comes before a first factor where nobody has shown yet whose mailbox it is. */
export function MailboxCard({ labels }: { labels: (typeof security)["mailbox"] }) {
  const { pending, act } = useSecurityAct();
  return (
    <button
      type="button"
      disabled={pending}
      aria-busy={pending}
      onClick={() => act({ run: () => askForMailboxProofAction(idle, {}), failed: labels.failed })}
      className={buttonVariants({ className: "w-fit" })}
    >
      {pending ? labels.pending : labels.send}
    </button>
  );
}
