"use client";

import { buttonVariants } from "@/components/ui/button-variants";
import { DataTable, type DataColumn } from "@/components/ui/data-table";
import { Spinner } from "@/components/ui/spinner";
import { resendMessageAction } from "@/lib/administration/finance/actions";
import { interpolate } from "@/lib/core/interpolate";
import { idle } from "@/lib/web/form-state";
import type administration from "@/messages/en/administration.json";
import { useAdministering } from "../use-administering";

export type MailRow = Record<"recipient" | "subject" | "reason" | "created", string> & { id: number };

type MailsTableProps = {
  rows: readonly MailRow[];
  labels: Pick<(typeof administration)["payments"], "mails" | "failed">;
};

/** Mails that could not be sent. */
export function MailsTable({ rows, labels: { mails: words, failed } }: MailsTableProps) {
  const { busy, perform } = useAdministering();
  const columns: DataColumn<MailRow>[] = [
    { id: "recipient", header: words.recipient, cell: ({ recipient }) => recipient },
    { id: "subject", header: words.subject, cell: ({ subject }) => subject },
    { id: "reason", header: words.reason, cell: ({ reason }) => reason },
    { id: "created", header: words.created, cell: ({ created }) => created },
    {
      id: "again",
      header: words.action,
      cell: ({ id, recipient }) => (
        <button
          type="button"
          disabled={busy === id}
          aria-label={interpolate(words.againTo, { recipient })}
          onClick={() => void perform({ id, run: () => resendMessageAction(idle, { id }), failed: failed.resend })}
          className={buttonVariants({ variant: "outline", size: "sm" })}
        >
          {busy === id ? <Spinner /> : null}
          {words.again}
        </button>
      ),
    },
  ];
  return <DataTable label={words.title} columns={columns} rows={rows} />;
}
