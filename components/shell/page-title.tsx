"use client";

import { usePathname } from "next/navigation";
import { pageTitleKey } from "@/components/layout/paths";
import type { ShellLabels } from "@/components/layout/types";

/** The name of the page, from its path. Not a heading: each page has its own. */
export function PageTitle({ titles }: { titles: ShellLabels["titles"] }) {
  const key = pageTitleKey(usePathname());
  return (
    <p className="line-clamp-2 min-w-0 flex-1 text-[0.8125rem] leading-tight font-bold tracking-tight min-[400px]:text-[0.9375rem] sm:text-lg">
      {key ? titles[key] : ""}
    </p>
  );
}
