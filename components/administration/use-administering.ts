"use client";

import { unstable_rethrow } from "next/navigation";
import { useState } from "react";
import { withProof } from "@/components/accounts/proof/with-proof";
import { toast } from "@/components/ui/toast/toast";
import type { FormState } from "@/lib/web/form-state";

export type AdministrativeWork = {
  id: number;
  run: () => Promise<FormState>;
  /** Said when the server gives no reason. */
  failed: string;
};

/** One toast at a time on these pages. Source: GEN-7. */
export const oneAtATime = { id: "administration" } as const;

/** Runs an administrative action and says how it ended; `busy` is the id of the row that it is about. */
export function useAdministering() {
  const [busy, setBusy] = useState<number | null>(null);

  /** Whether it succeeded. */
  async function perform({ id, run, failed }: AdministrativeWork): Promise<boolean> {
    setBusy(id);
    try {
      const state = await withProof(run);
      if (state.status === "success") toast.success(state.message ?? "", oneAtATime);
      else toast.error(state.error === "UNEXPECTED" ? failed : (state.message ?? failed), oneAtATime);
      return state.status === "success";
    } catch (error) {
      unstable_rethrow(error);
      toast.error(failed, oneAtATime);
      return false;
    } finally {
      setBusy(null);
    }
  }

  return { busy, perform };
}
