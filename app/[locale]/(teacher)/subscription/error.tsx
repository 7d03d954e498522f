"use client";

import { ListError } from "@/components/plans/list-error";

export default function SubscriptionError() {
  // Neither what is on sale nor what the reader has could be read.
  return <ListError what="tiers" aloud="subscriptions" retry={() => location.reload()} />;
}
