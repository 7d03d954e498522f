"use client";

import { ListError } from "@/components/plans/list-error";

export default function NotificationsError({ retry }: { retry: () => void }) {
  return <ListError what="notifications" retry={retry} />;
}
