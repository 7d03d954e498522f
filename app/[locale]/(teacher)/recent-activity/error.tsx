"use client";

import { ListError } from "@/components/plans/list-error";

export default function RecentActivityError({ retry }: { retry: () => void }) {
  return <ListError what="activities" retry={retry} />;
}
