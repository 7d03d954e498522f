"use client";

import { buttonVariants, type ButtonLook } from "./button-variants";
import { Icon } from "./icon";
import { toast } from "./toast/toast";

type CopyButtonProps = { text: string; labels: Record<"copy" | "copied" | "copyFailed", string>; look?: ButtonLook };

/** Puts a text into the clipboard, and says whether it went: browsers refuse it on pages without encryption. */
export function CopyButton({ text, labels, look }: CopyButtonProps) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(labels.copied);
    } catch {
      toast.error(labels.copyFailed);
    }
  }

  return (
    <button type="button" onClick={() => void copy()} className={buttonVariants({ variant: "outline", ...look })}>
      <Icon name="copy" className="size-4.5" />
      {labels.copy}
    </button>
  );
}
