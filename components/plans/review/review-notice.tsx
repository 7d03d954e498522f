import { Alert } from "@/components/ui/alert";
import { interpolate } from "@/lib/core/interpolate";
import type { Messages } from "@/lib/i18n/messages";
import type { PlanStatus } from "@/lib/plans/types";

type ReviewNoticeProps = {
  status: PlanStatus;
  own: boolean;
  teacher: string;
  /** Why it was rejected. */
  reason: string;
  /** Whether the notes were handed in with the form. */
  notes: boolean;
  labels: Messages["review"];
};

/** How the review stands, in words for its author or for the reviewer; nothing outside of a review. */
export function ReviewNotice({ status, own, teacher, reason, notes, labels }: ReviewNoticeProps) {
  if (status === "rejected") {
    return (
      <Alert tone="error" title={labels.isRejected}>
        <p className="wrap-anywhere whitespace-pre-line">{reason}</p>
        {own ? <p className="mt-1">{labels.isRejectedText}</p> : null}
      </Alert>
    );
  }
  if (status === "approved") {
    return (
      <Alert tone="success" title={labels.isApproved}>
        {own ? labels.isApprovedText : null}
      </Alert>
    );
  }
  if (status !== "submitted") return null;
  return (
    <Alert tone="info" title={own ? labels.waiting : interpolate(labels.toDecide, { teacher })}>
      {own ? <p>{labels.waitingText}</p> : null}
      <p>{notes ? labels.notesIn : labels.notesOut}</p>
    </Alert>
  );
}
