"use client";

import { useEffect } from "react";
import { toast } from "@/components/ui/toast/toast";
import { focusTitle, takeMade } from "./made";

/** Says that a plan is ready which was written before its page had come. */
export function MadeToast({ planId, labels }: { planId: number; labels: { finished: string; quick: string } }) {
  const { finished, quick } = labels;
  useEffect(() => {
    const by = takeMade(planId);
    if (!by) return;
    focusTitle();
    toast.success(by === "quick" ? quick : finished);
  }, [planId, finished, quick]);
  return null;
}
