"use client";

import { useActionState } from "react";
import { SubmitButton } from "@/components/ui/submit-button";
import { remakePlanAction } from "@/lib/plans/lessons/actions";
import type { PlanRef } from "@/lib/plans/types";
import { idle } from "@/lib/web/form-state";

type LessonButtonProps = {
  plan: PlanRef & { version: number };
  lesson: { id: string; title: string };
  labels: { use: string; using: string };
};

/** Makes the plan anew from a lesson of the bank; works without script as well. */
export function LessonButton({ plan, lesson, labels }: LessonButtonProps) {
  const [answer, act] = useActionState(remakePlanAction, idle);
  const { kind, id, version } = plan;
  return (
    <form action={act} className="mt-1 grid justify-items-start gap-1">
      {Object.entries({ kind, id, version, lessonId: lesson.id }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SubmitButton size="sm" variant="outline" pendingLabel={labels.using}>
        {labels.use}
        <span className="sr-only">: {lesson.title}</span>
      </SubmitButton>
      {answer.status === "error" ? (
        <p role="alert" className="text-destructive text-sm font-medium">
          {answer.fields?.lessonId ?? answer.message}
        </p>
      ) : null}
    </form>
  );
}
