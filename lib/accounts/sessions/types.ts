import type { browserNames, systemNames } from "./constants";

/** What a browser says of itself, in the words that people know; null where it says nothing that we understand. */
export type Device = { browser: (typeof browserNames)[number] | null; system: (typeof systemNames)[number] | null };

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
