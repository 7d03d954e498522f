"use client";

import { Suspense, useState } from "react";
import { lazyDialog } from "@/components/ui/dialog/dialog";
import { unlockUserAction } from "@/lib/administration/actions";
import { idle } from "@/lib/web/form-state";
import { useAdministering, type AdministrativeWork } from "../use-administering";
import type { UserRow } from "./user-rows";
import type { AskedOfUser, TierChoice, UserActions, UserLabels } from "./user-types";

/** Brings the forms along, which the list itself has not. */
const UserDialog = lazyDialog(() => import("./user-dialog").then((module) => module.UserDialog));

/** What can be done with an account, and the dialogs that belong to it. */
export function useUserActions(labels: UserLabels, tiers: readonly TierChoice[]) {
  const { busy, perform } = useAdministering();
  const [asked, setAsked] = useState<AskedOfUser | null>(null);
  const close = () => setAsked(null);

  async function finish(work: AdministrativeWork) {
    if (await perform(work)) close();
  }

  function unlock({ id }: UserRow) {
    void perform({ id, run: () => unlockUserAction(idle, { id }), failed: labels.failed.unlock });
  }

  const actions: UserActions = { busy, unlock, ask: (what, row) => setAsked({ what, row }) };
  const dialogs = asked ? (
    <Suspense>
      <UserDialog
        {...{ asked, labels, tiers, close }}
        pending={busy === asked.row.id}
        finish={(work) => void finish(work)}
      />
    </Suspense>
  ) : null;
  return { actions, dialogs };
}
