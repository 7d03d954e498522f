"use client";

import { usePathname } from "next/navigation";
import { barePath } from "@/components/layout/paths";
import { failureOf } from "./failures";
import { ListError } from "./list-error";

/** What is said in the place of a page of the shell that could not be loaded. */
export function PageFailure({ error, retry }: { error: Error; retry: () => void }) {
  const path = barePath(usePathname());
  const again = path === "/subscription" ? () => location.reload() : retry;
  return <ListError error={error} retry={again} {...failureOf(path)} />;
}
