"use client";

import { useId } from "react";
import { Alert } from "@/components/ui/alert";
import { buttonVariants } from "@/components/ui/button-variants";
import { CheckField } from "@/components/ui/checkbox";
import { Dialog } from "@/components/ui/dialog";
import { TextareaField, TextField } from "@/components/ui/field";
import { Spinner } from "@/components/ui/spinner";
import { createTierAction, updateTierAction } from "@/lib/administration/tiers/actions";
import type { Tier } from "@/lib/subscriptions/types";
import { idle } from "@/lib/web/form-state";
import type administration from "@/messages/en/administration.json";
import { useAdminForm } from "./use-admin-form";

type TierDialogProps = {
  /** Null makes a new one. */
  tier: Tier | null;
  /** What an empty form starts with. */
  defaults: Pick<Tier, "price" | "lessonPlansPerMonth" | "maxUsers" | "durationDays">;
  onClose: () => void;
  labels: (typeof administration)["subscriptions"];
};

const numbers = ["price", "durationDays", "lessonPlansPerMonth", "maxUsers"] as const;
const least = { price: 0, durationDays: 1, lessonPlansPerMonth: 0, maxUsers: 1 } as const;

/** The form of a tier; errors stand at their fields and nothing that was typed is lost. */
export function TierDialog({ tier, defaults, onClose, labels }: TierDialogProps) {
  const { form: words, failed } = labels;
  const id = useId();
  const values = { ...defaults, ...tier };
  const failure = tier ? failed.update : failed.create;

  function send(input: FormData) {
    if (tier) input.set("id", String(tier.id));
    return (tier ? updateTierAction : createTierAction)(idle, input);
  }

  const { pending, state, errors, props } = useAdminForm({ send, failed: failure, onDone: onClose });
  const buttons = (
    <>
      <button type="button" onClick={onClose} className={buttonVariants({ variant: "outline" })}>
        {words.cancel}
      </button>
      <button type="submit" form={id} disabled={pending} aria-busy={pending} className={buttonVariants()}>
        {pending ? <Spinner /> : null}
        {pending ? words.saving : words.save}
      </button>
    </>
  );
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={tier ? words.edit : words.create}
      closeLabel={words.cancel}
      footer={buttons}
    >
      <form {...props} id={id} className="grid gap-4">
        {state.status === "error" && !state.fields ? <Alert tone="error" title={state.message ?? failure} /> : null}
        <TextField id="name" label={words.name} defaultValue={tier?.name} error={errors.name} data-autofocus />
        <TextareaField
          id="description"
          label={words.description}
          defaultValue={tier?.description}
          error={errors.description}
          rows={2}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          {numbers.map((name) => (
            <TextField
              key={name}
              id={name}
              type="number"
              inputMode="numeric"
              min={least[name]}
              step={1}
              label={words[name]}
              defaultValue={values[name]}
              error={errors[name]}
            />
          ))}
        </div>
        <CheckField id="active" label={words.active} hint={words.activeHint} defaultChecked={tier?.active ?? true} />
      </form>
    </Dialog>
  );
}
