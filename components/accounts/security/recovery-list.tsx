"use client";

import { Alert } from "@/components/ui/alert";
import { buttonVariants } from "@/components/ui/button-variants";
import { CopyButton } from "@/components/ui/copy-button";
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
      <ul aria-label={labels.title} className="border-border grid gap-x-6 rounded-xl border px-4 py-3 sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>
            <code className="text-sm break-all sm:text-[0.9375rem]">{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-x-1.5 gap-y-3">
        <CopyButton text={codes.join("\n")} labels={labels} look={{ size: "sm" }} />
        <button
          type="button"
          onClick={() => saveAsFile(labels.fileName, codes)}
          className={buttonVariants({ variant: "outline", size: "sm" })}
        >
          {labels.save}
        </button>
        <button type="button" onClick={onClose} className={buttonVariants({ className: "max-sm:w-full" })}>
          {labels.close}
        </button>
      </div>
    </div>
  );
}
