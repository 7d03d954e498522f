"use client";

import { useState, type ReactNode } from "react";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { Menu } from "@/components/ui/menu";
import { MenuItem, MenuLink, MenuSeparator } from "@/components/ui/menu-item";
import { logOutAction } from "@/lib/accounts/actions";
import { initialOf } from "@/lib/core/initial";
import type { ShellLabels } from "./types";

type AvatarMenuProps = {
  email: string;
  fullName: string;
  profileHref: string;
  labels: ShellLabels["account"];
  icons: { profile: ReactNode; logout: ReactNode };
};

export function AvatarMenu({ email, fullName, profileHref, labels, icons }: AvatarMenuProps) {
  const [asking, setAsking] = useState(false);
  const localPart = email.split("@")[0] || labels.user;
  return (
    <>
      <Menu
        label={labels.label}
        trigger={<Avatar initial={initialOf({ fullName, email })} />}
        triggerClass="flex-none rounded-full"
      >
        <div className="px-3 pt-2 pb-1">
          <p className="font-bold">{localPart}</p>
          <p className="text-muted-foreground max-w-64 truncate text-sm">{email}</p>
        </div>
        <MenuSeparator />
        <MenuLink href={profileHref} icon={icons.profile}>
          {labels.profile}
        </MenuLink>
        <MenuItem icon={icons.logout} tone="destructive" onChoose={() => setAsking(true)}>
          {labels.logout}
        </MenuItem>
      </Menu>
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
