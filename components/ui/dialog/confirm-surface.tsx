import type { ComponentProps } from "react";
import { buttonVariants } from "../button-variants";
import type { ConfirmDialogProps } from "./confirm-types";
import { DialogSurface } from "./dialog-surface";
import { questionProps } from "./question-props";
import { Spinner } from "../spinner";
import { SubmitButton } from "../submit-button";

type ConfirmSurfaceProps = ConfirmDialogProps & Pick<ComponentProps<typeof DialogSurface>, "opener">;

/** The question as a dialog. */
export function ConfirmSurface({ opener, ...props }: ConfirmSurfaceProps) {
  const { onClose, labels, tone = "primary", children } = props;
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
    <DialogSurface {...questionProps(props)} opener={opener} footer={buttons}>
      {children}
    </DialogSurface>
  );
}
