"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { isQuotaRefusal } from "@/components/subscriptions/quota-errors";
import { ConfirmDialog } from "@/components/ui/dialog/confirm-dialog";
import { toast } from "@/components/ui/toast/toast";
import type { ToastOptions } from "@/components/ui/toast/toast-types";
import { useOneAtATime } from "@/components/ui/use-one-at-a-time";
import { interpolate } from "@/lib/core/interpolate";
import { copyListedPlanAction, deleteListedPlanAction, restoreListedPlanAction } from "@/lib/plans/actions";
import { idle, type FormState } from "@/lib/web/form-state";
import { QuotaRefused } from "../quota-refused";
import type { PlanListContext, PlanRow } from "../types";
import { focusAfterRow, focusRow } from "./row-focus";
import { withUndo } from "./undo";
import { usePlanDownload } from "../downloads/use-plan-download";

export type PlanActions = {
  /** Id of the plan that something is being done with. */
  busy: number | null;
  askDelete: (row: PlanRow) => void;
  copy: (row: PlanRow) => void;
  restore: (row: PlanRow) => void;
  download: (row: PlanRow, format: "PDF" | "DOCX") => void;
};

type Work = {
  row: PlanRow;
  run: () => Promise<FormState>;
  failed: string;
  done?: (state: FormState) => void;
  /** A button of the toast that says it is done. */
  then?: ToastOptions;
};

/** What can be done with a row, and the dialogs that belong to it. */
export function usePlanActions(context: PlanListContext) {
  const { paths, labels } = context;
  const router = useRouter();
  const [busy, setBusy] = useState<number | null>(null);
  const [asked, setAsked] = useState<PlanRow | null>(null);
  const [refusal, setRefusal] = useState<FormState | null>();
  const download = usePlanDownload({ ...context, setBusy });
  const oneAtATime = useOneAtATime();
  const { messages, confirmDelete } = labels;

  async function perform({ row, run, failed, done, then }: Work) {
    setBusy(row.id);
    try {
      const state = await run();
      if (state.status === "success") {
        toast.success(state.message ?? "", then);
        done?.(state);
      } else if (isQuotaRefusal(state.error)) setRefusal({ ...state, message: state.message ?? failed });
      else toast.error(state.message ?? failed);
    } catch {
      toast.error(failed);
    } finally {
      setBusy(null);
    }
  }

  async function remove(row: PlanRow) {
    await perform({
      row,
      run: () => deleteListedPlanAction(idle, place(row)),
      failed: messages.deleteFailed,
      done: () => focusAfterRow(row.id),
      then: withUndo(labels, () => restore(row)),
    });
    setAsked(null);
  }

  function restore(row: PlanRow) {
    const run = () => restoreListedPlanAction(idle, place(row));
    const done = () => (row.state === "deleted" ? focusAfterRow(row.id) : focusRow(row.id));
    void perform({ row, run, failed: messages.restoreFailed, done });
  }

  const actions: PlanActions = {
    busy,
    askDelete: setAsked,
    copy: (row) =>
      void oneAtATime(() =>
        perform({
          row,
          run: () => copyListedPlanAction(idle, place(row)),
          failed: messages.copyFailed,
          done: (state) => router.push(paths[row.kind].edit + idIn(state.data)),
        }),
      ),
    restore,
    download: (row, format) => void download(row, format),
  };
  const dialogs = (
    <>
      <ConfirmDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        tone="destructive"
        labels={{ ...confirmDelete, question: interpolate(confirmDelete.question, { title: asked?.title ?? "" }) }}
        onConfirm={() => asked && void remove(asked)}
        pending={asked !== null && busy === asked.id}
      />
      <QuotaRefused
        refusal={refusal}
        onClose={() => setRefusal(null)}
        text={{ labels: labels.quota, subscription: context.subscription }}
      />
    </>
  );
  return { actions, dialogs };
}

function place({ kind, id }: PlanRow) {
  return { kind, id };
}

function idIn(data: unknown): string {
  return typeof data === "object" && data !== null && "id" in data ? String(data.id) : "";
}
