"use client";

import { Suspense } from "react";
import { lazyPart } from "@/components/ui/outdated";

/** Its words travel when there is something to say. Where they do not come, the shell offers to load the page again. */
const TabFailure = lazyPart(() =>
  import("@/components/administration/tab-failure").then((module) => module.TabFailure),
);

/** Stands below the tabs, which stay: what one of them cannot load does not close the others. */
export default function AdministrationError({ error, retry }: { error: Error; retry: () => void }) {
  return (
    <Suspense>
      <TabFailure error={error} retry={retry} />
    </Suspense>
  );
}
