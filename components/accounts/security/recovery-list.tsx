"use client";

import { Alert } from "@/components/ui/alert";
import { buttonVariants } from "@/components/ui/button-variants";
import { toast } from "@/components/ui/toast";
import type security from "@/messages/en/security.json";

type RecoveryListProps = { codes: string[]; labels: (typeof security)["recovery"]; onClose: () => void };

function saveAsFile(name: string, codes: string[]): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([`Isomo\n\n${codes.join("\n")}\n`], { type: "text/plain" }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Recovery codes, the one time that they are shown. */
export function RecoveryList({ codes, labels, onClose }: RecoveryListProps) {
  return (
    <div className="grid gap-4">
      <Alert tone="warning">{labels.once}</Alert>
      <ul aria-label={labels.title} className="border-border grid gap-x-6 gap-y-1 rounded-xl border p-4 sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>
            <code className="text-[0.9375rem] break-all">{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <button
          type="button"
          onClick={() => void navigator.clipboard.writeText(codes.join("\n")).then(() => toast.success(labels.copied))}
          className={buttonVariants({ variant: "outline" })}
        >
          {labels.copy}
        </button>
        <button
          type="button"
          onClick={() => saveAsFile(labels.fileName, codes)}
          className={buttonVariants({ variant: "outline" })}
        >
          {labels.save}
        </button>
        <button type="button" onClick={onClose} className={buttonVariants()}>
          {labels.close}
        </button>
      </div>
    </div>
  );
}
