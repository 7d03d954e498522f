"use client";

import { useState } from "react";

/** Which rows are chosen. A row that is no longer shown no longer counts. */
export function useSelection<Row extends { id: number }>(rows: readonly Row[]) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const selected = rows.filter((row) => chosen.has(row.id));
  const all = rows.length > 0 && selected.length === rows.length;

  function toggle(id: number) {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  }

  return {
    selected,
    all,
    has: (id: number) => chosen.has(id),
    toggle,
    toggleAll: () => setChosen(all ? new Set() : new Set(rows.map((row) => row.id))),
  };
}
