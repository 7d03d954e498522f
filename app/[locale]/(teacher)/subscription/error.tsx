"use client";

import { ListError } from "@/components/plans/list-error";

export default function SubscriptionError({ error }: { error: Error }) {
  // Neither what is on sale nor what the reader has could be read.
  return <ListError error={error} what="tiers" aloud="subscriptions" retry={() => location.reload()} />;
}
