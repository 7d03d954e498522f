"use client";

import { useState, type ReactNode } from "react";
import { serverNow } from "@/components/layout/server-clock";
import { buttonVariants } from "@/components/ui/button-variants";
import { Spinner } from "@/components/ui/spinner";
import { toast } from "@/components/ui/toast/toast";
import { dateInKigali } from "@/lib/core/clock";
import type { Locale } from "@/lib/core/language";

type ExportButtonProps = {
  /** The call that answers with the file. */
  href: string;
  locale: Locale;
  icon: ReactNode;
  labels: Record<"export" | "exporting" | "exported" | "exportFailed", string>;
};

async function fetchReport(href: string, locale: Locale): Promise<Blob> {
  const answer = await fetch(href, { headers: { "accept-language": locale } });
  if (!answer.ok) throw new Error(String(answer.status));
  return answer.blob();
}

function save(file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = `activity-report-${dateInKigali(new Date(serverNow()))}.csv`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Saves all that fits the filters as a CSV file. */
export function ExportButton({ href, locale, icon, labels }: ExportButtonProps) {
  const [busy, setBusy] = useState(false);

  async function run() {
    setBusy(true);
    try {
      save(await fetchReport(href, locale));
      toast.success(labels.exported);
    } catch {
      toast.error(labels.exportFailed);
    } finally {
      setBusy(false);
    }
  }

  return (
    <button
      type="button"
      disabled={busy}
      aria-busy={busy}
      onClick={() => void run()}
      className={buttonVariants({ variant: "outline" })}
    >
      {busy ? <Spinner /> : icon}
      {busy ? labels.exporting : labels.export}
    </button>
  );
}
