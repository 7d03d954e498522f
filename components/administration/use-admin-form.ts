"use client";

import { withProof } from "@/components/accounts/proof/with-proof";
import type { Check } from "@/components/forms/check";
import { unreachable, useActionForm } from "@/components/forms/use-action-form";
import { toast } from "@/components/ui/toast/toast";
import type { FormState } from "@/lib/web/form-state";
import { oneAtATime } from "./use-administering";

type AdminForm<Name extends string> = {
  start: Readonly<Record<Name, string | boolean>>;
  check?: () => Promise<Check>;
  send: (input: FormData) => Promise<FormState>;
  /** Said when the server gives no reason. */
  failed: string;
  onDone?: () => void;
};

/** A form of the administration: it may ask for a proof, and a toast says how it ended. */
export function useAdminForm<Name extends string>({ start, check, send, failed, onDone }: AdminForm<Name>) {
  return useActionForm<Name>({
    start,
    check,
    failed,
    send: (input) => withProof(() => send(input)),
    onDone({ message }) {
      toast.success(message ?? "", oneAtATime);
      onDone?.();
    },
    onRefused({ error, fields, message }) {
      const hasReason = error !== "UNEXPECTED" && error !== unreachable;
      if (!fields) toast.error(hasReason ? (message ?? failed) : failed, oneAtATime);
    },
  });
}
