"use client";

import { ListError } from "@/components/plans/list-error";

export default function RecentActivityError({ error, retry }: { error: Error; retry: () => void }) {
  return <ListError error={error} what="activities" retry={retry} />;
}
