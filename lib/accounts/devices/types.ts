import type { browserNames, systemNames } from "./constants";

/** What a browser says of itself, in the words that people know; null where it says nothing that we understand. */
export type Device = { browser: (typeof browserNames)[number] | null; system: (typeof systemNames)[number] | null };
