"use client";

import { useRouter } from "next/navigation";
import { useTransition } from "react";
import { withProof } from "@/components/accounts/proof/with-proof";
import { toast } from "@/components/ui/toast/toast";
import { answerOf, type FormState } from "@/lib/web/form-state";

type SecurityAct<Data> = {
  run: () => Promise<FormState<Data>>;
  /** Said when the server gives no reason. */
  failed: string;
  onDone?: (data: Data | undefined) => void;
};

/** Runs a change to the ways into the account, asking first who is there where that was long ago. */
export function useSecurityAct() {
  const router = useRouter();
  const [pending, start] = useTransition();

  function act<Data>({ run, failed, onDone }: SecurityAct<Data>): void {
    start(async () => {
      const answer = await answerOf(withProof(run));
      if (answer?.status !== "success") {
        toast.error(answer?.message ?? failed);
        return;
      }
      if (answer.message) toast.success(answer.message);
      onDone?.(answer.data);
      router.refresh();
    });
  }

  return { pending, act };
}
