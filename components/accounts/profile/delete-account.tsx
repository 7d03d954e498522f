"use client";

import { Suspense, useState } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import { lazyDialog } from "@/components/ui/dialog/dialog";
import type { DeletionProps } from "./deletion-dialog";

const DeletionDialog = lazyDialog(async () => (await import("./deletion-dialog")).DeletionDialog);

/** A button behind which the account is erased, once the reader has proved to be its person. */
export function DeleteAccount(props: DeletionProps) {
  // Once it was asked for the dialog stays, so that it can give the focus back as it closes.
  const [state, setState] = useState<"unasked" | "open" | "closed">("unasked");
  return (
    <>
      <button
        type="button"
        onClick={() => setState("open")}
        className={buttonVariants({ variant: "destructive", className: "w-fit" })}
      >
        {props.labels.open}
      </button>
      {state === "unasked" ? null : (
        <Suspense>
          <DeletionDialog {...props} open={state === "open"} onClose={() => setState("closed")} />
        </Suspense>
      )}
    </>
  );
}
