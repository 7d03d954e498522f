"use client";

import { Suspense, useState, useTransition } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import { Icon } from "@/components/ui/icon";
import { lazyPart } from "@/components/ui/outdated";
import { toast } from "@/components/ui/toast/toast";
import type { Messages } from "@/lib/i18n/messages";
import { ratePlanAction } from "@/lib/plans/rating/actions";
import { ratingVerdicts } from "@/lib/plans/rating/constants";
import type { PlanRating, RatingVerdict } from "@/lib/plans/rating/types";
import type { PlanRef } from "@/lib/plans/types";
import { answerOf, idle } from "@/lib/web/form-state";

/** Asked for only where a plan was not useful. */
const ReasonForm = lazyPart(async () => (await import("./reason-form")).ReasonForm);

type Labels = Omit<Messages["rating"], "list">;

type RatingPanelProps = {
  plan: PlanRef;
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
        <Suspense>
          <ReasonForm {...{ said, busy, labels }} onSend={(reason) => rate({ ...said, ...reason })} />
        </Suspense>
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
