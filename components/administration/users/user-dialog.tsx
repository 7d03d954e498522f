"use client";

import { ConfirmDialog } from "@/components/ui/dialog/confirm-dialog";
import {
  assignTierAction,
  changeRoleAction,
  deleteUserAction,
  lockUserAction,
  resetSecondFactorAction,
} from "@/lib/administration/actions";
import { roles } from "@/lib/core/actor";
import { interpolate } from "@/lib/core/interpolate";
import { idle } from "@/lib/web/form-state";
import { ChoiceDialog } from "./choice-dialog";
import type { AdministrativeWork } from "../use-administering";
import type { AskedOfUser, TierChoice, UserLabels } from "./user-types";

type UserDialogProps = {
  asked: AskedOfUser;
  labels: UserLabels;
  tiers: readonly TierChoice[];
  pending: boolean;
  close: () => void;
  finish: (work: AdministrativeWork) => void;
};

/** What is asked before it is done to an account. */
export function UserDialog({ asked: { what, row }, labels, tiers, pending, close, finish }: UserDialogProps) {
  const { id, email } = row;
  const { cancel, working, failed } = labels;
  const choice = ({ title, text }: Record<"title" | "text", string>, answer: Record<"field" | "confirm", string>) => ({
    onClose: close,
    pending,
    labels: { ...answer, title, text: interpolate(text, { email }), cancel, pending: working },
  });
  if (what === "delete") {
    return (
      <ConfirmDialog
        open
        onClose={close}
        tone="destructive"
        labels={{ ...labels.deleteDialog, question: interpolate(labels.deleteDialog.question, { email }) }}
        onConfirm={() => finish({ id, run: () => deleteUserAction(idle, { id }), failed: failed.delete })}
        pending={pending}
      />
    );
  }
  if (what === "lock") {
    return (
      <ConfirmDialog
        open
        onClose={close}
        tone="destructive"
        labels={{ ...labels.lockDialog, question: interpolate(labels.lockDialog.question, { email }) }}
        onConfirm={() => finish({ id, run: () => lockUserAction(idle, { id }), failed: failed.lock })}
        pending={pending}
      />
    );
  }
  if (what === "factor") {
    const { question, administrator, ...words } = labels.factorDialog;
    return (
      <ConfirmDialog
        open
        onClose={close}
        tone="destructive"
        labels={{ ...words, question: interpolate(row.role === "ADMIN" ? administrator : question, { email }) }}
        onConfirm={() => finish({ id, run: () => resetSecondFactorAction(idle, { id }), failed: failed.factor })}
        pending={pending}
      />
    );
  }
  if (what === "role") {
    return (
      <ChoiceDialog
        {...choice(labels.roleDialog, { field: labels.newRole, confirm: labels.save })}
        {...{ name: "role", value: row.role }}
        options={roles.map((role) => ({ value: role, label: labels.roles[role] }))}
        onChoose={(role) => finish({ id, run: () => changeRoleAction(idle, { id, role }), failed: failed.role })}
      />
    );
  }
  return (
    <ChoiceDialog
      {...choice(labels.tierDialog, { field: labels.newTier, confirm: labels.assignNow })}
      {...{ name: "tierId", value: "", missing: failed.noTier }}
      placeholder={tiers.length > 0 ? labels.chooseTier : labels.noTiers}
      options={tiers.map((tier) => ({ value: String(tier.id), label: tier.name }))}
      onChoose={(tierId) => finish({ id, run: () => assignTierAction(idle, { id, tierId }), failed: failed.tier })}
    />
  );
}
