import type { ReactNode } from "react";
import { MenuItem, MenuLink, MenuSeparator } from "@/components/ui/menu/menu-item";
import type { ShellLabels } from "@/components/layout/types";

export type AccountEntriesProps = {
  email: string;
  profileHref: string;
  labels: ShellLabels["account"];
  icons: { profile: ReactNode; logout: ReactNode };
  onLogOut: () => void;
};

/** Who is signed in, the way to their profile and the way out. */
export function AccountEntries({ email, profileHref, labels, icons, onLogOut }: AccountEntriesProps) {
  return (
    <>
      <div className="px-3 pt-2 pb-1">
        <p className="font-bold">{email.split("@")[0] || labels.user}</p>
        <p className="text-muted-foreground max-w-64 truncate text-sm">{email}</p>
      </div>
      <MenuSeparator />
      <MenuLink href={profileHref} icon={icons.profile}>
        {labels.profile}
      </MenuLink>
      <MenuItem icon={icons.logout} tone="destructive" onChoose={onLogOut}>
        {labels.logout}
      </MenuItem>
    </>
  );
}
