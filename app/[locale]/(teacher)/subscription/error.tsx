"use client";

import { ListError } from "@/components/plans/list-error";

export default function SubscriptionError() {
  return <ListError what="tiers" retry={() => location.reload()} />;
}
