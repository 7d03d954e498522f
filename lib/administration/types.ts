import type { Role } from "@/lib/core/actor";

/** An account as administrators see it. Source: ADM-2. Dates are ISO moments. */
export type User = {
  id: number;
  email: string;
  role: Role;
  /** Name of the tier; null without a subscription. */
  subscriptionTier: string | null;
  subscriptionStartDate: string | null;
  subscriptionExpiryDate: string | null;
  locked: boolean;
  /** Always false: who is deleted is gone. Source: ADR 15.47. */
  deleted: false;
  verified: boolean;
  /** Whether a code or a passkey is asked for at signing in. */
  secondFactor: boolean;
  createdAt: string;
  lessonPlansUsedThisMonth: number;
};

/** Locked and not verified come before active, in this order. Source: ADM-3. */
export type UserStatus = "locked" | "unverified" | "active";
