"use client";

import { useId, type FormEvent } from "react";
import { Badge } from "@/components/ui/badge";
import { buttonVariants } from "@/components/ui/button-variants";
import { TextareaField } from "@/components/ui/fields/field";
import { answerReportAction, closeReportAction, markEntryAction } from "@/lib/plans/reports/actions";
import { reportBounds } from "@/lib/plans/reports/constants";
import { idle, type FormState } from "@/lib/web/form-state";
import type reports from "@/messages/en/reports.json";
import type { ReportRow } from "./report-rows";
import { useAdministering } from "./use-administering";

type Labels = (typeof reports)["list"];

/** What teachers reported, each with what can be done about it. */
export function ReportList({ rows, labels }: { rows: readonly ReportRow[]; labels: Labels }) {
  const { busy, perform } = useAdministering();
  return (
    <ul className="grid grid-cols-1 gap-4">
      {rows.map((row) => (
        <ReportCard
          key={row.id}
          {...{ row, labels }}
          busy={busy === row.id}
          onDo={(run) => void perform({ id: row.id, run, failed: labels.failed })}
        />
      ))}
    </ul>
  );
}

type ReportCardProps = { row: ReportRow; labels: Labels; busy: boolean; onDo: (run: () => Promise<FormState>) => void };

function ReportCard({ row, labels, busy, onDo }: ReportCardProps) {
  const { id, title, mistake, facts, quote, remark, entry, answer } = row;
  return (
    <li className="border-border bg-card shadow-card grid grid-cols-1 gap-3 rounded-xl border p-4 sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <h3 className="min-w-0 wrap-anywhere">{`${mistake}: ${title}`}</h3>
        <Badge tone={row.isOpen ? "warning" : "primary"}>{row.stateName}</Badge>
      </div>
      <p className="text-muted-foreground text-sm wrap-anywhere">{facts}</p>
      <blockquote className="border-border max-w-prose border-l-4 pl-3 wrap-anywhere whitespace-pre-wrap">
        {quote}
      </blockquote>
      {remark ? <p className="max-w-prose wrap-anywhere whitespace-pre-wrap">{remark}</p> : null}
      <p className="text-muted-foreground text-sm wrap-anywhere">{entry}</p>
      {answer ? <p className="max-w-prose wrap-anywhere whitespace-pre-wrap">{answer}</p> : null}
      <div className="flex flex-wrap items-center gap-2">
        {row.marked ? <Badge tone="lake">{labels.marked}</Badge> : null}
        {row.canMark ? (
          <button
            type="button"
            disabled={busy}
            onClick={() => onDo(() => markEntryAction(idle, { id }))}
            className={buttonVariants({ size: "sm", variant: "outline" })}
          >
            {labels.mark}
          </button>
        ) : null}
      </div>
      {row.isOpen ? <AnswerForm id={id} {...{ labels, busy, onDo }} /> : null}
    </li>
  );
}

type AnswerFormProps = Pick<ReportCardProps, "labels" | "busy" | "onDo"> & { id: number };

function AnswerForm({ id, labels, busy, onDo }: AnswerFormProps) {
  const field = useId();

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const answer = String(new FormData(event.currentTarget).get("answer") ?? "");
    onDo(() => answerReportAction(idle, { id, answer }));
  }

  return (
    <form onSubmit={send} className="grid grid-cols-1 gap-3">
      <TextareaField
        id={field}
        name="answer"
        label={labels.answerLabel}
        rows={2}
        required
        maxLength={reportBounds.answer}
      />
      <div className="flex flex-wrap gap-2">
        <button type="submit" disabled={busy} className={buttonVariants({ size: "sm" })}>
          {labels.answer}
        </button>
        <button
          type="button"
          disabled={busy}
          onClick={() => onDo(() => closeReportAction(idle, { id }))}
          className={buttonVariants({ size: "sm", variant: "outline" })}
        >
          {labels.close}
        </button>
      </div>
    </form>
  );
}
