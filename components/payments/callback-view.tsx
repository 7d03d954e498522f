"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { Spinner } from "@/components/ui/spinner";
import { toast } from "@/components/ui/toast";
import { verifyPayment } from "./calls";
import type { CheckoutLabels } from "./types";

type CallbackViewProps = {
  txRef: string;
  labels: CheckoutLabels["callback"];
  hrefs: { dashboard: string; subscription: string };
};

/** Where the provider sends the payer back to. Only our server's own question to the provider counts. */
export function CallbackView({ txRef, labels, hrefs }: CallbackViewProps) {
  const router = useRouter();

  useEffect(() => {
    let left = false;
    function leave(kind: "success" | "error" | "info", message: string) {
      if (left) return;
      toast[kind](message);
      router.replace(kind === "success" ? hrefs.dashboard : hrefs.subscription);
    }
    async function verify() {
      if (!txRef) return leave("error", labels.missing);
      try {
        const status = await verifyPayment(txRef);
        if (status === "successful") leave("success", labels.success);
        else if (status === "pending") leave("info", labels.pending);
        else leave("error", labels.unsuccessful);
      } catch {
        leave("error", labels.failed);
      }
    }
    void verify();
    return () => {
      left = true;
    };
  }, [txRef, labels, hrefs, router]);

  return (
    <div className="grid justify-items-center gap-4 py-6 text-center">
      <Spinner className="text-primary size-8" />
      <h1 role="status" className="text-h2">
        {labels.verifying}
      </h1>
      <a href={hrefs.subscription} className="link">
        {labels.onward}
      </a>
    </div>
  );
}
