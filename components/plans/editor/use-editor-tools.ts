"use client";

import { useState } from "react";
import type { InspectionReport } from "@/lib/plans/scores/types";
import type { PlanRef } from "@/lib/plans/types";
import type { PlanInHand } from "../tools/types";
import { usePlanSaving, type SavingOptions } from "./use-plan-saving";

type Options = Omit<SavingOptions, "onInspected"> & {
  plan: PlanRef;
  inspection: InspectionReport | null;
};

/** The editor's saving, the check as of the last save, and the desk that fixes and section tools work on. */
export function useEditorTools({ inspection: first, ...options }: Options) {
  const [inspection, setInspection] = useState(first);
  const saving = usePlanSaving({ ...options, onInspected: setInspection });
  const desk: PlanInHand = {
    kind: options.plan.kind,
    id: options.plan.id,
    settle: async () => ((await saving.push("autosaved")) ? saving.version() : null),
    async choose(fields) {
      const previous = saving.version();
      return (await saving.choose(fields)) ? { version: saving.version(), previous } : null;
    },
    take(saved) {
      saving.take(saved.version, saved.fields);
      setInspection(saved.inspection);
    },
    restore: saving.restoreVersion,
  };
  return { saving, inspection, desk };
}
