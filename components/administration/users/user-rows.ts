import type { BadgeTone } from "@/components/ui/badge";
import type { User, UserStatus } from "@/lib/administration/types";
import { formatDate } from "@/lib/i18n/format";
import { interpolate } from "@/lib/core/interpolate";
import type administration from "@/messages/en/administration.json";

type Words = Pick<(typeof administration)["users"], "roles" | "statuses" | "noTier" | "until">;

/** An account as the table shows it: words and dates written out. */
export type UserRow = Pick<User, "id" | "email" | "role" | "locked" | "secondFactor"> & {
  roleName: string;
  /** Whether it is the reader's own. */
  self: boolean;
  subscription: string;
  until: string;
  status: string;
  tone: BadgeTone;
  created: string;
};

const tones: Readonly<Record<UserStatus, BadgeTone>> = {
  locked: "destructive",
  unverified: "warning",
  active: "primary",
};

/** `reader` is the account that looks at it. */
export function toUserRow(user: User & { status: UserStatus }, words: Words, reader: number): UserRow {
  const { id, email, role, locked, secondFactor } = user;
  const { subscriptionTier, subscriptionExpiryDate: expiry, status } = user;
  return {
    id,
    email,
    role,
    locked,
    secondFactor,
    self: id === reader,
    roleName: words.roles[role],
    subscription: subscriptionTier ?? words.noTier,
    until: expiry ? interpolate(words.until, { date: formatDate(expiry) }) : "",
    status: words.statuses[status],
    tone: tones[status],
    created: formatDate(user.createdAt),
  };
}
