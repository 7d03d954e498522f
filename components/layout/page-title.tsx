"use client";

import { usePathname } from "next/navigation";
import { pageTitleKey } from "./paths";
import type { ShellLabels } from "./types";

/** The name of the page, from its path. Not a heading: each page has its own. */
export function PageTitle({ titles }: { titles: ShellLabels["titles"] }) {
  const key = pageTitleKey(usePathname());
  return <p className="min-w-0 flex-1 truncate text-lg font-bold tracking-tight">{key ? titles[key] : ""}</p>;
}
