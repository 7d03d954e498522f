"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { Spinner } from "@/components/ui/spinner";
import { toast } from "@/components/ui/toast/toast";
import { verifyPayment } from "./calls";
import { nextStep, returnPauseMs } from "./returning";
import type { CheckoutLabels } from "./types";

type CallbackViewProps = {
  txRef: string;
  /** What the provider's address says of the payment. */
  said: string | null;
  labels: CheckoutLabels["callback"];
  hrefs: { dashboard: string; subscription: string };
};

/** Where the provider sends the payer back to. Only our server's own question to the provider makes a payment. */
export function CallbackView({ txRef, said, labels, hrefs }: CallbackViewProps) {
  const waiting = useReturn({ txRef, said, labels, hrefs });
  return (
    <div className="grid justify-items-center gap-4 py-6 text-center">
      <Spinner className="text-primary size-8" />
      <h1 role="status" className="text-h2">
        {waiting ? labels.waiting : labels.verifying}
      </h1>
      {waiting ? <p className="text-muted-foreground max-w-prose">{labels.waitingText}</p> : null}
      <a href={hrefs.subscription} className="link">
        {labels.onward}
      </a>
    </div>
  );
}

/** Asks until it is clear how the payment ended, or for 10 seconds, and leads on. Whether it is still waited for. */
function useReturn({ txRef, said, labels, hrefs }: CallbackViewProps): boolean {
  const router = useRouter();
  const [waiting, setWaiting] = useState(false);
  const { dashboard, subscription } = hrefs;

  useEffect(() => {
    let left = false;
    let pause: ReturnType<typeof setTimeout> | undefined;
    function leave(kind: "success" | "error" | "info", { message, href }: { message: string; href: string }) {
      if (left) return;
      toast[kind](message);
      router.replace(href);
    }
    async function ask(asked: number): Promise<void> {
      const status = await verifyPayment(txRef);
      if (left) return;
      const step = nextStep({ status, said, asked });
      if (step === "paid") return leave("success", { message: labels.success, href: dashboard });
      if (step === "onward") return leave("info", { message: labels.pending, href: subscription });
      if (step === "unpaid") {
        // The page it leads to says it once more, where the payer stands, and does not wait for what was given up.
        const name = status === "pending" ? "cancelled" : "declined";
        const href = `${subscription}?${name}=${encodeURIComponent(txRef)}`;
        return leave("error", { message: labels.unsuccessful, href });
      }
      setWaiting(true);
      pause = setTimeout(() => run(asked + 1), returnPauseMs);
    }
    function run(asked: number) {
      ask(asked).catch(() => leave("error", { message: labels.failed, href: subscription }));
    }
    if (txRef) run(1);
    else leave("error", { message: labels.missing, href: subscription });
    return () => {
      left = true;
      clearTimeout(pause);
    };
  }, [txRef, said, labels, dashboard, subscription, router]);

  return waiting;
}
