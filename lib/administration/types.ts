import type { Role } from "@/lib/core/actor";

/** An account as administrators see it. Source: specification 2, section 3. Dates are ISO moments. */
export type User = {
  id: number;
  email: string;
  role: Role;
  /** Name of the tier; null without a subscription. */
  subscriptionTier: string | null;
  subscriptionStartDate: string | null;
  subscriptionExpiryDate: string | null;
  locked: boolean;
  /** Always false: who is deleted is gone. The specification has the field. */
  deleted: false;
  verified: boolean;
  /** Whether a code or a passkey is asked for at signing in. */
  secondFactor: boolean;
  createdAt: string;
  lessonPlansUsedThisMonth: number;
};

/** Locked and not verified come before active, in this order. Source: specification 2, section 4. */
export type UserStatus = "locked" | "unverified" | "active";
