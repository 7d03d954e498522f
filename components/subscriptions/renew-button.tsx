"use client";

import { useRouter } from "next/navigation";
import { useTransition } from "react";
import { buttonVariants, type ButtonLook } from "@/components/ui/button-variants";
import { Spinner } from "@/components/ui/spinner";
import { toast } from "@/components/ui/toast/toast";
import { sayOutdated } from "@/components/ui/outdated";
import { idle, type FormState } from "@/lib/web/form-state";

/** A refusal is a long sentence. Source: GEN-7. */
const refusalMs = 8_000;

type RenewButtonProps = {
  tierId: number;
  /** The action that renews. */
  renew: (previous: FormState, choice: { tierId: number }) => Promise<FormState>;
  labels: Record<"label" | "working" | "failed", string>;
  variant: ButtonLook["variant"];
  /** Whether it cannot be had yet. */
  isEarly: boolean;
};

/** Takes or renews a tier that costs nothing. */
export function RenewButton({ tierId, renew, labels, variant, isEarly }: RenewButtonProps) {
  const router = useRouter();
  const [working, start] = useTransition();

  function press() {
    start(async () => {
      const answer = await renew(idle, { tierId }).catch(sayOutdated);
      if (answer?.status !== "success" || !answer.message) {
        return toast.error(answer?.message ?? labels.failed, { duration: refusalMs });
      }
      toast.success(answer.message);
      start(() => router.refresh());
    });
  }

  return (
    <button
      type="button"
      disabled={working || isEarly}
      aria-busy={working}
      onClick={press}
      className={buttonVariants({ variant })}
    >
      {working ? <Spinner /> : null}
      {working ? labels.working : labels.label}
    </button>
  );
}
