"use client";

import { ListError } from "@/components/plans/list-error";

export default function BinError({ retry }: { retry: () => void }) {
  return <ListError retry={retry} />;
}
