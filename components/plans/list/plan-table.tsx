"use client";

import { Alert } from "@/components/ui/alert";
import { buttonVariants } from "@/components/ui/button-variants";
import { Progress } from "@/components/ui/progress";
import { useSoftLinks } from "@/components/ui/use-soft-links";
import { useUnpacked } from "@/components/ui/use-unpacked";
import { interpolate } from "@/lib/core/interpolate";
import type { Serialised } from "@/lib/core/serialised-props";
import type { PlanKind } from "@/lib/plans/kinds/traits";
import { DeletedNotice } from "./deleted-notice";
import type { PlanListData } from "./list-data";
import { PlanList } from "./plan-list";
import { PlanScore } from "./plan-score";
import { PlanState } from "./plan-state";
import { RowMenu } from "./row-menu";
import type { PlanListContext, PlanRow } from "../types";
import { useLiveRows } from "./use-live-rows";
import { usePlanActions, type PlanActions } from "./use-plan-actions";
import { useRowMenu, type RowMenuState } from "@/components/ui/menu/use-row-menu";
import { useSelection } from "./use-selection";
import { useZip } from "../downloads/use-zip";

/** The list with its plans, all of one kind, as a table. */
export function PlanTable({ data, kind }: { data: Serialised<PlanListData>; kind: PlanKind }) {
  const { rows, context, ...list } = useUnpacked(data);
  return (
    <>
      <DeletedNotice kind={kind} labels={context.labels} />
      <PlanList list={list}>{rows.length > 0 ? <Rows rows={rows} context={context} /> : null}</PlanList>
    </>
  );
}

/**
 * The rows as a table, on a phone as cards (plans.css): one markup for both. A client component, because rows handed over
 * as data travel once; rendered on the server they would travel as HTML and a second time as the tree.
 */
function Rows({ rows, context }: Pick<PlanListData, "rows" | "context">) {
  const { labels } = context;
  const { actions, dialogs } = usePlanActions(context);
  const selection = useSelection(rows);
  const zip = useZip(context);
  const { follow } = useSoftLinks();
  const menu = useRowMenu();
  const count = selection.selected.length;
  useLiveRows(rows);
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <label className="flex min-h-11 items-center gap-3 pl-4 font-semibold">
          <input type="checkbox" className="row-check" checked={selection.all} onChange={selection.toggleAll} />
          {labels.list.selectAll}
        </label>
        <span role="status" className="text-muted-foreground flex-1 text-sm tabular-nums">
          {count > 0 ? interpolate(labels.list.selected, { count }) : ""}
        </span>
        <button
          type="button"
          disabled={count === 0 || zip.progress !== null}
          aria-busy={zip.progress !== null}
          onClick={() => void zip.start(selection.selected)}
          className={buttonVariants({ variant: "outline" })}
        >
          {zip.progress ? interpolate(labels.messages.zipProgress, zip.progress) : labels.list.downloadSelected}
        </button>
      </div>
      {zip.progress ? (
        <Progress value={zip.progress.done} max={zip.progress.total} label={labels.messages.zipProgressLabel} />
      ) : null}
      <Skipped titles={zip.skipped} onClose={zip.dismiss} labels={labels.messages} />
      <table aria-label={labels.list.table} className="plan-table" onClick={follow}>
        <thead>
          <tr>
            <td />
            <th scope="col">{labels.list.lesson}</th>
            <th scope="col">{labels.list.classLevel}</th>
            <th scope="col">{labels.list.date}</th>
            <th scope="col">{labels.list.duration}</th>
            <th scope="col">{labels.list.status}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <PlanTableRow
              key={row.id}
              {...{ row, context, actions, menu }}
              checked={selection.has(row.id)}
              onCheck={() => selection.toggle(row.id)}
            />
          ))}
        </tbody>
      </table>
      {dialogs}
    </div>
  );
}

type RowProps = {
  row: PlanRow;
  context: PlanListContext;
  actions: PlanActions;
  menu: RowMenuState;
  checked: boolean;
  onCheck: () => void;
};

function PlanTableRow({ row, context, actions, menu, checked, onCheck }: RowProps) {
  const { labels, paths } = context;
  return (
    <tr aria-busy={actions.busy === row.id || undefined}>
      <td className="plan-check">
        <input
          type="checkbox"
          className="row-check"
          aria-label={interpolate(labels.list.select, { title: row.title })}
          checked={checked}
          onChange={onCheck}
        />
      </td>
      <th scope="row">
        <a href={paths[row.kind].view + row.id}>{row.title}</a>
        <span>{row.subject}</span>
      </th>
      <td>{row.classLevel}</td>
      <td>{row.date}</td>
      <td>{row.duration}</td>
      <td>
        <PlanState state={row.state} labels={labels.states} /> <PlanScore score={row.score} label={labels.list.score} />
      </td>
      <td className="plan-menu">
        <RowMenu {...{ row, menu, actions, context }} />
      </td>
    </tr>
  );
}

type SkippedProps = { titles: readonly string[]; onClose: () => void; labels: PlanListContext["labels"]["messages"] };

function Skipped({ titles, onClose, labels }: SkippedProps) {
  if (titles.length === 0) return null;
  const close = (
    <button type="button" onClick={onClose} className={buttonVariants({ variant: "outline", size: "sm" })}>
      {labels.close}
    </button>
  );
  return (
    <Alert tone="warning" title={labels.zipSkipped} actions={close}>
      <ul className="list-disc pl-5">
        {titles.map((title, index) => (
          <li key={index}>{title}</li>
        ))}
      </ul>
    </Alert>
  );
}
