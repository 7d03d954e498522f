"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { serverNow } from "@/components/layout/server-clock";
import { toast } from "@/components/ui/toast/toast";
import { startPayment } from "./calls";
import { phoneProblem } from "./phone";
import type { Awaited, CheckoutLabels, Step } from "./types";

/** A refusal is a long sentence. Source: GEN-7. */
const refusalMs = 8_000;

/** A slow line takes its time to open the payment page; a second press meanwhile would begin a second payment. */
const leavingMs = 20_000;

function leaveFor(link: string): Promise<void> {
  location.assign(link);
  return new Promise((resolve) => setTimeout(resolve, leavingMs));
}

/** The way back from the payment page may show this one as it was left, without the payment that has begun. */
function useReloadOnReturn(): void {
  useEffect(() => {
    const reload = (event: PageTransitionEvent) => {
      if (event.persisted) location.reload();
    };
    window.addEventListener("pageshow", reload);
    return () => window.removeEventListener("pageshow", reload);
  }, []);
}

type Options = {
  labels: CheckoutLabels;
  onWaiting: (awaited: Awaited) => void;
  /** Another payment for the same thing waits, of which the page did not know. */
  onOther: (step: Step, place: { txRef: string; link: string }) => void;
  /** The dialogs have nothing more to do. */
  onEnd: () => void;
};

/** Starts a payment from a phone number: leads to the payment page, or waits when the payer is asked on the phone. */
export function useStarting({ labels, onWaiting, onOther, onEnd }: Options) {
  const router = useRouter();
  const [processing, setProcessing] = useState<string | null>(null);
  const [phoneError, setPhoneError] = useState<string>();
  useReloadOnReturn();

  async function begin(step: Step, phone: string): Promise<void> {
    const { offer, another = false } = step;
    const started = await startPayment(offer.choice, { phoneNumber: phone, another });
    if (started.refusal) {
      if (started.waiting) return onOther(step, started.waiting);
      const { phoneNumber } = started.refusal.fields;
      if (phoneNumber) return setPhoneError(phoneNumber);
      onEnd();
      return toast.error(started.refusal.message || labels.startFailed, { duration: refusalMs });
    }
    const { txRef, link, message } = started;
    if (link) return leaveFor(link);
    onEnd();
    if (!txRef) {
      toast.success(message);
      return router.refresh();
    }
    toast.warning(labels.noLink, { duration: refusalMs });
    router.refresh();
    onWaiting({ txRef, startedAt: serverNow(), item: offer.item, link: null });
  }

  async function start(step: Step, phone: string): Promise<void> {
    const problem = phoneProblem(phone);
    if (problem) return setPhoneError(labels.phone[problem]);
    setPhoneError(undefined);
    setProcessing(step.offer.item);
    try {
      await begin(step, phone.trim());
    } catch {
      onEnd();
      toast.error(labels.startFailed);
    } finally {
      setProcessing(null);
    }
  }

  return {
    processing,
    phoneError,
    start: (step: Step, phone: string) => void start(step, phone),
    clear: () => setPhoneError(undefined),
  };
}
