"use client";

import { useId } from "react";
import { checkBy } from "@/components/forms/check";
import { Alert } from "@/components/ui/alert";
import { buttonVariants } from "@/components/ui/button-variants";
import { CheckField } from "@/components/ui/fields/checkbox";
import { Dialog } from "@/components/ui/dialog/dialog";
import { TextareaField, TextField } from "@/components/ui/fields/field";
import { SubmitButton } from "@/components/ui/submit-button";
import { createTierAction, updateTierAction } from "@/lib/administration/tiers/actions";
import type { Tier } from "@/lib/subscriptions/types";
import { idle } from "@/lib/web/form-state";
import type administration from "@/messages/en/administration.json";
import { useAdminForm } from "../use-admin-form";

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

const check = checkBy(async () => (await import("@/lib/subscriptions/tiers/schema")).tierForm);

/** The form of a tier; errors stand at their fields and nothing that was typed is lost. */
export function TierDialog({ tier, defaults, onClose, labels }: TierDialogProps) {
  const { form: words, failed } = labels;
  const id = useId();
  const { price, durationDays, lessonPlansPerMonth, maxUsers } = { ...defaults, ...tier };
  const failure = tier ? failed.update : failed.create;

  function send(input: FormData) {
    if (tier) input.set("id", String(tier.id));
    return (tier ? updateTierAction : createTierAction)(idle, input);
  }

  const { field, pending, props, refusal } = useAdminForm({
    start: {
      name: tier?.name ?? "",
      description: tier?.description ?? "",
      active: tier?.active ?? true,
      price: String(price),
      durationDays: String(durationDays),
      lessonPlansPerMonth: String(lessonPlansPerMonth),
      maxUsers: String(maxUsers),
    },
    check,
    send,
    failed: failure,
    onDone: onClose,
  });
  const buttons = (
    <>
      <button type="button" onClick={onClose} className={buttonVariants({ variant: "outline" })}>
        {words.cancel}
      </button>
      <SubmitButton form={id} pending={pending} pendingLabel={words.saving}>
        {words.save}
      </SubmitButton>
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
        {refusal && !refusal.fields ? <Alert tone="error" title={refusal.message ?? failure} /> : null}
        <TextField {...field("name")} label={words.name} data-autofocus />
        <TextareaField {...field("description")} label={words.description} rows={2} />
        <div className="grid gap-4 sm:grid-cols-2">
          {numbers.map((name) => (
            <TextField
              key={name}
              {...field(name)}
              type="number"
              inputMode="numeric"
              min={least[name]}
              step={1}
              label={words[name]}
            />
          ))}
        </div>
        <CheckField {...field("active")} label={words.active} hint={words.activeHint} />
      </form>
    </Dialog>
  );
}
