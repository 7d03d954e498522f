"use client";

import { useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Badge } from "@/components/ui/badge";
import { buttonVariants } from "@/components/ui/button-variants";
import { ConfirmDialog } from "@/components/ui/dialog/confirm-dialog";
import { DataTable, type DataColumn } from "@/components/ui/data-table";
import { confirmOrderAction, declineOrderAction } from "@/lib/administration/finance/actions";
import { interpolate } from "@/lib/core/interpolate";
import { idle } from "@/lib/web/form-state";
import type administration from "@/messages/en/administration.json";
import type { OrderRow } from "./order-rows";
import { useAdministering } from "../use-administering";

type OrdersLabels = (typeof administration)["payments"];
type OrdersTableProps = { rows: readonly OrderRow[]; labels: OrdersLabels };
type OrderDecision = { what: "confirm" | "decline"; row: OrderRow };

/** Payments made by USSD, to be confirmed or declined by whoever sees the money. */
export function OrdersTable({ rows, labels }: OrdersTableProps) {
  const { busy, perform } = useAdministering();
  const [asked, setAsked] = useState<OrderDecision | null>(null);

  async function decide({ what, row: { id } }: OrderDecision) {
    const action = what === "confirm" ? confirmOrderAction : declineOrderAction;
    if (await perform({ id, run: () => action(idle, { id }), failed: labels.failed[what] })) setAsked(null);
  }

  const words = asked ? labels[`${asked.what}Dialog`] : null;
  const question =
    asked?.what === "confirm" && asked.row.asFirst ? labels.confirmDialog.firstQuestion : words?.question;
  return (
    <>
      <DataTable label={labels.manual} columns={orderColumns(labels, setAsked)} rows={rows} />
      {asked && words ? (
        <ConfirmDialog
          open
          onClose={() => setAsked(null)}
          tone={asked.what === "confirm" ? "primary" : "destructive"}
          labels={{ ...words, question: interpolate(question ?? "", orderWords(asked.row)) }}
          onConfirm={() => void decide(asked)}
          pending={busy === asked.row.id}
        >
          {asked.what === "confirm" ? <Doubts doubts={asked.row.doubts} title={labels.confirmDialog.near} /> : null}
        </ConfirmDialog>
      ) : null}
    </>
  );
}

/** References of other orders that could be the same payment. */
function Doubts({ doubts, title }: { doubts: readonly string[]; title: string }) {
  if (doubts.length === 0) return null;
  return (
    <Alert tone="warning" title={title}>
      <ul className="list-disc ps-5">
        {doubts.map((doubt) => (
          <li key={doubt} className="break-words">
            {doubt}
          </li>
        ))}
      </ul>
    </Alert>
  );
}

function orderWords({ payer, amount, reference }: OrderRow) {
  return { payer, amount, reference };
}

function orderColumns({ orders }: OrdersLabels, ask: (asked: OrderDecision) => void): DataColumn<OrderRow>[] {
  return [
    { id: "payer", header: orders.payer, cell: ({ payer }) => payer },
    { id: "product", header: orders.product, cell: ({ product }) => product },
    { id: "amount", header: orders.amount, kind: "number", cell: ({ amount }) => amount },
    {
      id: "reference",
      header: orders.reference,
      cell: ({ reference, doubts }) => (
        <span className="grid justify-items-start gap-1">
          <code>{reference}</code>
          {doubts.length > 0 ? <Badge tone="warning">{orders.likeOthers}</Badge> : null}
        </span>
      ),
    },
    { id: "created", header: orders.created, cell: ({ created }) => created },
    {
      id: "status",
      header: orders.status,
      cell: ({ status, tone, first }) => (
        <span className="grid justify-items-start gap-1">
          <Badge tone={tone}>{status}</Badge>
          {first ? <span className="text-muted-foreground text-sm break-words">{first}</span> : null}
        </span>
      ),
    },
    {
      id: "decision",
      header: orders.decision,
      cell: (row) => (
        <span className="flex flex-wrap gap-2">
          {row.mayConfirm ? (
            <DecisionButton
              name={interpolate(orders.confirmOf, orderWords(row))}
              onClick={() => ask({ what: "confirm", row })}
            >
              {orders.confirm}
            </DecisionButton>
          ) : null}
          {row.mayDecline ? (
            <DecisionButton
              name={interpolate(orders.declineOf, orderWords(row))}
              onClick={() => ask({ what: "decline", row })}
              quiet
            >
              {orders.decline}
            </DecisionButton>
          ) : null}
        </span>
      ),
    },
  ];
}

type DecisionButtonProps = { name: string; onClick: () => void; quiet?: boolean; children: string };

function DecisionButton({ name, onClick, quiet, children }: DecisionButtonProps) {
  return (
    <button
      type="button"
      aria-label={name}
      onClick={onClick}
      className={buttonVariants({ size: "sm", variant: quiet ? "destructive-outline" : "primary" })}
    >
      {children}
    </button>
  );
}
