"use client";

import { useEffect, useState } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import { Badge } from "@/components/ui/badge";
import { Dialog } from "@/components/ui/dialog/dialog";
import { Spinner } from "@/components/ui/spinner";
import { toast } from "@/components/ui/toast/toast";
import { sayOutdated } from "@/components/ui/outdated";
import { interpolate } from "@/lib/core/interpolate";
import { formatDateTime } from "@/lib/i18n/format";
import { listVersionsAction, readVersionAction } from "@/lib/plans/editing/actions";
import type { PlanRef, PlanVersion } from "@/lib/plans/types";
import { idle } from "@/lib/web/form-state";
import type editor from "@/messages/en/editor.json";
import type { FieldValues, PlanField, ValueWords } from "../fields";
import { CompareView } from "../compare-view";

type VersionsDialogProps = {
  plan: PlanRef;
  fields: readonly PlanField[];
  /** What stands in the form. */
  present: FieldValues;
  labels: (typeof editor)["versions"];
  words: ValueWords;
  /** Contents as controls hold them. */
  toValues: (content: Record<string, unknown>) => FieldValues;
  onRestore: (version: number) => Promise<boolean>;
  onClose: () => void;
};

type ChosenVersion = { version: number; values: FieldValues };

/** Every save of a plan: when, why, what it said, and the way back to it. */
export function VersionsDialog({ plan, fields, present, labels, words, ...rest }: VersionsDialogProps) {
  const [versions, load] = useVersions(plan);
  const [chosen, setChosen] = useState<ChosenVersion | null>(null);
  const [busy, setBusy] = useState(0);

  async function compare(version: number) {
    setBusy(version);
    const answer = await readVersionAction(idle, { ...plan, version }).catch(sayOutdated);
    setBusy(0);
    if (answer?.data) setChosen({ version, values: rest.toValues(answer.data.content) });
    else toast.error(answer?.message ?? labels.failed);
  }

  async function restore(version: number) {
    setBusy(version);
    const restored = await rest.onRestore(version);
    setBusy(0);
    if (restored) rest.onClose();
  }

  return (
    <Dialog
      open
      size="lg"
      onClose={rest.onClose}
      title={labels.title}
      description={labels.text}
      closeLabel={labels.close}
    >
      {chosen ? (
        <>
          <div className="flex flex-wrap gap-2">
            <button
              type="button"
              className={buttonVariants({ size: "sm", variant: "outline" })}
              onClick={() => setChosen(null)}
            >
              {labels.back}
            </button>
            <button
              type="button"
              className={buttonVariants({ size: "sm" })}
              disabled={busy > 0}
              onClick={() => void restore(chosen.version)}
            >
              {labels.restore}
            </button>
          </div>
          <CompareView
            fields={fields}
            before={chosen.values}
            after={present}
            names={{ left: interpolate(labels.number, { number: chosen.version }), right: labels.now }}
            labels={labels}
            words={words}
          />
        </>
      ) : (
        <VersionList
          {...{ versions, labels, busy }}
          onRetry={load}
          onCompare={(version) => void compare(version)}
          onRestore={(version) => void restore(version)}
        />
      )}
    </Dialog>
  );
}

function useVersions({ kind, id }: PlanRef) {
  const [versions, setVersions] = useState<PlanVersion[] | "loading" | "failed">("loading");
  const [round, setRound] = useState(0);
  useEffect(() => {
    let left = false;
    listVersionsAction(idle, { kind, id })
      .catch(() => null)
      .then((answer) => {
        if (!left) setVersions(answer?.data?.versions ?? "failed");
      })
      .catch(() => undefined);
    return () => {
      left = true;
    };
  }, [kind, id, round]);
  function again() {
    setVersions("loading");
    setRound(round + 1);
  }
  return [versions, again] as const;
}

type VersionListProps = {
  versions: PlanVersion[] | "loading" | "failed";
  busy: number;
  labels: (typeof editor)["versions"];
  onRetry: () => void;
  onCompare: (version: number) => void;
  onRestore: (version: number) => void;
};

function VersionList({ versions, busy, labels, onRetry, onCompare, onRestore }: VersionListProps) {
  const small = buttonVariants({ size: "sm", variant: "outline" });
  if (versions === "loading") return <Spinner label={labels.loading} className="size-6" />;
  if (versions === "failed") {
    return (
      <p role="alert" className="flex flex-wrap items-center gap-3">
        {labels.failed}
        <button type="button" className={small} onClick={onRetry}>
          {labels.retry}
        </button>
      </p>
    );
  }
  return (
    <ol className="divide-border grid divide-y">
      {versions.map(({ version, reason, createdAt }, index) => (
        <li key={version} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
          <div className="min-w-0 flex-1">
            <p className="flex flex-wrap items-center gap-2 font-semibold">
              {interpolate(labels.number, { number: version })}
              {index === 0 ? <Badge tone="primary">{labels.current}</Badge> : null}
            </p>
            <p className="text-muted-foreground text-sm">{`${labels.reasons[reason]} · ${formatDateTime(createdAt)}`}</p>
          </div>
          <button type="button" className={small} disabled={busy > 0} onClick={() => onCompare(version)}>
            {busy === version ? <Spinner /> : null}
            {labels.compare}
          </button>
          {index === 0 ? null : (
            <button type="button" className={small} disabled={busy > 0} onClick={() => onRestore(version)}>
              {labels.restore}
            </button>
          )}
        </li>
      ))}
    </ol>
  );
}
