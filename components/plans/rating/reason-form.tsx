"use client";

import { useForm } from "react-hook-form";
import { TextareaField } from "@/components/ui/fields/field";
import { RadioChoices } from "@/components/ui/fields/radio-choices";
import { SubmitButton } from "@/components/ui/submit-button";
import type { Messages } from "@/lib/i18n/messages";
import { longestComment, ratingReasons } from "@/lib/plans/rating/constants";
import type { PlanRating } from "@/lib/plans/rating/types";

type Reason = Pick<PlanRating, "reason" | "comment">;

type ReasonFormProps = {
  /** What was said before. */
  said: Reason;
  busy: boolean;
  labels: Omit<Messages["rating"], "list">;
  onSend: (reason: Reason) => void;
};

/** Why a plan was not useful. Nothing of it has to be said. */
export function ReasonForm({ said: { reason, comment }, busy, labels, onSend }: ReasonFormProps) {
  const { register, handleSubmit } = useForm<Reason>({ defaultValues: { reason, comment } });
  return (
    <form
      method="post"
      onSubmit={(event) => void handleSubmit(onSend)(event)}
      className="border-border grid gap-4 border-t pt-4"
    >
      <RadioChoices
        id="reason"
        legend={labels.reason}
        options={ratingReasons.map((value) => ({ value, label: labels.reasons[value] }))}
        defaultValue={reason ?? ""}
        className="lg:grid-cols-3"
        {...register("reason")}
      />
      <TextareaField
        id="rating-comment"
        label={labels.comment}
        rows={2}
        maxLength={longestComment}
        defaultValue={comment}
        {...register("comment")}
      />
      <SubmitButton variant="outline" className="justify-self-start" pending={busy} pendingLabel={labels.sending}>
        {labels.send}
      </SubmitButton>
    </form>
  );
}
