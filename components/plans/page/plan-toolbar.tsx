"use client";

import { useEffect, useState, useTransition, type ReactNode } from "react";
import { isQuotaRefusal } from "@/components/subscriptions/quota-errors";
import { buttonVariants } from "@/components/ui/button-variants";
import { ConfirmDialog } from "@/components/ui/dialog/confirm-dialog";
import { Menu, menuEntries } from "@/components/ui/menu/menu";
import { Spinner } from "@/components/ui/spinner";
import { sayOutdated } from "@/components/ui/outdated";
import { toast } from "@/components/ui/toast/toast";
import { useOneAtATime } from "@/components/ui/use-one-at-a-time";
import { copyPlanAction, deletePlanAction } from "@/lib/plans/editing/actions";
import type { DownloadFormat } from "@/lib/plans/schema";
import type { PlanRef } from "@/lib/plans/types";
import { answerOf, idle, type FormState } from "@/lib/web/form-state";
import { translationsPlace } from "../translations/place";
import { DownloadRefused } from "../downloads/download-refused";
import { QuotaRefused, type QuotaText } from "../quota-refused";
import type { ToolbarLabels } from "./toolbar-entries";

const entries = menuEntries(() => import("./toolbar-entries").then((module) => module.ToolbarEntries));

type PlanToolbarProps = {
  plan: PlanRef & { title: string };
  api: string;
  hrefs: { edit: string; versions: string; subscription: string };
  labels: ToolbarLabels;
  quota: QuotaText;
  /** Whether it is the viewer's own plan: others may only download it. */
  own: boolean;
  /** Whether the plan has teacher's notes, which may be left out of its file. */
  noted: boolean;
  /** Further buttons. */
  children?: ReactNode;
};

const look = buttonVariants({ variant: "outline" });

/** What can be done with a finished plan. */
export function PlanToolbar({ plan, api, hrefs, labels, quota, own, noted, children }: PlanToolbarProps) {
  const [asking, setAsking] = useState(false);
  const [quotaRefusal, setQuotaRefusal] = useState<FormState | null>();
  const [notes, setNotes] = useState(true);
  const [busy, start] = useTransition();
  const oneAtATime = useOneAtATime();

  // From the menu of a list.
  useEffect(() => {
    if (location.hash === `#${translationsPlace}`) openTranslations();
  }, []);

  function refuse(answer: FormState, fallback: string) {
    if (isQuotaRefusal(answer.error)) setQuotaRefusal(answer);
    else toast.error(answer.message ?? fallback);
  }

  function run(action: (previous: FormState, input: unknown) => Promise<FormState>, fallback: string) {
    const work = async () => {
      const answer = await answerOf(action(idle, plan));
      if (answer === null) toast.error(fallback);
      else if (answer?.status === "error") refuse(answer, fallback);
    };
    start(() => oneAtATime(work));
  }

  return (
    <div role="group" aria-label={labels.actions} className="flex flex-wrap gap-2">
      {own ? (
        <a href={hrefs.edit} className={buttonVariants({})}>
          {labels.edit}
        </a>
      ) : null}
      {children}
      {(["pdf", "docx"] as const).map((format) => (
        <DownloadButton
          key={format}
          {...{ format, api, labels, notes }}
          id={plan.id}
          title={plan.title}
          subscribe={hrefs.subscription}
        />
      ))}
      {noted ? (
        <label className="flex min-h-11 items-center gap-2 text-sm">
          <input
            type="checkbox"
            className="accent-primary size-4"
            checked={notes}
            onChange={(event) => setNotes(event.target.checked)}
          />
          {labels.notes}
        </label>
      ) : null}
      {own ? (
        <Menu
          label={labels.more}
          trigger={busy && !asking ? <Spinner /> : <span aria-hidden="true">{"•••"}</span>}
          triggerClass={look}
          entries={entries}
          given={{
            versions: hrefs.versions,
            labels,
            onCopy: () => run(copyPlanAction, labels.failed),
            onTranslate: openTranslations,
            onDelete: () => setAsking(true),
          }}
        />
      ) : null}
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => run(deletePlanAction, labels.deleteFailed)}
        pending={busy}
        tone="destructive"
        labels={labels.confirm}
      />
      <QuotaRefused refusal={quotaRefusal} onClose={() => setQuotaRefusal(null)} text={quota} />
    </div>
  );
}

function openTranslations(): void {
  const panel = document.getElementById(translationsPlace);
  if (!(panel instanceof HTMLDetailsElement)) return;
  panel.open = true;
  panel.scrollIntoView();
  panel.querySelector("summary")?.focus({ preventScroll: true });
}

type DownloadButtonProps = {
  format: DownloadFormat;
  id: number;
  title: string;
  api: string;
  subscribe: string;
  labels: ToolbarLabels;
  notes: boolean;
  icon?: ReactNode;
};

function DownloadButton({ format, id, title, api, subscribe, labels, notes }: DownloadButtonProps) {
  const [busy, setBusy] = useState(false);

  async function download() {
    setBusy(true);
    try {
      const { fetchPlanFile, saveFile } = await import("../downloads/download");
      saveFile(
        await fetchPlanFile({
          address: `${api}/${id}`,
          plan: { id, title },
          format: format === "pdf" ? "PDF" : "DOCX",
          notes,
        }),
      );
      toast.success(labels.downloaded);
    } catch (error) {
      sayOutdated(error);
      if (error instanceof DownloadRefused && error.subscriptionExpired) sayExpired(error.message);
      else toast.error((error instanceof DownloadRefused && error.explanation) || labels.downloadFailed);
    } finally {
      setBusy(false);
    }
  }

  function sayExpired(message: string) {
    toast.error(message || labels.expired, {
      duration: 5000,
      action: { label: labels.subscribe, onClick: () => location.assign(subscribe) },
    });
  }

  return (
    <button type="button" className={look} disabled={busy} aria-busy={busy} onClick={() => void download()}>
      {busy ? <Spinner /> : null}
      {busy ? labels.downloading : labels[format]}
    </button>
  );
}
