import type { FactorKind } from "../factors/types";
import type { Device } from "../devices/types";

/** By what somebody came in first. */
export type SignInWay = "password" | "google" | "passkey";

/** A sign-in as the account's person sees it. */
export type RecentSignIn = {
  id: number;
  way: SignInWay;
  factor: FactorKind | null;
  succeeded: boolean;
  device: Device;
  /** The first part of the address; null where it is not known. */
  network: string | null;
  createdAt: Date;
};
