"use client";

import { Suspense, useState, type ReactNode } from "react";
import { toast } from "@/components/ui/toast/toast";
import { lazyDialog } from "@/components/ui/dialog/dialog";
import { sayOutdated } from "@/components/ui/outdated";
import type { ReportedFinding } from "@/lib/plans/scores/types";
import type { SectionChange } from "@/lib/plans/suggestions/constants";
import type { ValueWords } from "../fields";
import { PlanToolsContext } from "./context";
import type { VersionChange, PlanInHand, ToolLabels, ToolPart } from "./types";

// Comes when it is first asked for.
const ToolsDialog = lazyDialog(() => import("./tools-dialog").then((module) => module.ToolsDialog));

/** Long enough to read what was changed and to think better of it. */
const undoMs = 12_000;

export type PlanToolsProps = {
  desk: PlanInHand;
  parts: readonly ToolPart[];
  model: boolean;
  labels: ToolLabels;
  words: ValueWords;
  children: ReactNode;
};

export function findingKey({ rule, field, values }: Pick<ReportedFinding, "rule" | "field" | "values">): string {
  return `${rule} ${field} ${JSON.stringify(values ?? {})}`;
}

/** Fixes and section tools for everything inside; the dialog of suggestions stands here, once. */
export function PlanTools({ desk, parts, model, labels, words, children }: PlanToolsProps) {
  const [asked, setAsked] = useState<{ part: ToolPart; wish: SectionChange } | null>(null);
  const { offerUndo, ...fixes } = useFix(desk, labels);
  const context = {
    labels,
    model,
    parts,
    ...fixes,
    ask(name: string, wish: SectionChange) {
      const part = parts.find((candidate) => candidate.name === name);
      if (part) setAsked({ part, wish });
    },
  };
  return (
    <PlanToolsContext value={context}>
      {children}
      <Suspense>
        {asked ? (
          <ToolsDialog
            {...{ desk, model, labels, words, ...asked }}
            onChosen={(change) => {
              setAsked(null);
              offerUndo(labels.chosen, change);
            }}
            onClose={() => setAsked(null)}
          />
        ) : null}
      </Suspense>
    </PlanToolsContext>
  );
}

/** Mends findings one at a time, tells what became of each, and offers the way back. */
function useFix(desk: PlanInHand, labels: ToolLabels) {
  const [busy, setBusy] = useState<string | null>(null);
  const [undone, setUndone] = useState<string | null>(null);

  async function undo(previous: number, mended: string | null) {
    if (!(await desk.restore(previous))) return;
    toast.success(labels.undone);
    setUndone(mended);
  }

  function offerUndo(message: string, { previous }: VersionChange, mended: string | null = null) {
    const action = { label: labels.undo, onClick: () => void undo(previous, mended) };
    toast.success(message, { id: "plan-tools", duration: undoMs, action });
  }

  async function mend(finding: ReportedFinding) {
    const loaded = await import("./fix-finding").catch(sayOutdated);
    if (!loaded) return toast.error(labels.offline);
    const made = await loaded.fixFinding(finding, desk, labels);
    if (made) offerUndo(made.message, made.change, findingKey(finding));
  }

  return {
    busy,
    undone,
    refocused: () => setUndone(null),
    offerUndo,
    async fix(finding: ReportedFinding) {
      if (busy !== null) return;
      setBusy(findingKey(finding));
      await mend(finding);
      setBusy(null);
    },
  };
}
