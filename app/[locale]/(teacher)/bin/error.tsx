"use client";

import { ListError } from "@/components/plans/list-error";

export default function BinError({ error, retry }: { error: Error; retry: () => void }) {
  return <ListError error={error} retry={retry} />;
}
