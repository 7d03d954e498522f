"use client";

import { useState } from "react";
import { sayOutdated } from "@/components/ui/outdated";
import { toast } from "@/components/ui/toast/toast";
import type { PlanListContext, PlanRow } from "../types";
import { useExpiredToast } from "./use-plan-download";

/** Makes a ZIP of the chosen rows; `progress` while it does, afterwards `skipped` names what is not in it. */
export function useZip(words: PlanListContext) {
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);
  const [skipped, setSkipped] = useState<string[]>([]);
  const sayExpired = useExpiredToast(words);
  const { messages } = words.labels;

  async function start(rows: readonly PlanRow[]): Promise<void> {
    const total = rows.length;
    setSkipped([]);
    setProgress({ done: 0, total });
    try {
      const [{ zipPlans }, { saveFile }] = await Promise.all([import("./zip"), import("./download")]);
      const result = await zipPlans({
        plans: rows.map(({ id, kind, title }) => ({ id, title, address: words.paths[kind].api + id })),
        onProgress: (done) => setProgress({ done, total }),
      });
      setSkipped(result.skipped);
      if (!result.file) return toast.error(messages.zipFailed);
      saveFile(result.file);
      toast.success(messages.zipStarted);
    } catch (error) {
      sayOutdated(error);
      if (!sayExpired(error)) toast.error(messages.zipFailed);
    } finally {
      setProgress(null);
    }
  }

  return { progress, skipped, start, dismiss: () => setSkipped([]) };
}
