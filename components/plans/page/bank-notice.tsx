import { Alert } from "@/components/ui/alert";
import type { Neighbours } from "@/lib/bank/types";
import { interpolate } from "@/lib/core/interpolate";
import type { Messages } from "@/lib/i18n/messages";
import type { ContentStanding } from "@/lib/plans/lessons/queries";
import type { Plan } from "@/lib/plans/types";
import { LessonButton } from "./lesson-button";

type BankNoticeProps = {
  plan: Pick<Plan, "kind" | "id" | "version">;
  standing: ContentStanding;
  messages: Messages;
};

/**
 * Which lesson of the bank a plan was made of; else, plainly, that nothing vouches for what a model wrote, or that the content is
 * left to its teacher, and what lies next to its topic.
 */
export function BankNotice({ plan, standing, messages }: BankNoticeProps) {
  const labels = messages.editor.bank;
  const { source, neighbours, isUnverified } = standing;
  if (isUnverified)
    return (
      <Alert tone="warning" title={labels.unverifiedTitle}>
        <p>{labels.unverified}</p>
      </Alert>
    );
  if (!neighbours)
    return source ? (
      <p className="text-muted-foreground text-sm wrap-anywhere">{interpolate(labels.source, { title: source })}</p>
    ) : null;
  const { elsewhere, near } = neighbours;
  return (
    <Alert tone="info" title={labels.title}>
      <p>{labels.text}</p>
      {elsewhere ? (
        <p className="mt-2">
          {interpolate(labels.elsewhere, { ...elsewhere, language: messages.reb.languages[elsewhere.language] })}
        </p>
      ) : null}
      {near.length > 0 ? (
        <>
          <p className="mt-2">{labels.remake}</p>
          <NearLessons {...{ plan, near, labels }} />
        </>
      ) : null}
    </Alert>
  );
}

type NearLessonsProps = Pick<BankNoticeProps, "plan"> & {
  near: Neighbours["near"];
  labels: Messages["editor"]["bank"];
};

function NearLessons({ plan: { kind, id, version }, near, labels }: NearLessonsProps) {
  return (
    <ul className="mt-1 grid list-disc gap-3 ps-5">
      {near.map((lesson) => (
        <li key={lesson.id} className="wrap-anywhere">
          {lesson.title} <span className="text-muted-foreground">({lesson.place})</span>
          {lesson.lacks.length > 0 ? (
            <span className="text-muted-foreground block text-sm">
              {interpolate(labels.lacks, { lacks: lesson.lacks.join(", ") })}
            </span>
          ) : null}
          <LessonButton
            plan={{ kind, id, version }}
            lesson={{ id: lesson.id, title: `${lesson.title} (${lesson.place})` }}
            labels={{ use: labels.use, using: labels.using }}
          />
        </li>
      ))}
    </ul>
  );
}
