"use client";

import { useRouter } from "next/navigation";
import { Suspense, useState } from "react";
import { withProof } from "@/components/accounts/proof/with-proof";
import { Badge } from "@/components/ui/badge";
import { buttonVariants } from "@/components/ui/button-variants";
import { ConfirmDialog } from "@/components/ui/dialog/confirm-dialog";
import { lazyPart } from "@/components/ui/outdated";
import { toast } from "@/components/ui/toast/toast";
import { beginTotpAction, dropTotpAction, finishTotpAction } from "@/lib/accounts/security/actions";
import type { OwnFactors } from "@/lib/accounts/security/types";
import type { TotpEnrolment } from "@/lib/accounts/totp/types";
import { idle } from "@/lib/web/form-state";
import type security from "@/messages/en/security.json";
import { useSecurityAct } from "./use-security-act";

const TotpSetup = lazyPart(async () => (await import("./totp-setup")).TotpSetup);

type TotpCardProps = {
  factors: OwnFactors;
  labels: (typeof security)["totp"];
  onCodes: (codes: string[]) => void;
};

/** The authenticator app: to set up, or to remove. */
export function TotpCard({ factors, labels, onCodes }: TotpCardProps) {
  const router = useRouter();
  const [enrolment, setEnrolment] = useState<TotpEnrolment | null>(null);
  const [asked, setAsked] = useState(false);
  const [cancelled, setCancelled] = useState(false);
  const { pending, act } = useSecurityAct();

  function done(codes: string[] | null, message?: string) {
    setEnrolment(null);
    toast.success(message ?? labels.added);
    if (codes) onCodes(codes);
    router.refresh();
  }

  if (enrolment) {
    return (
      <Suspense>
        <TotpSetup
          {...{ enrolment, labels }}
          action={(previous, values) => withProof(() => finishTotpAction(previous, values))}
          onDone={done}
          onCancel={() => {
            setEnrolment(null);
            setCancelled(true);
          }}
        />
      </Suspense>
    );
  }
  const { remove: confirm, removeQuestion: question, cancel, pending: waiting } = labels;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <Badge tone={factors.totp ? "primary" : "neutral"}>{factors.totp ? labels.on : labels.off}</Badge>
      {factors.totp ? (
        <button
          type="button"
          onClick={() => setAsked(true)}
          className={buttonVariants({ variant: "destructive-outline", size: "sm" })}
        >
          {labels.remove}
        </button>
      ) : (
        <button
          type="button"
          autoFocus={cancelled}
          disabled={pending}
          aria-busy={pending}
          onClick={() =>
            act({
              run: () => beginTotpAction(idle, {}),
              failed: labels.failed,
              onDone: (data) => setEnrolment(data ?? null),
            })
          }
          className={buttonVariants()}
        >
          {labels.setUp}
        </button>
      )}
      <ConfirmDialog
        open={asked}
        onClose={() => setAsked(false)}
        tone="destructive"
        labels={{ title: confirm, question, confirm, cancel, pending: waiting }}
        pending={pending}
        onConfirm={() =>
          act({
            run: () => dropTotpAction(idle, {}),
            failed: labels.removeFailed,
            onDone: () => setAsked(false),
          })
        }
      />
    </div>
  );
}
