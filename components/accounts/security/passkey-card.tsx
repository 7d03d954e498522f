"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { withProof } from "@/components/accounts/proof/with-proof";
import { Badge } from "@/components/ui/badge";
import { buttonVariants } from "@/components/ui/button-variants";
import { ConfirmDialog } from "@/components/ui/dialog/confirm-dialog";
import { toast } from "@/components/ui/toast/toast";
import { beginPasskeyAction, dropPasskeyAction, finishPasskeyAction } from "@/lib/accounts/security/actions";
import { interpolate } from "@/lib/core/interpolate";
import { idle } from "@/lib/web/form-state";
import type security from "@/messages/en/security.json";
import { makePasskey } from "../passkeys/ceremonies";
import { PasskeyButton } from "../passkeys/passkey-button";
import { useSecurityAct } from "./use-security-act";

export type PasskeyRow = { id: string; name: string; since: string };

type PasskeyCardProps = {
  rows: PasskeyRow[];
  labels: (typeof security)["passkeys"];
  cancel: string;
  onCodes: (codes: string[]) => void;
};

/** The account's passkeys, to add and to remove. */
export function PasskeyCard({ rows, labels, cancel, onCodes }: PasskeyCardProps) {
  const router = useRouter();
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      {rows.length > 0 ? (
        <ul className="divide-border w-full divide-y">
          {rows.map((row) => (
            <PasskeyLine key={row.id} {...{ row, labels, cancel }} />
          ))}
        </ul>
      ) : (
        <Badge>{labels.none}</Badge>
      )}
      <div className="grid gap-3">
        <PasskeyButton
          look={{ variant: "primary" }}
          labels={{ press: labels.add, waiting: labels.waiting, failed: labels.addFailed }}
          run={() =>
            makePasskey(
              () => withProof(() => beginPasskeyAction(idle, {})),
              (answer) => finishPasskeyAction(idle, { answer }),
            )
          }
          onDone={({ message, data }) => {
            toast.success(message ?? labels.added);
            if (data?.codes) onCodes(data.codes);
            router.refresh();
          }}
        />
      </div>
    </div>
  );
}

function PasskeyLine({ row, labels, cancel }: Pick<PasskeyCardProps, "labels" | "cancel"> & { row: PasskeyRow }) {
  const [asked, setAsked] = useState(false);
  const { pending, act } = useSecurityAct();
  const words = {
    title: labels.removeTitle,
    question: interpolate(labels.removeQuestion, { name: row.name }),
    confirm: labels.remove,
    cancel,
    pending: labels.waiting,
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0">
      <div className="min-w-0">
        <p className="font-semibold break-words">{row.name}</p>
        <p className="text-muted-foreground text-sm">{row.since}</p>
      </div>
      <button
        type="button"
        aria-label={interpolate(labels.removeLabel, { name: row.name })}
        onClick={() => setAsked(true)}
        className={buttonVariants({ variant: "outline", size: "sm" })}
      >
        {labels.remove}
      </button>
      <ConfirmDialog
        open={asked}
        onClose={() => setAsked(false)}
        tone="destructive"
        labels={words}
        pending={pending}
        onConfirm={() =>
          act({
            run: () => dropPasskeyAction(idle, { id: row.id }),
            failed: labels.removeFailed,
            onDone: () => setAsked(false),
          })
        }
      />
    </li>
  );
}
