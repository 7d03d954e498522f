"use client";

import { usePathname } from "next/navigation";
import { barePath } from "@/components/layout/paths";
import { ListError } from "@/components/plans/list/list-error";

const causes: Readonly<Record<string, "offers" | "subscriptions">> = {
  "/admin/subscriptions": "offers",
  "/admin/tiers": "subscriptions",
};

/** What is said in the place of a tab that could not be loaded. */
export function TabFailure({ error, retry }: { error: Error; retry: () => void }) {
  const what = causes[barePath(usePathname())] ?? "administration";
  return <ListError error={error} what={what} aloud={what === "subscriptions"} retry={retry} />;
}
