"use client";

import { useState } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import { Dialog } from "@/components/ui/dialog/dialog";
import type editor from "@/messages/en/editor.json";
import type { FieldValues, PlanField, ValueWords } from "../fields";
import { CompareView } from "../compare-view";

type ConflictDialogProps = {
  fields: readonly PlanField[];
  theirs: FieldValues;
  mine: FieldValues;
  busy: boolean;
  labels: Pick<typeof editor, "conflict" | "versions">;
  words: ValueWords;
  onTheirs: () => void;
  onMine: () => void;
  onClose: () => void;
};

/** Two saves of one plan met: whichever is chosen, the other stays in the list of versions. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { conflict, versions } = props.labels;
  const [comparing, setComparing] = useState(false);
  return (
    <Dialog
      open
      role="alertdialog"
      size="lg"
      onClose={props.onClose}
      title={conflict.title}
      description={conflict.text}
      closeLabel={conflict.close}
      footer={
        <>
          <button
            type="button"
            className={buttonVariants({ variant: "ghost" })}
            aria-expanded={comparing}
            onClick={() => setComparing(!comparing)}
          >
            {comparing ? conflict.hide : conflict.compare}
          </button>
          <button
            type="button"
            disabled={props.busy}
            className={buttonVariants({ variant: "outline" })}
            onClick={props.onTheirs}
          >
            {props.busy ? conflict.working : conflict.theirs}
          </button>
          <button type="button" disabled={props.busy} className={buttonVariants({})} onClick={props.onMine}>
            {props.busy ? conflict.working : conflict.mine}
          </button>
        </>
      }
    >
      {comparing ? (
        <CompareView
          fields={props.fields}
          before={props.theirs}
          after={props.mine}
          names={{ left: conflict.left, right: conflict.right }}
          labels={versions}
          words={props.words}
        />
      ) : null}
    </Dialog>
  );
}
