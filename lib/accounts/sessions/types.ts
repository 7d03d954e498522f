import type { Device } from "../devices/types";

/** A place where somebody is signed in. */
export type OpenSession = {
  id: string;
  device: Device;
  /** The first part of the address that it began from; null where it is not known. */
  network: string | null;
  isThis: boolean;
  createdAt: Date;
  expiresAt: Date;
};
