"use client";

import { useState } from "react";
import { ConfirmDialog } from "@/components/ui/dialog/confirm-dialog";
import { Menu, menuEntries } from "@/components/ui/menu/menu";
import { logOutAction } from "@/lib/accounts/actions";
import { initialOf } from "@/lib/core/initial";
import type { AccountEntriesProps } from "./account-entries";

const entries = menuEntries(() => import("./account-entries").then((module) => module.AccountEntries));

type AvatarMenuProps = Omit<AccountEntriesProps, "onLogOut"> & { fullName: string };

export function AvatarMenu({ fullName, ...account }: AvatarMenuProps) {
  const { email, labels } = account;
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Menu
        label={labels.label}
        trigger={<Avatar initial={initialOf({ fullName, email })} />}
        triggerClass="flex-none rounded-full"
        entries={entries}
        given={{ ...account, onLogOut: () => setAsking(true) }}
      />
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        action={logOutAction}
        labels={{
          title: labels.logout,
          question: labels.logoutQuestion,
          confirm: labels.logout,
          cancel: labels.cancel,
          pending: labels.loggingOut,
        }}
      />
    </>
  );
}

function Avatar({ initial }: { initial: string }) {
  return (
    <span className="grid size-11 place-items-center">
      <span className="bg-primary text-primary-foreground grid size-9 place-items-center rounded-full text-sm font-bold">
        {initial}
      </span>
    </span>
  );
}
