"use client";

import { useMemo } from "react";
import { DataTable, type DataColumn } from "@/components/ui/data-table";
import { interpolate } from "@/lib/core/interpolate";
import type administration from "@/messages/en/administration.json";

type Labels = (typeof administration)["referrals"];

export type ReferrerRow = { id: string; email: string; count: string; href: string };
export type ReferredRow = { id: number; email: string; verified: string; created: string };

/** Who brought the most; each leads to the people they brought. */
export function ReferrersTable({ rows, labels }: { rows: readonly ReferrerRow[]; labels: Labels }) {
  const columns = useMemo<DataColumn<ReferrerRow>[]>(
    () => [
      {
        id: "email",
        header: labels.referrer,
        cell: ({ email, href }) => (
          <a href={href} aria-label={interpolate(labels.show, { email })} className="hover:underline">
            {email}
          </a>
        ),
      },
      { id: "count", header: labels.count, kind: "number", cell: ({ count }) => count },
    ],
    [labels],
  );
  return <DataTable label={labels.topTable} columns={columns} rows={rows} />;
}

/** The people whom somebody brought. */
export function ReferredTable({ rows, labels }: { rows: readonly ReferredRow[]; labels: Labels }) {
  const columns = useMemo<DataColumn<ReferredRow>[]>(
    () => [
      { id: "email", header: labels.email, cell: ({ email }) => email },
      { id: "verified", header: labels.verified, cell: ({ verified }) => verified },
      { id: "created", header: labels.created, cell: ({ created }) => created },
    ],
    [labels],
  );
  return <DataTable label={labels.table} columns={columns} rows={rows} />;
}
