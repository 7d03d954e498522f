"use client";

import { ListError } from "@/components/plans/list-error";

export default function NotificationsError({ error, retry }: { error: Error; retry: () => void }) {
  return <ListError error={error} what="notifications" retry={retry} />;
}
