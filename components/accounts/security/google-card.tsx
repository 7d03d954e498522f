"use client";

import { useState } from "react";
import { Badge } from "@/components/ui/badge";
import { buttonVariants } from "@/components/ui/button-variants";
import { ConfirmDialog } from "@/components/ui/dialog/confirm-dialog";
import { beginGoogleLinkAction, unlinkGoogleAction } from "@/lib/accounts/security/actions";
import { idle } from "@/lib/web/form-state";
import type security from "@/messages/en/security.json";
import { useSecurityAct } from "./use-security-act";

type GoogleCardProps = {
  /** Since when, in words; null when it is not linked. */
  since: string | null;
  labels: (typeof security)["google"];
  words: Record<"cancel" | "pending", string>;
};

/** Google as a way in: to link, or to unlink. */
export function GoogleCard({ since, labels, words }: GoogleCardProps) {
  const [asked, setAsked] = useState(false);
  const { pending, act } = useSecurityAct();

  function link() {
    act({
      run: () => beginGoogleLinkAction(idle, {}),
      failed: labels.linkFailed,
      onDone: (data) => {
        if (data) location.assign(data.href);
      },
    });
  }

  function unlink() {
    act({ run: () => unlinkGoogleAction(idle, {}), failed: labels.failed, onDone: () => setAsked(false) });
  }

  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <Badge tone={since ? "primary" : "neutral"}>{since ?? labels.notLinked}</Badge>
      <button
        type="button"
        disabled={pending}
        aria-busy={pending}
        onClick={since ? () => setAsked(true) : link}
        className={buttonVariants({ variant: "outline", size: "sm" })}
      >
        {since ? labels.unlink : labels.link}
      </button>
      <ConfirmDialog
        open={asked}
        onClose={() => setAsked(false)}
        tone="destructive"
        labels={{ ...words, title: labels.unlink, question: labels.unlinkQuestion, confirm: labels.unlink }}
        pending={pending}
        onConfirm={unlink}
      />
    </div>
  );
}
