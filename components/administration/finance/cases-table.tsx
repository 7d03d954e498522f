"use client";

import { useState } from "react";
import { Badge } from "@/components/ui/badge";
import { buttonVariants } from "@/components/ui/button-variants";
import { ConfirmDialog } from "@/components/ui/dialog/confirm-dialog";
import { DataTable, type DataColumn } from "@/components/ui/data-table";
import { closeCaseAction } from "@/lib/administration/finance/actions";
import { interpolate } from "@/lib/core/interpolate";
import { idle } from "@/lib/web/form-state";
import type administration from "@/messages/en/administration.json";
import type { CaseRow } from "./order-rows";
import { useAdministering } from "../use-administering";

type Words = (typeof administration)["payments"]["cases"];
type CasesTableProps = { rows: readonly CaseRow[]; labels: Words; failed: string };

/** Payments that did not do what they were paid for, to be closed by whoever has settled them with the payer. */
export function CasesTable({ rows, labels, failed }: CasesTableProps) {
  const { busy, perform } = useAdministering();
  const [asked, setAsked] = useState<CaseRow | null>(null);

  async function close({ id }: CaseRow) {
    if (await perform({ id, run: () => closeCaseAction(idle, { id }), failed })) setAsked(null);
  }

  return (
    <>
      <DataTable label={labels.table} columns={caseColumns(labels, setAsked)} rows={rows} />
      {asked ? (
        <ConfirmDialog
          open
          onClose={() => setAsked(null)}
          labels={{ ...labels.dialog, question: interpolate(labels.dialog.question, asked) }}
          onConfirm={() => void close(asked)}
          pending={busy === asked.id}
        />
      ) : null}
    </>
  );
}

function caseColumns(words: Words, ask: (row: CaseRow) => void): DataColumn<CaseRow>[] {
  return [
    { id: "payer", header: words.payer, cell: ({ payer }) => payer },
    { id: "problem", header: words.problem, cell: ({ problem }) => <Badge tone="warning">{problem}</Badge> },
    {
      id: "product",
      header: words.product,
      cell: ({ product, price }) => (
        <span className="grid">
          {product}
          <span className="text-muted-foreground text-sm whitespace-nowrap">{price}</span>
        </span>
      ),
    },
    { id: "received", header: words.received, kind: "number", cell: ({ received }) => received },
    {
      id: "reference",
      header: words.reference,
      cell: ({ reference }) => <code className="break-all">{reference}</code>,
    },
    { id: "created", header: words.created, cell: ({ created }) => created },
    {
      id: "close",
      header: words.action,
      cell: (row) => (
        <button
          type="button"
          aria-label={interpolate(words.closeOf, { payer: row.payer })}
          onClick={() => ask(row)}
          className={buttonVariants({ size: "sm", variant: "outline" })}
        >
          {words.close}
        </button>
      ),
    },
  ];
}
