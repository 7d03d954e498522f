"use client";

import { useRouter } from "next/navigation";
import { sayOutdated } from "@/components/ui/outdated";
import { toast } from "@/components/ui/toast/toast";
import { DownloadRefused } from "./download-refused";
import type { PlanListContext, PlanRow } from "../types";

type Words = Pick<PlanListContext, "subscription" | "labels">;
type Rows = Words & Pick<PlanListContext, "paths"> & { setBusy: (id: number | null) => void };

const expiredToastMs = 5_000;

/** Says that a download was refused because the subscription has expired. False when it was refused for another reason. */
export function useExpiredToast({ subscription, labels }: Words) {
  const router = useRouter();
  return function sayExpired(error: unknown): boolean {
    if (!(error instanceof DownloadRefused) || !error.subscriptionExpired) return false;
    toast.error(error.message || labels.messages.expired, {
      duration: expiredToastMs,
      action: { label: labels.messages.subscribe, onClick: () => router.push(subscription) },
    });
    return true;
  };
}

/** Downloads one plan, with the toast that belongs to how it went. */
export function usePlanDownload({ setBusy, ...words }: Rows) {
  const sayExpired = useExpiredToast(words);
  const { paths, labels } = words;
  return async function download(row: PlanRow, format: "PDF" | "DOCX"): Promise<void> {
    setBusy(row.id);
    try {
      const { fetchPlanFile, saveFile } = await import("./download");
      saveFile(await fetchPlanFile({ address: paths[row.kind].api + row.id, plan: row, format }));
      toast.success(labels.messages.downloaded);
    } catch (error) {
      sayOutdated(error);
      if (sayExpired(error)) return;
      const said = error instanceof DownloadRefused ? error.message : "";
      toast.error(said || labels.messages.downloadFailed);
    } finally {
      setBusy(null);
    }
  };
}
