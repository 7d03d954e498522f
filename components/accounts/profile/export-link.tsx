"use client";

import { useTransition, type MouseEvent } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import { toast } from "@/components/ui/toast/toast";
import { openExportAction } from "@/lib/personal-data/export/actions";
import { answerOf, idle } from "@/lib/web/form-state";
import { withProof } from "../proof/with-proof";

const address = "/api/account/export";

/** Hands the file to the browser's downloads, which fetch it piece by piece. */
function download(): void {
  const link = document.createElement("a");
  link.href = address;
  link.download = "";
  link.click();
}

/** The download of all that is kept of the reader, who first proves to be there where that was long ago. */
export function ExportLink({ label, failed }: { label: string; failed: string }) {
  const [pending, start] = useTransition();

  function take(event: MouseEvent): void {
    event.preventDefault();
    if (pending) return;
    start(async () => {
      const answer = await answerOf(withProof(() => openExportAction(idle, {})));
      if (answer?.status === "success") download();
      else toast.error(answer?.message ?? failed);
    });
  }

  return (
    <a
      href={address}
      download
      onClick={take}
      aria-busy={pending}
      className={buttonVariants({ variant: "outline", className: "w-fit" })}
    >
      {label}
    </a>
  );
}
