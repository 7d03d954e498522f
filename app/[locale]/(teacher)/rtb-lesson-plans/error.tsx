"use client";

import { ListError } from "@/components/plans/list-error";

export default function RtbLessonPlansError({ retry }: { retry: () => void }) {
  return <ListError retry={retry} />;
}
