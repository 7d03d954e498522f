"use client";

import { ListError } from "@/components/plans/list-error";

/** Of the pages that say nothing of their own. */
export default function PageError({ error, retry }: { error: Error; retry: () => void }) {
  return <ListError error={error} what="page" retry={retry} />;
}
