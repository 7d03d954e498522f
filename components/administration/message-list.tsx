"use client";

import { useState } from "react";
import { Badge } from "@/components/ui/badge";
import { buttonVariants } from "@/components/ui/button-variants";
import { ConfirmDialog } from "@/components/ui/dialog/confirm-dialog";
import { deleteMessageAction, markAnsweredAction, reopenMessageAction } from "@/lib/contact/actions";
import { interpolate } from "@/lib/core/interpolate";
import { idle } from "@/lib/web/form-state";
import type contact from "@/messages/en/contact.json";
import type { MessageRow } from "./message-rows";
import { useAdministering } from "./use-administering";

type MessageListProps = { rows: readonly MessageRow[]; labels: typeof contact };

/** What visitors wrote, each with what can be done about it. */
export function MessageList({ rows, labels }: MessageListProps) {
  const { busy, perform } = useAdministering();
  const [asked, setAsked] = useState<MessageRow | null>(null);

  function change({ id, state }: MessageRow) {
    const isNew = state === "new";
    const action = isNew ? markAnsweredAction : reopenMessageAction;
    void perform({ id, run: () => action(idle, { id }), failed: labels.failed[isNew ? "answer" : "reopen"] });
  }

  async function erase({ id }: MessageRow) {
    const done = await perform({ id, run: () => deleteMessageAction(idle, { id }), failed: labels.failed.delete });
    if (done) setAsked(null);
  }

  return (
    <>
      <ul className="grid grid-cols-1 gap-4">
        {rows.map((row) => (
          <MessageCard
            key={row.id}
            {...{ row, labels }}
            busy={busy === row.id}
            onChange={() => change(row)}
            onDelete={() => setAsked(row)}
          />
        ))}
      </ul>
      {asked ? (
        <ConfirmDialog
          open
          tone="destructive"
          onClose={() => setAsked(null)}
          labels={{
            ...labels.confirmDelete,
            question: interpolate(labels.confirmDelete.question, { name: asked.name }),
          }}
          onConfirm={() => void erase(asked)}
          pending={busy === asked.id}
        />
      ) : null}
    </>
  );
}

type MessageCardProps = {
  row: MessageRow;
  labels: typeof contact;
  busy: boolean;
  onChange: () => void;
  onDelete: () => void;
};

function MessageCard({ row, labels, busy, onChange, onDelete }: MessageCardProps) {
  const { name, email, subject, message, state, stateName, facts, reply } = row;
  const isNew = state === "new";
  return (
    <li className="border-border bg-card shadow-card grid gap-3 rounded-xl border p-4 sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <h3 className="min-w-0 wrap-anywhere">{subject}</h3>
        <Badge tone={isNew ? "warning" : "primary"}>{stateName}</Badge>
      </div>
      <div className="text-muted-foreground grid gap-0.5 text-sm">
        <p className="wrap-anywhere">{interpolate(labels.from, { name, email })}</p>
        <p>{facts}</p>
      </div>
      <p className="max-w-prose wrap-anywhere whitespace-pre-wrap">{message}</p>
      <div className="flex flex-wrap gap-2">
        <a href={reply} aria-label={interpolate(labels.replyTo, { name })} className={buttonVariants({ size: "sm" })}>
          {labels.reply}
        </a>
        <button
          type="button"
          disabled={busy}
          aria-label={interpolate(isNew ? labels.answerTo : labels.reopenOf, { name })}
          onClick={onChange}
          className={buttonVariants({ size: "sm", variant: "outline" })}
        >
          {isNew ? labels.answer : labels.reopen}
        </button>
        <button
          type="button"
          disabled={busy}
          aria-label={interpolate(labels.deleteOf, { name })}
          onClick={onDelete}
          className={buttonVariants({ size: "sm", variant: "destructive-outline" })}
        >
          {labels.delete}
        </button>
      </div>
    </li>
  );
}
