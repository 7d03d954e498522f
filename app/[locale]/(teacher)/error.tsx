"use client";

import { Suspense } from "react";
import { lazyPart } from "@/components/ui/outdated";

/** Its words travel when there is something to say. Where they do not come, the shell offers to load the page again. */
const PageFailure = lazyPart(() => import("@/components/plans/list/page-failure").then((module) => module.PageFailure));

/** Of all pages of the shell. */
export default function PageError({ error, retry }: { error: Error; retry: () => void }) {
  return (
    <Suspense>
      <PageFailure error={error} retry={retry} />
    </Suspense>
  );
}
