"use client";

import { buttonVariants } from "@/components/ui/button-variants";
import { useSoftLinks } from "@/components/ui/use-soft-links";
import { useUnpacked } from "@/components/ui/use-unpacked";
import { interpolate } from "@/lib/core/interpolate";
import type { Serialised } from "@/lib/core/serialised-props";
import type { PlanListData } from "./list-data";
import { PlanList } from "./plan-list";
import { PlanScore } from "./plan-score";
import { PlanState } from "./plan-state";
import { RowMenu } from "./row-menu";
import type { PlanListContext, PlanRow } from "../types";
import { useLiveRows } from "./use-live-rows";
import { usePlanActions, type PlanActions } from "./use-plan-actions";
import { useRowMenu, type RowMenuState } from "@/components/ui/menu/use-row-menu";

/** The list with its plans as cards; those in the bin can only be restored. */
export function PlanCards({ data }: { data: Serialised<PlanListData> }) {
  const { rows, context, ...list } = useUnpacked(data);
  return <PlanList list={list}>{rows.length > 0 ? <Cards rows={rows} context={context} /> : null}</PlanList>;
}

function Cards({ rows, context }: Pick<PlanListData, "rows" | "context">) {
  const { actions, dialogs } = usePlanActions(context);
  const { follow } = useSoftLinks();
  const menu = useRowMenu();
  useLiveRows(rows);
  return (
    <>
      <ul className="plan-cards" onClick={follow}>
        {rows.map((row) => (
          <PlanCard key={row.id} {...{ row, context, actions, menu }} />
        ))}
      </ul>
      {dialogs}
    </>
  );
}

type PlanCardProps = { row: PlanRow; context: PlanListContext; actions: PlanActions; menu: RowMenuState };

function PlanCard({ row, context, actions, menu }: PlanCardProps) {
  const { labels, paths } = context;
  const deleted = row.state === "deleted";
  return (
    <li className="plan-card">
      <h3>{deleted ? <a href={paths[row.kind].view + row.id}>{row.title}</a> : row.title}</h3>
      <PlanState state={row.state} labels={labels.states} />
      <p>{line(row.subject, row.classLevel, row.duration)}</p>
      <p>
        <PlanScore score={row.score} label={labels.list.score} /> {row.note ?? line(row.date, row.teacher)}
      </p>
      {deleted ? (
        <button
          type="button"
          data-row={row.id}
          disabled={actions.busy === row.id}
          onClick={() => actions.restore(row)}
          className={buttonVariants({ variant: "secondary" })}
        >
          {actions.busy === row.id ? labels.list.busy : labels.list.restore}
        </button>
      ) : (
        <>
          <a href={paths[row.kind].view + row.id} aria-label={interpolate(labels.list.open, { title: row.title })}>
            {labels.list.view}
          </a>
          <RowMenu {...{ row, menu, actions, context }} />
        </>
      )}
    </li>
  );
}

/** Facts that explain themselves, on one line; a label for each would double the elements of the page. */
function line(...facts: readonly string[]) {
  return facts.filter(Boolean).join(" · ");
}
