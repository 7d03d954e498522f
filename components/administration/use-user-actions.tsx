"use client";

import { useState } from "react";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import {
  assignTierAction,
  changeRoleAction,
  deleteUserAction,
  lockUserAction,
  resetSecondFactorAction,
  unlockUserAction,
} from "@/lib/administration/actions";
import { roles } from "@/lib/core/actor";
import { interpolate } from "@/lib/core/interpolate";
import { idle } from "@/lib/web/form-state";
import type administration from "@/messages/en/administration.json";
import { ChoiceDialog } from "./choice-dialog";
import { useAdministering } from "./use-administering";
import type { UserRow } from "./user-rows";

export type UserLabels = (typeof administration)["users"];
export type TierChoice = { id: number; name: string };
type Asked = { what: "role" | "tier" | "factor" | "delete"; row: UserRow };

export type UserActions = {
  busy: number | null;
  toggleLock: (row: UserRow) => void;
  ask: (what: Asked["what"], row: UserRow) => void;
};

/** What can be done with an account, and the dialogs that belong to it. */
export function useUserActions(labels: UserLabels, tiers: readonly TierChoice[]) {
  const { busy, perform } = useAdministering();
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);

  async function finish(work: Parameters<typeof perform>[0]) {
    if (await perform(work)) close();
  }

  function toggleLock({ id, locked }: UserRow) {
    const action = locked ? unlockUserAction : lockUserAction;
    void perform({ id, run: () => action(idle, { id }), failed: locked ? labels.failed.unlock : labels.failed.lock });
  }

  const actions: UserActions = { busy, toggleLock, ask: (what, row) => setAsked({ what, row }) };
  const dialogs = asked ? (
    <UserDialog
      {...{ asked, labels, tiers, close }}
      pending={busy === asked.row.id}
      finish={(work) => void finish(work)}
    />
  ) : null;
  return { actions, dialogs };
}

type UserDialogProps = {
  asked: Asked;
  labels: UserLabels;
  tiers: readonly TierChoice[];
  pending: boolean;
  close: () => void;
  finish: (work: Parameters<ReturnType<typeof useAdministering>["perform"]>[0]) => void;
};

function UserDialog({ asked: { what, row }, labels, tiers, pending, close, finish }: UserDialogProps) {
  const { id, email } = row;
  const { cancel, working, failed } = labels;
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
    const { title, text } = labels.roleDialog;
    return (
      <ChoiceDialog
        {...{ onClose: close, pending, name: "role", value: row.role }}
        options={roles.map((role) => ({ value: role, label: labels.roles[role] }))}
        labels={{
          title,
          text: interpolate(text, { email }),
          field: labels.newRole,
          confirm: labels.save,
          cancel,
          pending: working,
        }}
        onChoose={(role) => finish({ id, run: () => changeRoleAction(idle, { id, role }), failed: failed.role })}
      />
    );
  }
  const { title, text } = labels.tierDialog;
  return (
    <ChoiceDialog
      {...{ onClose: close, pending, name: "tierId", value: "", missing: failed.noTier }}
      placeholder={tiers.length > 0 ? labels.chooseTier : labels.noTiers}
      options={tiers.map((tier) => ({ value: String(tier.id), label: tier.name }))}
      labels={{
        title,
        text: interpolate(text, { email }),
        field: labels.newTier,
        confirm: labels.assignNow,
        cancel,
        pending: working,
      }}
      onChoose={(tierId) => finish({ id, run: () => assignTierAction(idle, { id, tierId }), failed: failed.tier })}
    />
  );
}
