"use client";

import { useSearchParams } from "next/navigation";
import { FlashToast } from "@/components/ui/toast/flash-toast";
import type { FrameLabels } from "@/components/layout/types";

/** Says what a redirect wanted said: `?notice=<name>`, one of the known names; anything else is not shown. */
export function AddressNotice({ texts, errors }: FrameLabels["notices"]) {
  const name = useSearchParams().get("notice") ?? "";
  const message = Object.hasOwn(texts, name) ? texts[name] : undefined;
  if (!message) return null;
  return <FlashToast message={message} kind={errors.includes(name) ? "error" : "success"} clearParam="notice" />;
}
