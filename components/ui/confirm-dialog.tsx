"use client";

import type { ReactNode } from "react";
import { buttonVariants } from "./button-variants";
import { Dialog } from "./dialog";
import { Spinner } from "./spinner";
import { SubmitButton } from "./submit-button";

export type ConfirmLabels = { title: string; question: string; confirm: string; cancel: string; pending: string };

type ConfirmDialogProps = {
  open: boolean;
  onClose: () => void;
  labels: ConfirmLabels;
  tone?: "primary" | "destructive";
  children?: ReactNode;
} & (
  | { /** Runs in the browser. */ onConfirm: () => void; pending?: boolean; action?: undefined }
  | {
      /** A server action; `fields` are sent with it. */ action: (form: FormData) => void | Promise<void>;
      fields?: Record<string, string>;
      onConfirm?: undefined;
    }
);

/** One question with two answers. The safe answer comes first and has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onClose, labels, tone = "primary", children } = props;
  const buttons = (
    <>
      <button type="button" data-autofocus onClick={onClose} className={buttonVariants({ variant: "outline" })}>
        {labels.cancel}
      </button>
      {props.action === undefined ? (
        <button
          type="button"
          onClick={props.onConfirm}
          disabled={props.pending}
          className={buttonVariants({ variant: tone })}
        >
          {props.pending ? <Spinner /> : null}
          {props.pending ? labels.pending : labels.confirm}
        </button>
      ) : (
        <form action={props.action}>
          {Object.entries(props.fields ?? {}).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <SubmitButton variant={tone} pendingLabel={labels.pending}>
            {labels.confirm}
          </SubmitButton>
        </form>
      )}
    </>
  );
  return (
    <Dialog
      role="alertdialog"
      open={open}
      onClose={onClose}
      title={labels.title}
      description={labels.question}
      closeLabel={labels.cancel}
      footer={buttons}
    >
      {children}
    </Dialog>
  );
}
