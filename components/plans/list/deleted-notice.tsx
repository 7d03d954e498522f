"use client";

import { useEffect } from "react";
import { toast } from "@/components/ui/toast/toast";
import { restoreListedPlanAction } from "@/lib/plans/actions";
import type { PlanKind } from "@/lib/plans/kinds/traits";
import { answerOf, idle } from "@/lib/web/form-state";
import type { PlanListLabels } from "../types";
import { withUndo } from "./undo";

type DeletedNoticeProps = { kind: PlanKind; labels: Pick<PlanListLabels, "messages"> };

/** A plan's own page was left because the plan was deleted there (`?deleted=<id>`): says so, and offers the way back. */
export function DeletedNotice({ kind, labels }: DeletedNoticeProps) {
  useEffect(() => {
    const address = new URL(location.href);
    const id = Number(address.searchParams.get("deleted"));
    if (!id) return;
    address.searchParams.delete("deleted");
    history.replaceState(history.state, "", address);
    const { messages } = labels;

    async function restore() {
      const answer = await answerOf(restoreListedPlanAction(idle, { kind, id }));
      if (answer?.status === "success") toast.success(answer.message ?? "");
      else toast.error(answer?.message ?? messages.restoreFailed);
    }

    toast.success(
      messages.deleted,
      withUndo(labels, () => void restore()),
    );
  }, [kind, labels]);
  return null;
}
