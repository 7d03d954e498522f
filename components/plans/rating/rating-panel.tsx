"use client";

import { useRef, useState, useTransition, type FormEvent } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import { TextareaField } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { Spinner } from "@/components/ui/spinner";
import { toast } from "@/components/ui/toast";
import type { Messages } from "@/lib/i18n/messages";
import type { PlanKind } from "@/lib/plans/kinds/contract";
import { ratePlanAction } from "@/lib/plans/rating/actions";
import { longestComment, ratingReasons, ratingVerdicts } from "@/lib/plans/rating/constants";
import type { PlanRating, RatingReason, RatingVerdict } from "@/lib/plans/rating/types";
import { answerOf, idle } from "@/lib/web/form-state";

type Labels = Omit<Messages["rating"], "list">;

type RatingPanelProps = {
  plan: { kind: PlanKind; id: number };
  /** What the owner said before. */
  rating: PlanRating | null;
  labels: Labels;
};

/** Whether a written plan was useful to its owner; a plan that was not asks for the reason. */
export function RatingPanel({ plan, rating, labels }: RatingPanelProps) {
  const [said, setSaid] = useState(rating);
  const [busy, start] = useTransition();

  function rate(next: PlanRating) {
    const before = said;
    setSaid(next);
    start(async () => {
      const answer = await answerOf(ratePlanAction(idle, { ...plan, ...next }));
      if (answer?.status === "success") return toast.success(answer.message ?? "");
      setSaid(before);
      toast.error(answer?.message ?? labels.failed);
    });
  }

  return (
    <section
      aria-labelledby="rating-title"
      aria-busy={busy}
      className="no-print border-border bg-card shadow-card grid gap-4 rounded-xl border p-5 sm:p-6"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="grid max-w-prose gap-1">
          <h2 id="rating-title" className="text-h3">
            {labels.title}
          </h2>
          <p className="text-muted-foreground text-sm">{labels.text}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          {ratingVerdicts.map((verdict) => (
            <VerdictButton
              key={verdict}
              verdict={verdict}
              label={labels[verdict]}
              isChosen={said?.verdict === verdict}
              onChoose={() => rate({ verdict, reason: null, comment: "" })}
            />
          ))}
        </div>
      </div>
      {said?.verdict === "down" ? (
        <ReasonForm rating={said} busy={busy} labels={labels} onSend={(more) => rate({ ...said, ...more })} />
      ) : null}
    </section>
  );
}

type VerdictButtonProps = { verdict: RatingVerdict; label: string; isChosen: boolean; onChoose: () => void };

function VerdictButton({ verdict, label, isChosen, onChoose }: VerdictButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      // Said already: pressing it again would take the reason back.
      onClick={() => isChosen || onChoose()}
      className={buttonVariants({ variant: isChosen ? "primary" : "outline" })}
    >
      <Icon name="thumbs-up" className={verdict === "down" ? "size-4.5 rotate-180" : "size-4.5"} />
      {label}
    </button>
  );
}

type ReasonFormProps = {
  rating: PlanRating;
  busy: boolean;
  labels: Labels;
  onSend: (more: { reason: RatingReason | null; comment: string }) => void;
};

function ReasonForm({ rating, busy, labels, onSend }: ReasonFormProps) {
  const [reason, setReason] = useState(rating.reason);
  const comment = useRef<HTMLTextAreaElement>(null);

  function send(event: FormEvent) {
    event.preventDefault();
    onSend({ reason, comment: comment.current?.value ?? "" });
  }

  return (
    <form onSubmit={send} className="border-border grid gap-4 border-t pt-4">
      <fieldset className="grid gap-2">
        <legend className="mb-2 font-semibold">{labels.reason}</legend>
        <div className="grid gap-x-4 sm:grid-cols-2 lg:grid-cols-3">
          {ratingReasons.map((name) => (
            <label key={name} className="flex min-h-11 items-center gap-3">
              <input
                type="radio"
                name="reason"
                value={name}
                checked={reason === name}
                onChange={() => setReason(name)}
                className="accent-primary size-5 flex-none"
              />
              {labels.reasons[name]}
            </label>
          ))}
        </div>
      </fieldset>
      <TextareaField
        ref={comment}
        id="rating-comment"
        label={labels.comment}
        rows={2}
        maxLength={longestComment}
        defaultValue={rating.comment}
      />
      <button
        type="submit"
        disabled={busy}
        aria-busy={busy}
        className={buttonVariants({ variant: "outline", className: "justify-self-start" })}
      >
        {busy ? <Spinner /> : null}
        {busy ? labels.sending : labels.send}
      </button>
    </form>
  );
}
