"use client";

import { usePathname } from "next/navigation";
import { barePath } from "@/components/layout/paths";
import { failureOf } from "@/components/plans/failures";
import { ListError } from "@/components/plans/list-error";

/** Of all pages of the shell: one for each would bring the words of three languages twice. */
export default function PageError({ error, retry }: { error: Error; retry: () => void }) {
  const path = barePath(usePathname());
  const again = path === "/subscription" ? () => location.reload() : retry;
  return <ListError error={error} retry={again} {...failureOf(path)} />;
}
