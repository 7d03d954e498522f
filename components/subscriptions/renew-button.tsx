"use client";

import { useRouter } from "next/navigation";
import { useTransition } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import { Spinner } from "@/components/ui/spinner";
import { toast } from "@/components/ui/toast";
import { renewFreeAction } from "@/lib/subscriptions/actions";
import { idle } from "@/lib/web/form-state";

/** A refusal is a long sentence. Source: specification 2, section 8. */
const refusalMs = 8_000;

type RenewButtonProps = { tierId: number; labels: Record<"label" | "working" | "failed", string> };

/** Takes or renews a tier that costs nothing. */
export function RenewButton({ tierId, labels }: RenewButtonProps) {
  const router = useRouter();
  const [working, start] = useTransition();

  function renew() {
    start(async () => {
      const answer = await renewFreeAction(idle, { tierId }).catch(() => null);
      if (answer?.status !== "success" || !answer.message) {
        return toast.error(answer?.message ?? labels.failed, { duration: refusalMs });
      }
      toast.success(answer.message);
      start(() => router.refresh());
    });
  }

  return (
    <button type="button" disabled={working} aria-busy={working} onClick={renew} className={buttonVariants()}>
      {working ? <Spinner /> : null}
      {working ? labels.working : labels.label}
    </button>
  );
}
