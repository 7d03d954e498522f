"use client";

import { useSearchParams } from "next/navigation";
import { FlashToast } from "@/components/ui/flash-toast";
import { useUnpacked } from "@/components/ui/use-unpacked";
import type { Packed } from "@/lib/core/packed";

type AddressNoticeProps = { texts: Packed<Record<string, string>>; errors: readonly string[] };

/** Says what a redirect wanted said: `?notice=<name>`, one of the known names; anything else is not shown. */
export function AddressNotice({ texts: packed, errors }: AddressNoticeProps) {
  const texts = useUnpacked(packed);
  const name = useSearchParams().get("notice") ?? "";
  const message = Object.hasOwn(texts, name) ? texts[name] : undefined;
  if (!message) return null;
  return <FlashToast message={message} kind={errors.includes(name) ? "error" : "success"} clearParam="notice" />;
}
